import path from 'node:path';
import type { TenantDirectory } from '../../kernel/tenant-directory.js';
import type { PaymentRegistry } from '../../payments/payment-kernel.js';
import { checkTenant, readClaims, readOwners } from '../../seeding/tenant-check/check-tenant.js';
import { hostFaults } from '../../seeding/tenant-check/host-owners.js';
import { readTenantFile } from '../../seeding/seed-tenant.js';
import { hostsOf } from './live-directory.js';

/** Why a tenant's files are not taken, by tenant. */
export type Refusals = Map<string, string>;

interface CheckOptions {
  readonly folder: string;
  readonly directory: TenantDirectory;
  readonly payments: PaymentRegistry;
}

/** Which of the changed tenants cannot be served with their files. */
export async function checkChanges(
  changed: readonly string[],
  { folder, directory, payments }: CheckOptions,
): Promise<Refusals> {
  if (changed.length === 0) return new Map();
  const served = hostsOf(directory.shops);
  const owners = await readOwners(folder, served);
  const refusals: Refusals = new Map();
  for (const tenant of changed) {
    const faults = await checkTenant(folder, tenant, { owners });
    const lines = faults.map(({ file, message }) => `${file}: ${message}`);
    if (lines.length === 0) lines.push(...(await accountFaults(folder, tenant, payments)));
    if (lines.length > 0) refusals.set(tenant, lines.join('; '));
  }
  await refuseTakenHosts(changed, refusals, folder, { owners, served });
  return refusals;
}

/** A shop that keeps its last files keeps its host names too, also those that its new files give up. */
async function refuseTakenHosts(
  changed: readonly string[],
  refusals: Refusals,
  folder: string,
  names: Readonly<Record<'owners' | 'served', ReadonlyMap<string, string>>>,
): Promise<void> {
  const kept = [...names.served].filter(([, tenant]) => refusals.has(tenant));
  const owners = new Map([...names.owners, ...kept]);
  for (const tenant of changed.filter((one) => !refusals.has(one))) {
    const faults = hostFaults(await readClaims(folder, tenant), owners);
    const lines = faults.map(({ file, message }) => `${file}: ${message}`);
    if (lines.length > 0) refusals.set(tenant, lines.join('; '));
  }
}

/** Accounts of a payment provider are connected at the start. */
async function accountFaults(
  folder: string,
  tenant: string,
  { providers }: PaymentRegistry,
): Promise<string[]> {
  const config = await readTenantFile(path.join(folder, tenant));
  const wanted = config.payments?.stripe ?? [];
  const known = providers.find(({ name }) => name === 'stripe')?.methodsOf(tenant) ?? [];
  if ([...wanted].sort().join() === [...known].sort().join()) return [];
  return [
    `config.json: payments.stripe is ${JSON.stringify(wanted)}. Accounts are connected at the start: restart the backend`,
  ];
}
