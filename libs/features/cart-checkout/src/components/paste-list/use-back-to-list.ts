import { useRef } from 'react';
import { useCloseOnBack } from '@larder/ui/close-on-back';

/** The browser's back button leads from what was found to the field with the list, which is returned. */
export function useBackToList(isFound: boolean, leave: () => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  useCloseOnBack(isFound, () => {
    leave();
    field.current?.focus();
  });
  return field;
}
