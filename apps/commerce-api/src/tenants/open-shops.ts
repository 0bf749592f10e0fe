import type { Clock } from '../kernel/clock.js';
import type { Database } from '../kernel/database/database.js';
import { inAllTenants } from '../kernel/database/tenant-scope.js';
import type { Metrics } from '../kernel/logs/metrics/metrics.js';
import { addClosedGauge } from '../kernel/logs/metrics/shop-gauges.js';
import type { TenantDirectory } from '../kernel/tenant-directory.js';
import { loadDirectory } from './directory.js';
import { createLiveDirectory, type LiveDirectory } from './live/live-directory.js';
import { addFirstAdmin, type FirstAdmin } from './office/access/first-admin.js';

type Known = NonNullable<Parameters<typeof loadDirectory>[2]>;

interface Options extends Known {
  /** The shop at names that no shop has. */
  readonly tenant: string;
  readonly clock: Clock;
  readonly metrics?: Metrics;
  readonly officeAdmin?: FirstAdmin;
}

/** What of the directory changes while the backend runs. */
type Changing = Pick<Known, 'tenants' | 'closed' | 'retired'>;

export interface OpenedShops {
  readonly directory: LiveDirectory;
  /** Reads the directory from the database again. */
  read(changing: Changing): Promise<TenantDirectory>;
}

/** The shops of the database, each with a first admin where one is set. */
export async function openShops(db: Database, options: Options): Promise<OpenedShops> {
  const { tenant, clock, metrics, officeAdmin, ...known } = options;
  const read = (changing: Changing) =>
    inAllTenants(async () => {
      const directory = await loadDirectory(db, tenant, { ...known, ...changing });
      const tenants = directory.shops.map((shop) => shop.tenant);
      if (officeAdmin) await addFirstAdmin(db, tenants, clock.now(), officeAdmin);
      return directory;
    });
  const directory = createLiveDirectory(await read({}));
  if (metrics) addClosedGauge(metrics.registry, directory);
  return { directory, read };
}
