import * as z from 'zod/mini';
import { orderConfigs } from '../../distribution/tables.js';
import { notFound } from '../../kernel/failure.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';
import { OrderTerms } from '../../ordering/terms.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { eq } from 'drizzle-orm';

const key = cacheKey<OrderTerms>('order terms');
const bytesOfTerms = 2000;

/** The shop's ordering terms; 404 for a shop that takes no orders and therefore has no carts. */
export async function readTerms(
  { db, cache, tenant }: UnitOfWork,
  revision: ShopRevision,
): Promise<OrderTerms> {
  const known = cache.get(revision, key);
  if (known) return known;
  const [found] = await db.select().from(orderConfigs).where(eq(orderConfigs.tenant, tenant));
  if (!found) throw notFound('The cart');
  const terms = z.parse(OrderTerms, found.config);
  cache.put(revision, key, terms, bytesOfTerms);
  return terms;
}
