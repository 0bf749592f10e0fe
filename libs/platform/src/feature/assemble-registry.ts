import type { AnyCapability, AnyEventRef, AnyExtensionSlotRef } from '@larder/contracts';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { buildRouteTable, type RouteTable } from '../navigation/route-table.js';
import type {
  BlockType,
  BlockTypeList,
  Feature,
  Listener,
  CapabilityProvider,
  Contribution,
} from './define-feature.js';
import type { Lazy } from './lazy.js';

/** Everything that the features of one tenant contribute; built once, frozen. */
export interface Registry {
  readonly tenant: ClientRuntimeConfig;
  readonly features: readonly Feature[];
  readonly routes: RouteTable;
  contributionsTo(slot: AnyExtensionSlotRef): readonly Contribution[];
  /** Block type by its name, if its list is loaded. */
  blockTypeOf(type: string): BlockType | undefined;
  readonly blockTypeLists: readonly Lazy<BlockTypeList>[];
  providerOf(capability: AnyCapability): CapabilityProvider | undefined;
  listenersOf(event: AnyEventRef): readonly Listener[];
}

/** Enabled features of the tenant, in the given order. Pure. */
export function enabledFeatures(features: readonly Feature[], tenant: ClientRuntimeConfig) {
  return features.filter((feature) => feature.enabled(tenant));
}

/** Assembles a registry without checks: the server has already checked the same features. */
export function assembleRegistry(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): Registry {
  const live = enabledFeatures(features, tenant);
  const contributions = groupBy(
    live
      .flatMap((feature) => feature.contributions ?? [])
      .filter((contribution) => contribution.when(tenant)),
    (contribution) => contribution.slot.id,
  );
  for (const list of contributions.values()) list.sort((a, b) => a.order - b.order);
  const provisions = new Map(
    live.flatMap((f) => f.provides ?? []).map((entry) => [entry.capability.id, entry]),
  );
  const listeners = groupBy(
    live.flatMap((f) => f.listens ?? []),
    (entry) => entry.event.id,
  );
  const blockLists = live.flatMap((feature) => feature.blockTypeLists ?? []);
  const blockOf = (type: string) =>
    // A later feature overrides an earlier one, such as the cookie list of a consent manager.
    blockLists.flatMap((list) => list.get()?.blocks ?? []).findLast((entry) => entry.type === type);
  return Object.freeze({
    tenant,
    features: Object.freeze(live),
    routes: buildRouteTable(live, tenant),
    contributionsTo: (slot) => contributions.get(slot.id) ?? [],
    blockTypeOf: blockOf,
    blockTypeLists: blockLists,
    providerOf: (capability) => provisions.get(capability.id),
    listenersOf: (event) => listeners.get(event.id) ?? [],
  } satisfies Registry);
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const id = key(item);
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}
