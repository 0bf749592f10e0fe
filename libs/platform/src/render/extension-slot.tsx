import type { ComponentType, ReactNode } from 'react';
import type { ExtensionSlotRef } from '@larder/contracts';
import type { ContributionModule, Contribution } from '../feature/define-feature.js';
import { ErrorBoundary } from './error-boundary.js';
import { useHost } from './host-context.js';
import { useModule } from './use-module.js';

interface ExtensionSlotProps<P> {
  readonly slot: ExtensionSlotRef<P>;
  readonly props: NoInfer<P>;
  /** Shown while a contribution loads; it has the contribution's size to avoid a layout shift. */
  readonly fallback?: ReactNode;
  /** Shown when the slot has no contributions. */
  readonly empty?: ReactNode;
}

/** Renders the contributions to an extension slot. Its owner does not know the contributing features. */
export function ExtensionSlot<P>({ slot, props, fallback, empty }: ExtensionSlotProps<P>) {
  const { registry } = useHost();
  const contributions = registry.contributionsTo(slot);
  if (contributions.length === 0) return <>{empty}</>;
  return contributions.map((contribution, i) => (
    <ContributionView key={i} contribution={contribution} props={props} fallback={fallback} />
  ));
}

/** Whether a slot has contributions; without any, its owner omits the surrounding markup. */
export function useHasContributions<P>(slot: ExtensionSlotRef<P>): boolean {
  return useHost().registry.contributionsTo(slot).length > 0;
}

interface ContributionViewProps {
  readonly contribution: Contribution;
  readonly props: unknown;
  readonly fallback: ReactNode;
}

function ContributionView({ contribution, props, fallback }: ContributionViewProps) {
  const { report } = useHost();
  const module = useModule(contribution.module, contribution.isClientOnly) as
    ContributionModule<object> | undefined;
  if (!module) return <>{fallback}</>;
  const View = module.default as ComponentType<object>;
  return (
    <ErrorBoundary onError={report}>
      <View {...(props as object)} />
    </ErrorBoundary>
  );
}
