import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
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
 * Erases what a customer wrote and photographed. Goods, sums and decisions stay with the orders, for
 * as long as the law requires.
 */
export async function eraseClaims(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  customer: string,
): Promise<void> {
  const own = db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(eq(carts.tenant, tenant), eq(carts.customerId, customer)));
  await db
    .delete(orderClaimPhotos)
    .where(and(eq(orderClaimPhotos.tenant, tenant), inArray(orderClaimPhotos.orderNumber, own)));
  await db
    .update(orderClaims)
    .set({ note: null, answer: null, claimantHash: 'deleted' })
    .where(and(eq(orderClaims.tenant, tenant), inArray(orderClaims.orderNumber, own)));
}
