import type { ReactNode, RefObject } from 'react';

export interface ModalProps {
  readonly open: boolean;
  /** Called with false by Escape, a press outside and the closing button. */
  readonly onOpenChange: (open: boolean) => void;
  /** After the closing motion has ended. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** Name of the closing button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons that stay in sight below the scrolling part. */
  readonly footer?: ReactNode;
  /** What takes the focus first; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** Class of `modal.module.css` that says where the window stands. */
export type ModalVariant = 'dialog' | 'wide' | 'drawer' | 'start' | 'end';

export interface ModalLayoutProps extends ModalProps {
  readonly look: readonly ModalVariant[];
  /** False leaves the page behind usable. */
  readonly modal: boolean;
}
