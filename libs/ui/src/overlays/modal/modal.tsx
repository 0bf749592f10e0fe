import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalLayoutProps } from './modal-props.js';

const load = () => import('./modal-layout.js');
const Frame = lazy(load);

/** Preloads the dialog, for a button that is about to be clicked. */
export function preloadModal(): void {
  void load();
}

/**
 * Dialog over the page: traps the focus and restores it on close. Its code is loaded when it is first
 * opened.
 */
export function Modal(props: ModalLayoutProps) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (props.open) setRequested(true);
  }, [props.open]);
  if (!isRequested) return null;
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
