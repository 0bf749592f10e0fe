import { useCallback, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';

/**
 * Makes a change of an order and shows the order as it then is, also when somebody else was faster.
 */
export function useOrderChange() {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const run = useCallback(
    async (change: () => Promise<unknown>) => {
      setIsBusy(true);
      try {
        await change();
      } catch (error) {
        const text = error instanceof HttpError ? String(error.message) : 'office.errors.other';
        notify(text, { type: 'warning' });
      } finally {
        setIsBusy(false);
        refresh();
      }
    },
    [notify, refresh],
  );
  return { isBusy, run };
}
