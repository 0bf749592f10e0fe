import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock.js';
import type { Database, PoolUse } from '../../database/database.js';
import { inAllTenants } from '../../database/tenant-scope.js';
import { rows } from '../../database/database.js';
import type { TenantDirectory } from '../../tenant-directory.js';

/** Milliseconds for which counts are cached, however often somebody asks. */
const ttlMs = 15_000;
/** Days ahead in which the room of time slots counts. */
const daysAhead = 3;
const dayMs = 86_400_000;

interface Count {
  readonly name: string;
  readonly tenant: string;
  readonly kind: string;
  readonly count: number;
}

/** What is under way, by shop. Each part reads an index of what is left to do, never a whole history. */
function readCounts(db: Database, now: Date): Promise<Count[]> {
  const until = new Date(now.getTime() + daysAhead * dayMs);
  return rows<Count>(
    db,
    sql`SELECT 'payments' AS name, tenant, state AS kind, count(*)::int AS count
          FROM payments WHERE next_at IS NOT NULL GROUP BY tenant, state
        UNION ALL
        SELECT 'mails', tenant, 'mail', count(*)::int
          FROM mails WHERE due_at IS NOT NULL GROUP BY tenant
        UNION ALL
        SELECT 'mails', tenant, 'push', count(*)::int
          FROM push_messages WHERE due_at IS NOT NULL GROUP BY tenant
        UNION ALL
        SELECT 'slots', tenant, distribution_type, sum(greatest(0, capacity - booked - held))::int
          FROM windows
          WHERE cut_off > ${now.toISOString()} AND starts_at < ${until.toISOString()}
          GROUP BY tenant, distribution_type`,
  );
}

export interface GaugeSources {
  readonly db: Database;
  readonly clock: Clock;
  /** Connections of the pool; absent for the embedded database. */
  readonly pool?: (() => PoolUse) | undefined;
  /** Told why counts are missing. */
  readonly report: (error: unknown) => void;
}

/** Gauges of what the database knows. When it is away, they are absent and the others are still there. */
export function addShopGauges(registry: Registry, sources: GaugeSources): void {
  const { db, clock, pool, report } = sources;
  let known: { readonly at: number; readonly counts: Promise<Count[]> } | undefined;
  const counts = () => {
    const at = performance.now();
    if (known && at - known.at <= ttlMs) return known.counts;
    const read = inAllTenants(() => readCounts(db, clock.now())).catch((error: unknown) => {
      report(error);
      return [];
    });
    known = { at, counts: read };
    return read;
  };
  const gauge = (name: string, metric: string, help: string, label: string) =>
    new Gauge({
      name: metric,
      help,
      labelNames: ['tenant', label],
      registers: [registry],
      async collect() {
        const own = (await counts()).filter((one) => one.name === name);
        this.reset();
        for (const { tenant, kind, count } of own) this.set({ tenant, [label]: kind }, count);
      },
    });
  gauge('payments', 'payments_in_progress', 'Payments with something left to do.', 'state');
  gauge('mails', 'messages_waiting', 'E-mails and push messages that wait.', 'channel');
  gauge('slots', 'time_slot_places_left', `Places of the next ${daysAhead} days.`, 'kind');
  if (pool) addPoolGauge(registry, pool);
}

/** Which shops are taken out, so that somebody hears of it. */
export function addClosedGauge(
  registry: Registry,
  directory: Pick<TenantDirectory, 'shops' | 'closed'>,
): void {
  new Gauge({
    name: 'shop_closed',
    help: 'Shops by tenant: 1 is taken out because of a fault in its files, 0 is served.',
    labelNames: ['tenant'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { tenant } of directory.shops) this.set({ tenant }, 0);
      for (const { tenant } of directory.closed) this.set({ tenant }, 1);
    },
  });
}

function addPoolGauge(registry: Registry, pool: () => PoolUse): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, and callers that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count as number);
    },
  });
}
