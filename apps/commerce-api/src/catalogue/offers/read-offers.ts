import type { Offers } from '@larder/contracts/catalogue';
import { and, eq, inArray } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { listed } from '../service.js';
import { products } from '../tables.js';

/** The most bought offers; more than any department of a supermarket reduces in a week. */
const maxOffers = 400;
/** An offer that ends within so many days ends soon. */
const soonDays = 3;
/** Offers that end soon and are named: a row of products. */
const maxEndings = 12;
const dayMs = 24 * 3600 * 1000;

/** Reduced products, those of the retailer's own brands first, and which of them end soon. */
export async function readOffers(context: RequestContext): Promise<Offers> {
  const { db, tenant, now, shop } = context;
  const query = { offset: 0, pageSize: maxOffers, sort: 'relevance', offer: ['reduced'] } as const;
  const { results } = await listed(context, query);
  const rows = await db
    .select({ sku: products.sku, until: products.offerUntil, isOwn: products.ownBrand })
    .from(products)
    .where(
      and(
        eq(products.tenant, tenant),
        inArray(
          products.sku,
          results.map(({ sku }) => sku),
        ),
      ),
    );
  const own = new Set(rows.filter(({ isOwn }) => isOwn).map(({ sku }) => sku));
  const ends = new Map(rows.map(({ sku, until }) => [sku, until?.getTime() ?? Infinity]));
  const endOf = (sku: string) => ends.get(sku) ?? Infinity;
  const isSoon = (end: number) => end > now.getTime() && end <= now.getTime() + soonDays * dayMs;
  return {
    // Stable: within both halves the most bought stay first.
    results: results.toSorted((a, b) => Number(own.has(b.sku)) - Number(own.has(a.sku))),
    endings: results
      .filter(({ sku, orderability }) => orderability === 'CanBeOrdered' && isSoon(endOf(sku)))
      .toSorted((a, b) => endOf(a.sku) - endOf(b.sku))
      .slice(0, maxEndings)
      .map(({ sku }) => ({
        sku,
        until: localDate(new Date(endOf(sku)), shop.clientRuntimeConfig.timeZone),
      })),
  };
}
