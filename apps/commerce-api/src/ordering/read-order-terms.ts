import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { orderConfigs } from '../distribution/tables.js';
import type { Database } from '../kernel/database/database.js';
import { OrderTerms } from './terms.js';

/** A shop's ordering terms; undefined for a shop that takes no orders. */
export async function readOrderTerms(
  db: Database,
  tenant: string,
): Promise<OrderTerms | undefined> {
  const [found] = await db.select().from(orderConfigs).where(eq(orderConfigs.tenant, tenant));
  return found && z.parse(OrderTerms, found.config);
}
