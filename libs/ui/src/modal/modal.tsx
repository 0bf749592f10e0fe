import { lazy, Suspense, useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { ModalFrameProps } from './modal-frame.js';

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

const load = () => import('./modal-frame.js');
const Frame = lazy(load);

/** Fetches what opening needs, for a button that is about to be pressed. */
export function preloadModal(): void {
  void load();
}

/**
 * Window over the page: holds the focus, and gives it back to where it was. Until it is opened for
 * the first time it costs the page next to nothing.
 */
export function Modal(props: ModalFrameProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (props.open) setWanted(true);
  }, [props.open]);
  if (!wanted) return null;
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
