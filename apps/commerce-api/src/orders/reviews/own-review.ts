import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { NewReview, OwnProductReview } from '@larder/contracts/reviews';
import { and, eq, sql } from 'drizzle-orm';
import { readRow } from '../../customers/repository.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import { authorName } from './product-reviews.js';
import { findPurchase } from './purchases.js';
import { needsCheck } from './review-terms.js';
import { productReviews } from './tables.js';

interface Reviewed {
  readonly customer: string;
  readonly sku: string;
}

const isOwn = (tenant: string, { customer, sku }: Reviewed) =>
  and(
    eq(productReviews.tenant, tenant),
    eq(productReviews.sku, sku),
    eq(productReviews.customerId, customer),
  );

async function readTerms({ db, tenant }: Scope) {
  return (await readOrderTerms(db, tenant))?.reviews;
}

/** The customer's review of a product, and whether they can write one. */
export async function readOwnReview(scope: Scope, own: Reviewed): Promise<OwnProductReview> {
  const { db, tenant } = scope;
  const author = authorName(await readRow(scope, own.customer));
  const [found] = await db.select().from(productReviews).where(isOwn(tenant, own));
  const isBought =
    found !== undefined || (await findPurchase(scope, own.customer, own.sku)) !== undefined;
  const canReview = isBought && (await readTerms(scope)) !== undefined;
  if (!found) return { canReview, author };
  const { stars, text, state, writtenAt } = found;
  const review = { stars, state, writtenAt: writtenAt.toISOString() };
  return { canReview, author, review: { ...review, ...(text !== null && { text }) } };
}

/**
 * Stores the customer's review of a product; a later one replaces the earlier one.
 * @throws ApiFailure 409 for goods that they did not receive
 */
export async function saveOwnReview(
  scope: Scope,
  own: Reviewed,
  { stars, text }: NewReview,
): Promise<OwnProductReview> {
  const { db, tenant, now: writtenAt } = scope;
  const { customer: customerId, sku } = own;
  const terms = await readTerms(scope);
  const orderNumber = terms && (await findPurchase(scope, customerId, sku));
  if (!terms || orderNumber === undefined)
    throw new ApiFailure(409, errorCodes.conflict, 'Only goods that were delivered can be rated');
  const state = needsCheck(text, terms) ? ('PENDING' as const) : ('PUBLISHED' as const);
  const review = { orderNumber, stars, text: text ?? null, state, writtenAt };
  await db
    .insert(productReviews)
    .values({ tenant, id: randomUUID(), sku, customerId, ...review })
    .onConflictDoUpdate({
      target: [productReviews.tenant, productReviews.sku, productReviews.customerId],
      // Once a text has waited or was refused, a person also reads the next one.
      set: {
        ...review,
        state: sql`CASE WHEN ${productReviews.state} <> 'PUBLISHED' AND excluded.text IS NOT NULL
          THEN 'PENDING' ELSE excluded.state END`,
      },
    });
  return readOwnReview(scope, own);
}

/** Withdraws the customer's review; nothing happens without one. */
export async function removeOwnReview({ db, tenant }: Scope, own: Reviewed): Promise<void> {
  await db.delete(productReviews).where(isOwn(tenant, own));
}
