import { useEffect, useRef } from 'react';
import type { Overlay } from '@larder/ui/close-on-back';

/** Loaded with the first list that is found: the page shares its file with the cart. */
const toggled = (overlay: Overlay) =>
  void import('./close-list-on-back.js').then(
    ({ overlayToggled }) => overlayToggled(overlay),
    // Without it the back button leads to the page before, as it always did.
    () => undefined,
  );

/** The browser's back button leads from what was found to the field with the list, which is returned. */
export function useBackToList(isFound: boolean, leave: () => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({ isFound, leave });
  const overlay = useRef<Overlay>({
    isOpen: () => latest.current.isFound,
    close: () => {
      latest.current.leave();
      field.current?.focus();
    },
  });
  useEffect(() => {
    const wasFound = latest.current.isFound;
    latest.current = { isFound, leave };
    if (isFound || wasFound) toggled(overlay.current);
  });
  useEffect(
    () => () => {
      if (!latest.current.isFound) return;
      latest.current.isFound = false;
      toggled(overlay.current);
    },
    [],
  );
  return field;
}
