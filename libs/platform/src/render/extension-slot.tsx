import type { ComponentType, ReactNode } from 'react';
import type { ExtensionSlotRef } from '@larder/contracts';
import type { ContributionModule, Contribution } from '../feature/define-feature.js';
import { ErrorBoundary } from './error-boundary.js';
import { useHost } from './host-context.js';
import { useModule } from './use-module.js';

interface ExtensionSlotProps<P> {
  readonly slot: ExtensionSlotRef<P>;
  readonly props: NoInfer<P>;
  /** Shown while a fill's code is on its way; has the fill's size, so that nothing jumps. */
  readonly fallback?: ReactNode;
  /** Shown when nobody fills the place. */
  readonly empty?: ReactNode;
}

/** Renders what others put into a place. The owner of the place does not know them. */
export function ExtensionSlot<P>({ slot, props, fallback: pending, empty }: ExtensionSlotProps<P>) {
  const { registry } = useHost();
  const contributions = registry.contributionsTo(slot);
  if (contributions.length === 0) return <>{empty}</>;
  return contributions.map((contribution, i) => (
    <ContributionView key={i} fill={contribution} props={props} pending={pending} />
  ));
}

/** Whether anybody fills a place: owners leave out frames around nothing. */
export function useHasContributions<P>(slot: ExtensionSlotRef<P>): boolean {
  return useHost().registry.contributionsTo(slot).length > 0;
}

function ContributionView(props: { fill: Contribution; props: unknown; pending: ReactNode }) {
  const { report } = useHost();
  const module = useModule(props.fill.module, props.fill.isClientOnly) as
    ContributionModule<object> | undefined;
  if (!module) return <>{props.pending}</>;
  const View = module.default as ComponentType<object>;
  return (
    <ErrorBoundary onError={report}>
      <View {...(props.props as object)} />
    </ErrorBoundary>
  );
}
