import path from 'node:path';
import type { ClosedShop } from '../../../../kernel/tenant-directory.js';
import { readTenantFile } from '../../../../seeding/seed-tenant.js';
import { listTenants } from '../../../../seeding/tenant-folder.js';
import type { StripeAccount } from './account.js';
import { alwaysAtOnce } from './account.js';
import type { StripeKeyLookup } from './settings.js';
import { missingKeys } from './settings.js';

/** Accounts of the shops whose config.json assigns payment methods to Stripe. @throws Error when keys are missing */
export async function readStripeAccounts(
  tenantsFolder: string,
  keysOf: StripeKeyLookup,
  closed: readonly ClosedShop[] = [],
): Promise<readonly StripeAccount[]> {
  const tenants = await listTenants(tenantsFolder, closed);
  const accounts = await Promise.all(
    tenants.map(async (tenant) => {
      const { payments } = await readTenantFile(path.join(tenantsFolder, tenant));
      const { stripe: methods = [], capturedAtOnce: named = [] } = payments ?? {};
      if (methods.length === 0) return [];
      const atOnce = methods.filter((one) => [...named, ...alwaysAtOnce].includes(one));
      const keys = keysOf(tenant);
      if (!keys) throw missingKeys(tenant);
      return [{ tenant, methods, ...(atOnce.length > 0 && { atOnce }), ...keys }];
    }),
  );
  return accounts.flat();
}
