import type { AnyCapability, AnyEventRef, AnySlot } from '@larder/contracts';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { buildRouteTable, type RouteTable } from '../navigation/route-table.js';
import type {
  BlockEntry,
  BlockList,
  Feature,
  Listener,
  Provision,
  SlotFill,
} from './define-feature.js';
import type { Lazy } from './lazy.js';

/** What one tenant's shop is made of: built once from values, frozen. */
export interface Registry {
  readonly tenant: ClientRuntimeConfig;
  readonly features: readonly Feature[];
  readonly routes: RouteTable;
  fillsOf(slot: AnySlot): readonly SlotFill[];
  /** A block by its type, when the list that it stands in is loaded. */
  blockOf(type: string): BlockEntry | undefined;
  readonly blockLists: readonly Lazy<BlockList>[];
  provisionOf(capability: AnyCapability): Provision | undefined;
  listenersOf(event: AnyEventRef): readonly Listener[];
}

/** Features of the tenant, in the order given. Pure. */
export function enabledFeatures(features: readonly Feature[], tenant: ClientRuntimeConfig) {
  return features.filter((feature) => feature.enabled(tenant));
}

/** Puts the parts together as they are: the browser's are those that the server has checked. */
export function assembleRegistry(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): Registry {
  const live = enabledFeatures(features, tenant);
  const fills = groupBy(
    live.flatMap((feature) => feature.fills ?? []).filter((fill) => fill.when(tenant)),
    (fill) => fill.slot.id,
  );
  for (const list of fills.values()) list.sort((a, b) => a.order - b.order);
  const provisions = new Map(
    live.flatMap((f) => f.provides ?? []).map((entry) => [entry.capability.id, entry]),
  );
  const listeners = groupBy(
    live.flatMap((f) => f.listens ?? []),
    (entry) => entry.event.id,
  );
  const blockLists = live.flatMap((feature) => feature.blockLists ?? []);
  const blockOf = (type: string) =>
    // A later feature's stands in for an earlier one's: the cookie list of a consent manager does.
    blockLists.flatMap((list) => list.get()?.blocks ?? []).findLast((entry) => entry.type === type);
  return Object.freeze({
    tenant,
    features: Object.freeze(live),
    routes: buildRouteTable(live, tenant),
    fillsOf: (slot) => fills.get(slot.id) ?? [],
    blockOf,
    blockLists,
    provisionOf: (capability) => provisions.get(capability.id),
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
