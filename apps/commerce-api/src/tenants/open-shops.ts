import type { Database } from '../kernel/database/database.js';
import { inAllTenants } from '../kernel/database/tenant-scope.js';
import type { Metrics } from '../kernel/logs/metrics/metrics.js';
import { addClosedGauge } from '../kernel/logs/metrics/shop-gauges.js';
import type { TenantDirectory } from '../kernel/tenant-directory.js';
import { loadDirectory } from './directory.js';
import { addFirstAdmin, type FirstAdmin } from './office/access/first-admin.js';

type Known = NonNullable<Parameters<typeof loadDirectory>[2]>;

interface Options extends Known {
  /** The shop at names that no shop has. */
  readonly tenant: string;
  readonly now: Date;
  readonly metrics?: Metrics;
  readonly officeAdmin?: FirstAdmin;
}

/** The shops of the database, each with a first admin where one is set. */
export function openShops(db: Database, options: Options): Promise<TenantDirectory> {
  const { tenant, now, metrics, officeAdmin, ...known } = options;
  return inAllTenants(async () => {
    const directory = await loadDirectory(db, tenant, known);
    if (metrics) addClosedGauge(metrics.registry, directory);
    const tenants = directory.shops.map((shop) => shop.tenant);
    if (officeAdmin) await addFirstAdmin(db, tenants, now, officeAdmin);
    return directory;
  });
}
