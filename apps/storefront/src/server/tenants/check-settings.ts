import { describeSchemaErrors } from '@larder/contracts/schema-errors';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { createRegistry, type Feature, type Registry } from '@larder/platform';
import { featureModules, loadFeatures } from '../../features.js';
import { FaultyTenant } from './tenant-errors.js';

export interface CheckedRegistry {
  readonly registry: Registry;
  /** Parsed settings by feature id. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * The registry of a tenant with the settings of its features. PLAT-08: all settings are validated when
 * the shop is built, never during rendering. Throws a `FaultyTenant` that lists every fault.
 */
export async function registryOf(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
): Promise<CheckedRegistry> {
  const { tenantId, locales } = tenant;
  const closed = (faults: readonly string[]) =>
    new FaultyTenant({ tenant: tenantId, hosts: [], locales, errors: faults });
  const registry = frozen(features, tenant, closed);
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const feature of registry.features) {
    const module = await feature.settings?.load();
    if (!module) continue;
    const given = tenant.features[feature.id] ?? {};
    const parsed = module.schema.safeParse(given);
    if (parsed.success) settings[feature.id] = parsed.data;
    else faults.push(...describeSchemaErrors(parsed.error.issues, given, ['features', feature.id]));
  }
  if (faults.length > 0) throw closed(faults);
  return { registry, settings };
}

/** Contradictions are faults too: two features with one slug, a feature without one that it requires. */
function frozen(
  features: readonly Feature[],
  tenant: ClientRuntimeConfig,
  closed: (faults: readonly string[]) => FaultyTenant,
): Registry {
  try {
    return createRegistry(features, tenant);
  } catch (error) {
    throw closed([(error as Error).message]);
  }
}

/** Throws `FaultyTenant` when the settings of a tenant do not match the features of this host. */
export async function checkSettings(tenant: ClientRuntimeConfig): Promise<void> {
  await registryOf(await loadFeatures(Object.keys(featureModules)), tenant);
}
