import type { ReactNode, RefObject } from 'react';

export interface ModalProps {
  readonly open: boolean;
  /** Called with false on Escape, a click outside, the close button, and the browser's back button. */
  readonly onOpenChange: (open: boolean) => void;
  /** Called after the close animation. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** Element that receives the initial focus; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** Class of `modal.module.css` for the dialog's position. */
export type ModalVariant = 'dialog' | 'wide' | 'drawer' | 'start' | 'end';

export interface ModalLayoutProps extends ModalProps {
  readonly look: readonly ModalVariant[];
  /** False keeps the page behind it usable. */
  readonly modal: boolean;
}
