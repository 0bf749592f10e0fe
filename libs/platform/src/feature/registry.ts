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

/** What one tenant's shop is made of: built once from values, checked, frozen. */
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

/** A registry that cannot be: names the tenant and the reason. */
export class RegistryError extends Error {}

/** Features of the tenant, in the order given. Pure. */
export function enabledFeatures(features: readonly Feature[], tenant: ClientRuntimeConfig) {
  return features.filter((feature) => feature.enabled(tenant));
}

export function createRegistry(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): Registry {
  const live = enabledFeatures(features, tenant);
  const problems = [...duplicates(features), ...missing(live), ...unknownMiddleware(live)];
  const fills = groupBy(
    live.flatMap((feature) => feature.fills ?? []).filter((fill) => fill.when(tenant)),
    (fill) => fill.slot.id,
  );
  for (const [id, list] of fills) {
    list.sort((a, b) => a.order - b.order);
    if (list[0]?.slot.cardinality === 'one' && list.length > 1)
      problems.push(`place ${id} takes one fill and has ${list.length}`);
  }
  const provisions = groupBy(
    live.flatMap((f) => f.provides ?? []),
    (entry) => entry.capability.id,
  );
  for (const [id, list] of provisions)
    if (list.length > 1) problems.push(`capability ${id} is provided ${list.length} times`);
  const listeners = groupBy(
    live.flatMap((f) => f.listens ?? []),
    (entry) => entry.event.id,
  );
  const blockLists = live.flatMap((feature) => feature.blockLists ?? []);
  const blockOf = (type: string) =>
    // A later feature's stands in for an earlier one's: the cookie list of a consent manager does.
    blockLists.flatMap((list) => list.get()?.blocks ?? []).findLast((entry) => entry.type === type);
  if (problems.length > 0)
    throw new RegistryError(`tenant ${tenant.tenantId}: ${problems.join('; ')}`);
  return Object.freeze({
    tenant,
    features: Object.freeze(live),
    routes: buildRouteTable(live, tenant),
    fillsOf: (slot) => fills.get(slot.id) ?? [],
    blockOf,
    blockLists,
    provisionOf: (capability) => provisions.get(capability.id)?.[0],
    listenersOf: (event) => listeners.get(event.id) ?? [],
  } satisfies Registry);
}

function duplicates(features: readonly Feature[]): string[] {
  const ids = features.map((feature) => feature.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `feature ${id} is there twice`);
}

function missing(live: readonly Feature[]): string[] {
  const ids = new Set(live.map((feature) => feature.id));
  return live.flatMap((feature) =>
    (feature.requires ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `feature ${feature.id} needs ${id}, which is off`),
  );
}

/** NAV-54, 83: code from elsewhere may name any. */
function unknownMiddleware(live: readonly Feature[]): string[] {
  return live
    .flatMap((feature) => feature.routes ?? [])
    .filter(({ middleware = 'cacheable' }) => !/^(cacheable|require-login)$/.test(middleware))
    .map(({ ref, middleware }) => `route ${ref.id} names the unknown middleware ${middleware}`);
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
