import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { assembleRegistry, type Registry } from './assemble-registry.js';
import type { Feature } from './define-feature.js';

/** Error of an invalid registry: names the tenant and the reason. */
export class RegistryError extends Error {}

/** Builds the tenant's registry and throws when it is invalid. */
export function createRegistry(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): Registry {
  const registry = assembleRegistry(features, tenant);
  const live = registry.features;
  const problems = [
    ...duplicates(features),
    ...missing(live),
    ...unknownMiddleware(live),
    ...overfullSlots(registry),
    ...providedTwice(live),
  ];
  if (problems.length > 0)
    throw new RegistryError(`tenant ${tenant.tenantId}: ${problems.join('; ')}`);
  return registry;
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

/** NAV-54, 83: untyped code may name any middleware. */
function unknownMiddleware(live: readonly Feature[]): string[] {
  return live
    .flatMap((feature) => feature.routes ?? [])
    .filter(({ middleware = 'cacheable' }) => !/^(cacheable|require-login)$/.test(middleware))
    .map(({ ref, middleware }) => `route ${ref.id} names the unknown middleware ${middleware}`);
}

/** Slots for one contribution that have several contributions. */
function overfullSlots({ features, contributionsTo }: Registry): string[] {
  const slots = new Map(
    features.flatMap(({ contributions = [] }) => contributions.map(({ slot }) => [slot.id, slot])),
  );
  return [...slots.values()].flatMap((slot) => {
    const { length } = contributionsTo(slot);
    const isCrowded = slot.cardinality === 'one' && length > 1;
    return isCrowded ? [`extension slot ${slot.id} takes one contribution and has ${length}`] : [];
  });
}

function providedTwice(live: readonly Feature[]): string[] {
  const ids = live.flatMap(({ provides = [] }) => provides.map(({ capability }) => capability.id));
  return [...new Set(ids)].flatMap((id) => {
    const { length } = ids.filter((one) => one === id);
    return length > 1 ? [`capability ${id} is provided ${length} times`] : [];
  });
}
