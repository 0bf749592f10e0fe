import * as z from 'zod/mini';
import { orderConfigs } from '../distribution/tables.js';
import { notFound } from '../kernel/failure.js';
import type { Edition } from '../kernel/shop-memory.js';
import { memoryKey } from '../kernel/shop-memory.js';
import { OrderTerms } from '../ordering/terms.js';
import type { Work } from '../ordering/work.js';
import { eq } from 'drizzle-orm';

const key = memoryKey<OrderTerms>('order terms');
const bytesOfTerms = 2000;

/** The shop's terms of ordering; 404 for a shop that takes no orders and therefore has no carts. */
export async function readTerms(
  { db, memory, tenant }: Work,
  edition: Edition,
): Promise<OrderTerms> {
  const known = memory.get(edition, key);
  if (known) return known;
  const [found] = await db.select().from(orderConfigs).where(eq(orderConfigs.tenant, tenant));
  if (!found) throw notFound('The cart');
  const terms = z.parse(OrderTerms, found.config);
  memory.put(edition, key, terms, bytesOfTerms);
  return terms;
}
