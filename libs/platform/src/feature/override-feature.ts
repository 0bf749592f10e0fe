import type { ExtensionSlotRef, RouteRef } from '@larder/contracts';
import {
  defineFeature,
  type Contribution,
  type ContributionModule,
  type Feature,
  type RouteEntry,
} from './define-feature.js';
import type { Lazy } from './lazy.js';
import type { PageModule } from './page.js';

/** `entries` with `change` made to those that match; throws if none does, so that no override is in vain. */
function changed<T>(
  entries: readonly T[] = [],
  isMatch: (entry: T) => boolean,
  change: Partial<T>,
  what: string,
): T[] {
  if (!entries.some(isMatch)) throw new Error(`there is nothing to override: ${what}`);
  return entries.map((entry) => (isMatch(entry) ? { ...entry, ...change } : entry));
}

/**
 * The feature with a host's own component in place of its contributions to a slot. Order, flags and the
 * time of rendering stay as the feature declares them.
 */
export function overrideContribution<Props>(
  feature: Feature,
  slot: ExtensionSlotRef<Props>,
  module: Lazy<ContributionModule<NoInfer<Props>>>,
): Feature {
  const contributions = changed<Contribution>(
    feature.contributions,
    (entry) => entry.slot.id === slot.id,
    { module: module as Contribution['module'] },
    `${feature.id} does not contribute to ${slot.id}`,
  );
  return defineFeature({ ...feature, contributions });
}

/** The feature with a host's own page in place of its page of a route. */
export function overridePage<Params extends object>(
  feature: Feature,
  ref: RouteRef<Params>,
  page: Lazy<PageModule<Params>>,
): Feature {
  const routes = changed<RouteEntry>(
    feature.routes,
    (entry) => entry.ref.id === ref.id,
    { page: page as RouteEntry['page'] },
    `${feature.id} has no route ${ref.id}`,
  );
  return defineFeature({ ...feature, routes });
}
