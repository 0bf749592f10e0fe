import type { ComponentType, ReactNode } from 'react';
import type { Slot } from '@larder/contracts';
import type { FillModule, SlotFill } from '../feature/define-feature.js';
import { ErrorBoundary } from './error-boundary.js';
import { useHost } from './host-context.js';
import { useModule } from './use-module.js';

interface PlaceProps<P> {
  readonly slot: Slot<P>;
  readonly props: NoInfer<P>;
  /** Shown while a fill's code is on its way; has the fill's size, so that nothing jumps. */
  readonly pending?: ReactNode;
  /** Shown when nobody fills the place. */
  readonly empty?: ReactNode;
}

/** Renders what others put into a place. The owner of the place does not know them. */
export function Place<P>({ slot, props, pending, empty }: PlaceProps<P>) {
  const { registry } = useHost();
  const fills = registry.fillsOf(slot);
  if (fills.length === 0) return <>{empty}</>;
  return fills.map((fill, i) => <Fill key={i} fill={fill} props={props} pending={pending} />);
}

/** Whether anybody fills a place: owners leave out frames around nothing. */
export function useIsFilled<P>(slot: Slot<P>): boolean {
  return useHost().registry.fillsOf(slot).length > 0;
}

function Fill(props: { fill: SlotFill; props: unknown; pending: ReactNode }) {
  const { report } = useHost();
  const module = useModule(props.fill.module, props.fill.isLater) as FillModule<object> | undefined;
  if (!module) return <>{props.pending}</>;
  const View = module.default as ComponentType<object>;
  return (
    <ErrorBoundary onError={report}>
      <View {...(props.props as object)} />
    </ErrorBoundary>
  );
}
