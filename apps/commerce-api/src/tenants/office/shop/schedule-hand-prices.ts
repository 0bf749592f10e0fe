import { lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endHandPrices } from '../../../importer/prices/hand-prices.js';
import { transaction } from '../../../kernel/database/transaction.js';
import type { Kernel } from '../../../kernel/kernel.js';
import type { PageCachePurge } from '../../../kernel/page-cache/page-cache-purge.js';
import { changedTags, readPageFingerprints } from '../../../kernel/page-cache/page-tags.js';
import { scheduleJob } from '../../../kernel/schedule-job.js';
import { handPrices } from '../tables.js';

const intervalMs = 60_000;

/** Gives prices that people set back to the feed when their last day is over. */
export function scheduleHandPrices(app: FastifyInstance, kernel: Kernel): void {
  scheduleJob(app, { name: 'end set prices', ms: intervalMs }, () =>
    endDuePrices({ ...kernel, purge: async (tags) => kernel.content?.purge(tags) }),
  );
}

interface PriceJob extends Pick<Kernel, 'db' | 'clock'> {
  readonly purge: PageCachePurge;
}

/** Ends what is due in every shop, and purges the pages that show it. */
export async function endDuePrices({ db, clock, purge }: PriceJob): Promise<void> {
  const now = clock.now();
  const due = await db
    .selectDistinct({ tenant: handPrices.tenant })
    .from(handPrices)
    .where(lte(handPrices.endsAt, now));
  for (const { tenant } of due) {
    const tags = await transaction(db, async (tx) => {
      const before = await readPageFingerprints(tx, tenant);
      await endHandPrices(tx, { tenant, now });
      return changedTags(before, await readPageFingerprints(tx, tenant));
    });
    await purge(tags);
  }
}
