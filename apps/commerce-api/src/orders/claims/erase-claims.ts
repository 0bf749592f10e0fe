import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { orderClaimPhotos, orderClaims } from './tables.js';

const dayMs = 86_400_000;
/** An unused photo is erased after a day, a used one when nothing can be disputed any more. */
const unusedDays = 1;
const usedDays = 365;

/** Erases photos that nobody needs any more. */
export async function erasePhotos(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { claimId, createdAt } = orderClaimPhotos;
  const isUnused = and(isNull(claimId), lt(createdAt, daysAgo(unusedDays)));
  await db.delete(orderClaimPhotos).where(or(isUnused, lt(createdAt, daysAgo(usedDays))));
}

/**
 * Erases what a person wrote and photographed about the orders of their carts. Goods, sums and decisions
 * stay with the orders, for as long as the law requires.
 */
export async function eraseClaims(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  ownCarts: SQL,
): Promise<void> {
  const own = db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.tenant, tenant), sql`${orders.cartId} IN (${ownCarts})`));
  await db
    .delete(orderClaimPhotos)
    .where(and(eq(orderClaimPhotos.tenant, tenant), inArray(orderClaimPhotos.orderNumber, own)));
  await db
    .update(orderClaims)
    .set({ note: null, answer: null, claimantHash: 'deleted' })
    .where(and(eq(orderClaims.tenant, tenant), inArray(orderClaims.orderNumber, own)));
}
