import { lazy, Suspense, type ReactNode } from 'react';
import { useFirstUse, type Trigger } from '../popup/first-use.js';

export interface PopoverProps {
  /** A `Button` or `IconButton` of this library; it gets the popover's behaviour. */
  readonly trigger: Trigger;
  readonly title: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

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
