import { errorCodes } from '@larder/contracts';
import type { NewOrderRating, OrderRating, RatedOrder } from '@larder/contracts/reviews';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import { deliveredOrder } from '../claims/delivered-order.js';
import type { OrderRecord } from '../repository.js';
import { ratingDays } from './review-terms.js';
import { orderRatings } from './tables.js';

const dayMs = 86_400_000;
/** Ratings on one page of the back office. */
const shownRatings = 50;

type RatingScope = Pick<Scope, 'db' | 'tenant' | 'now'>;
type Row = typeof orderRatings.$inferSelect;

const toRating = ({ stars, issues, comment }: Row): NewOrderRating => ({
  stars,
  issues,
  ...(comment !== null && { comment }),
});

/** The rating of an order, and whether it can be rated now. The caller has checked the owner. */
export async function readOrderRating(
  { db, tenant, now }: RatingScope,
  order: OrderRecord,
): Promise<OrderRating> {
  const { orderNumber } = order.row;
  const delivery = deliveredOrder(order);
  const terms = (await readOrderTerms(db, tenant))?.reviews;
  const daysAgo = (now.getTime() - (delivery?.deliveredAt.getTime() ?? 0)) / dayMs;
  const canRate = terms !== undefined && delivery !== undefined && daysAgo <= ratingDays;
  const [found] = await db
    .select()
    .from(orderRatings)
    .where(and(eq(orderRatings.tenant, tenant), eq(orderRatings.orderNumber, orderNumber)));
  return { canRate, ...(found && { rating: toRating(found) }) };
}

/** Stores how an order was; a later rating replaces the earlier one. @throws ApiFailure 409 */
export async function saveOrderRating(
  scope: RatingScope,
  order: OrderRecord,
  { stars, issues, comment }: NewOrderRating,
): Promise<OrderRating> {
  const { db, tenant, now: ratedAt } = scope;
  const { orderNumber } = order.row;
  const { canRate } = await readOrderRating(scope, order);
  if (!canRate)
    throw new ApiFailure(409, errorCodes.conflict, 'Only orders of the last weeks can be rated');
  const rating = { stars, issues: [...new Set(issues)], comment: comment ?? null, ratedAt };
  await db
    .insert(orderRatings)
    .values({ tenant, orderNumber, ...rating })
    .onConflictDoUpdate({ target: [orderRatings.tenant, orderRatings.orderNumber], set: rating });
  return readOrderRating(scope, order);
}

/** The latest ratings, for the shop's own people. */
export async function readLatestRatings({ db, tenant }: RatingScope): Promise<RatedOrder[]> {
  const found = await db
    .select()
    .from(orderRatings)
    .where(eq(orderRatings.tenant, tenant))
    .orderBy(desc(orderRatings.ratedAt), orderRatings.orderNumber)
    .limit(shownRatings);
  return found.map((row) => ({
    ...toRating(row),
    orderNumber: row.orderNumber,
    ratedAt: row.ratedAt.toISOString(),
  }));
}

const ordersOf = ({ db, tenant }: { db: Database; tenant: string }, customer: string) =>
  db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(eq(carts.tenant, tenant), eq(carts.customerId, customer)));

/** How a customer rated their orders, for the export of their data. */
export async function ratingsOfCustomer(
  scope: { readonly db: Database; readonly tenant: string },
  customer: string,
) {
  const found = await scope.db
    .select()
    .from(orderRatings)
    .where(
      and(
        eq(orderRatings.tenant, scope.tenant),
        inArray(orderRatings.orderNumber, ordersOf(scope, customer)),
      ),
    )
    .orderBy(orderRatings.ratedAt);
  return found.map((row) => ({ ...toRating(row), orderNumber: row.orderNumber }));
}

/** Erases what a person wrote about the orders of their carts; the stars stay, without a person. */
export async function eraseRatings(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  ownCarts: SQL,
): Promise<void> {
  const own = db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.tenant, tenant), sql`${orders.cartId} IN (${ownCarts})`));
  await db
    .update(orderRatings)
    .set({ comment: null })
    .where(and(eq(orderRatings.tenant, tenant), inArray(orderRatings.orderNumber, own)));
}
