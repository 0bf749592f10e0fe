import { lazy, Suspense } from 'react';
import { useFirstUse } from '../popup/first-use.js';
import type { PopoverProps } from './popover-props.js';

const load = () => import('./popover-popup.js');
const PopoverPopup = lazy(load);

/** More about the thing its button stands beside. */
export function Popover(props: PopoverProps) {
  const { used, plain } = useFirstUse(props.trigger, 'dialog', load);
  if (!used) return plain;
  return (
    <Suspense fallback={plain}>
      <PopoverPopup {...props} />
    </Suspense>
  );
}
