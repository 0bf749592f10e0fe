import { useEffect, useRef } from 'react';
import { overlayToggled, type Overlay } from './close-on-back.js';

/** The browser's back button calls `close` while `isOpen`, and stays on the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef({ isOpen, close });
  const overlay = useRef<Overlay>({
    isOpen: () => latest.current.isOpen,
    close: () => latest.current.close(),
  });
  // After each render: the page below may have changed, and with it the history entry.
  useEffect(() => {
    const wasOpen = latest.current.isOpen;
    latest.current = { isOpen, close };
    if (isOpen || wasOpen) overlayToggled(overlay.current);
  });
  useEffect(
    () => () => {
      latest.current.isOpen = false;
      overlayToggled(overlay.current);
    },
    [],
  );
}
