import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { tenantSchemas } from './schemas.mjs';

const load = (file) => tsImport(`../../../apps/${file}`, import.meta.url);

/**
 * Everything that is wrong in the folder of a shop: what the backend finds at its start, each row of the
 * feed, and what the host finds about the settings of features.
 */
export async function checkShop(folder, tenant) {
  const base = 'commerce-api/src/seeding/tenant-check';
  const { checkTenant, readOwners } = await load(`${base}/check-tenant.ts`);
  const owners = await readOwners(folder);
  const faults = await checkTenant(folder, tenant, { owners, isThorough: true });
  return faults.length > 0 ? faults : hostFaults(folder, tenant);
}

/** What shoppers will miss without a fault: blocks that pages leave out. */
export async function warningsOf(folder, tenant) {
  const { unknownBlocks } = await load('commerce-api/src/seeding/tenant-check/unknown-blocks.ts');
  const { blockTypes } = await load('storefront/src/server/tenants/block-types.ts');
  return unknownBlocks(path.join(folder, tenant), await blockTypes());
}

/** Settings of features, and features that contradict each other. */
async function hostFaults(folder, tenant) {
  const tenants = 'storefront/src/server/tenants';
  const { checkTenants } = await load(`${tenants}/check-tenants.ts`);
  const { checkSettings } = await load(`${tenants}/check-settings.ts`);
  const { closed } = await checkTenants(folder, checkSettings);
  const errors = closed.find((one) => one.tenant === tenant)?.errors ?? [];
  const lines = [...errors, ...(await unknownSettings(folder, tenant))];
  return lines.map((line) => {
    const [, file, message] = /^(\w+\.json): (.*)$/s.exec(line) ?? [];
    return { file: file ?? 'config.json', message: message ?? line };
  });
}

/** Keys that no feature knows. */
async function unknownSettings(folder, tenant) {
  const { documents } = await tenantSchemas();
  const { describeUnknownKeys } = await load(
    'commerce-api/src/seeding/tenant-check/unknown-keys.ts',
  );
  const config = JSON.parse(readFileSync(path.join(folder, tenant, 'config.json'), 'utf8'));
  return describeUnknownKeys(documents.config, config);
}
