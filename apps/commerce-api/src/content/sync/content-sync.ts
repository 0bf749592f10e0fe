import { sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import { inTenant } from '../../kernel/database/tenant-scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import type { PageCachePurge } from '../../kernel/page-cache/page-cache-purge.js';
import { changedTags, readPageFingerprints } from '../../kernel/page-cache/page-tags.js';
import { checkFlyers, describeOmission } from '../flyers/check-flyers.js';
import { isContentStale, publishContent } from './publish-content.js';
import { maxTimerMs, createRefreshScheduler } from './refresh-scheduler.js';
import type { ContentShop, ContentSources } from '../source/content-source.js';
import { readLive } from '../source/live-content.js';

/** Keeps the content in the database in sync with its sources. */
export interface ContentSync {
  /**
   * Reads a shop's content again and purges exactly the affected pages. Calls during a sync are
   * answered by one further sync. Never throws: errors are reported and retried, and the shop keeps its
   * last content.
   */
  refresh(tenant: string): Promise<void>;
  /**
   * Syncs all shops now, and from then on when a publication period begins or ends, and periodically in
   * case a notification was lost.
   */
  start(): Promise<void>;
  close(): void;
}

export interface ContentSyncOptions {
  readonly db: Database;
  /** The shops at this moment. */
  readonly shops: () => readonly ContentShop[];
  readonly sources: ContentSources;
  readonly clock: Clock;
  readonly purge: PageCachePurge;
  readonly report: (message: string) => void;
  /** Milliseconds until a source that could not be read is tried again. */
  readonly retryMs?: number;
  /** Milliseconds between syncs of sources without notifications. */
  readonly pollMs?: number;
  /** True in development: sources are watched where possible. */
  readonly isWatched?: boolean;
}

/** Milliseconds of quiet after a change of files. */
const debounceMs = 150;

export function createContentSync(options: ContentSyncOptions): ContentSync {
  const { db, sources, clock, report, retryMs = 15_000, pollMs = 300_000 } = options;
  const findShop = (tenant: string) => options.shops().find((shop) => shop.tenant === tenant);
  const plans = createRefreshScheduler((tenant) => void refresh(tenant));
  const busy = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const watches: (() => void)[] = [];
  let isStarted = false;

  const plan = (tenant: string, ms: number) => {
    if (isStarted) plans.add(tenant, ms);
  };

  async function bring(shop: ContentShop): Promise<void> {
    const { tenant } = shop;
    try {
      const now = clock.now();
      const source = sources(tenant);
      const live = await readLive(source, shop, now);
      const tags = await transaction(db, async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(4301)`);
        if (!(await isContentStale(tx, tenant, live))) return [];
        const before = await readPageFingerprints(tx, tenant);
        await publishContent(tx, tenant, live);
        const omissions = await checkFlyers({ db: tx, tenant, locale: shop.locales[0] ?? '' });
        for (const omission of omissions) report(`${tenant}: ${describeOmission(omission)}`);
        return changedTags(before, await readPageFingerprints(tx, tenant));
      });
      await options.purge(tags);
      const untilChange = live.until ? live.until.getTime() - now.getTime() : maxTimerMs;
      plan(tenant, source.watch ? untilChange : Math.min(untilChange, pollMs));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      report(`The content of ${tenant} could not be read: ${why}`);
      plan(tenant, retryMs);
    }
  }

  async function work(shop: ContentShop): Promise<void> {
    // Registered before it starts, so that no second sync starts concurrently.
    await Promise.resolve();
    const { tenant } = shop;
    while (wanted.delete(tenant)) await inTenant(tenant, () => bring(shop));
    busy.delete(tenant);
  }

  function refresh(tenant: string): Promise<void> {
    const shop = findShop(tenant);
    if (!shop) return Promise.resolve();
    wanted.add(tenant);
    const done = busy.get(tenant) ?? work(shop);
    busy.set(tenant, done);
    return done;
  }

  /** Several files are often written at once, and a file in several steps. */
  function watchAll(): void {
    for (const source of new Set(options.shops().map(({ tenant }) => sources(tenant))))
      if (source.watch) watches.push(source.watch((tenant) => plan(tenant, debounceMs)));
  }

  return {
    refresh,
    start: async () => {
      isStarted = true;
      if (options.isWatched) watchAll();
      await Promise.all(options.shops().map(({ tenant }) => refresh(tenant)));
    },
    close: () => {
      isStarted = false;
      plans.clear();
      for (const end of watches) end();
    },
  };
}
