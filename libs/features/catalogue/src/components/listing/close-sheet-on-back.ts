import { overlayToggled } from '@larder/ui/close-on-back';

/** The browser's back button closes the filters, which have just been opened or closed. */
export const sheetToggled = (details: HTMLDetailsElement): void =>
  overlayToggled({
    isOpen: () => details.open && details.isConnected,
    close: () => (details.open = false),
  });
