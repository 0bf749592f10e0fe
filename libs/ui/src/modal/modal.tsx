import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalLayoutProps } from './modal-props.js';

const load = () => import('./modal-layout.js');
const Frame = lazy(load);

/** Fetches what opening needs, for a button that is about to be pressed. */
export function preloadModal(): void {
  void load();
}

/**
 * Window over the page: holds the focus, and gives it back to where it was. Until it is opened for
 * the first time it costs the page next to nothing.
 */
export function Modal(props: ModalLayoutProps) {
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
