import { errorCodes } from '@larder/contracts';
import type { ReviewDecision, ReviewForCheck } from '@larder/contracts/reviews';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { customers } from '../../customers/tables.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { authorColumns, authorName, ofAuthor } from './product-reviews.js';
import { productReviews } from './tables.js';

/** Reviews on one page of the back office. */
const shownReviews = 50;

/** Reviews that wait for a person, oldest first. */
export async function readPendingReviews({ db, tenant }: Scope): Promise<ReviewForCheck[]> {
  const found = await db
    .select({ review: productReviews, author: authorColumns })
    .from(productReviews)
    .innerJoin(customers, ofAuthor)
    .where(and(eq(productReviews.tenant, tenant), eq(productReviews.state, 'PENDING')))
    .orderBy(asc(productReviews.writtenAt), productReviews.id)
    .limit(shownReviews);
  return found.map(({ review: { id, sku, stars, text, writtenAt }, author }) => ({
    id,
    sku,
    stars,
    text: text ?? '',
    author: authorName(author),
    writtenAt: writtenAt.toISOString(),
  }));
}

/**
 * Publishes or refuses a text, also one that was published.
 * @throws ApiFailure 404, and 409 for a text that its customer has changed since it was read
 */
export async function decideReview(
  { db, tenant }: Scope,
  id: string,
  { decision, writtenAt }: ReviewDecision,
): Promise<void> {
  const isReview = and(eq(productReviews.tenant, tenant), eq(productReviews.id, id));
  const decided = await db
    .update(productReviews)
    .set({ state: decision === 'PUBLISH' ? 'PUBLISHED' : 'REFUSED' })
    .where(
      and(
        isReview,
        isNotNull(productReviews.text),
        eq(productReviews.writtenAt, new Date(writtenAt)),
      ),
    )
    .returning({ id: productReviews.id });
  if (decided.length > 0) return;
  const [known] = await db.select({ id: productReviews.id }).from(productReviews).where(isReview);
  if (!known) throw notFound('The review');
  throw new ApiFailure(409, errorCodes.conflict, 'The text was changed since it was read');
}
