import type { Database } from '../kernel/database/database.js';
import type {
  ClosedShop,
  MethodProviders,
  Shop,
  TenantDirectory,
} from '../kernel/tenant-directory.js';
import { createDirectory } from '../kernel/tenant-directory.js';
import { embeddedProgramme } from '../benefits/loyalty/embedded-programme.js';
import type { LoyaltyProgramme } from '../benefits/loyalty/programme.js';
import { readKeys } from './keys.js';
import { readHosts, readTenants } from './repository.js';

/**
 * The shops of the database, all or those of `tenants`; `standard` is the default one (see `createDirectory`). Preview hosts are known only
 * where a secret keeps them closed; `paidBy` names the provider of each payment method.
 */
export async function loadDirectory(
  db: Database,
  standard: string,
  {
    hasPreviews = false,
    paidBy = (() => ({})) as (tenant: string) => MethodProviders,
    loyalty = embeddedProgramme as LoyaltyProgramme,
    publicHosts = [] as readonly string[],
    closed = [] as readonly ClosedShop[],
    tenants = undefined as readonly string[] | undefined,
    retired = [] as readonly string[],
  } = {},
): Promise<TenantDirectory> {
  // One after the other: the seed makes demo orders on the one connection of its transaction.
  const records = (await readTenants(db)).filter((one) => tenants?.includes(one.tenant) ?? true);
  const hosts = await readHosts(db);
  const shops: Shop[] = [];
  for (const { tenant, config, theme, imprint } of records)
    shops.push({
      tenant,
      hosts: hostsOf(hosts, tenant, false),
      previewHosts: hasPreviews ? hostsOf(hosts, tenant, true) : [],
      clientRuntimeConfig: config,
      themeConfig: theme,
      imprint,
      loyalty,
      methodProviders: paidBy(tenant),
      ...(retired.includes(tenant) && { isRetired: true }),
      ...(await readKeys(db, tenant)),
    });
  return createDirectory(shops, standard, { publicHosts, closed });
}

type Hosts = Awaited<ReturnType<typeof readHosts>>;

function hostsOf(hosts: Hosts, tenant: string, preview: boolean): string[] {
  return hosts
    .filter((host) => host.tenant === tenant && host.preview === preview)
    .map(({ host }) => host);
}
