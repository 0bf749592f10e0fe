import { useCallback, useEffect, useState } from 'react';

/** The store whose pin was pressed; its card is focused once it is displayed. */
export function useChosenStore() {
  // An object, so that pressing the same pin again focuses the card again.
  const [choice, setChoice] = useState<{ readonly storeId: string }>();
  const choose = useCallback((storeId: string) => setChoice({ storeId }), []);
  useEffect(() => {
    if (choice) document.getElementById(`store-${choice.storeId}`)?.focus();
  }, [choice]);
  return { chosen: choice?.storeId, choose };
}
