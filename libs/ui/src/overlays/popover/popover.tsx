import { lazy, Suspense } from 'react';
import { useLoadOnInteraction } from '../popup/load-on-interaction.js';
import type { PopoverProps } from './popover-props.js';

const load = () => import('./popover-popup.js');
const PopoverPopup = lazy(load);

/** Additional information next to its button. */
export function Popover(props: PopoverProps) {
  const { used, plain } = useLoadOnInteraction(props.trigger, 'dialog', load);
  if (!used) return plain;
  return (
    <Suspense fallback={plain}>
      <PopoverPopup {...props} />
    </Suspense>
  );
}
