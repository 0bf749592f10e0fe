import type { ProductReviews } from '@larder/contracts/reviews';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { customers } from '../../customers/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { productReviews } from './tables.js';

interface ReviewScope {
  readonly db: Database;
  readonly tenant: string;
}

export const authorColumns = { firstName: customers.firstName, lastName: customers.lastName };
export const ofAuthor = and(
  eq(customers.tenant, productReviews.tenant),
  eq(customers.id, productReviews.customerId),
);

/** Name under which a review is published: `Anna B.` */
export function authorName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const [initial] = lastName.trim();
  return [firstName.trim(), ...(initial === undefined ? [] : [`${initial.toUpperCase()}.`])].join(
    ' ',
  );
}

const isPublished = (tenant: string, sku: string) =>
  and(
    eq(productReviews.tenant, tenant),
    eq(productReviews.sku, sku),
    eq(productReviews.state, 'PUBLISHED'),
  );

/** Number of ratings with one star, two, and so on. */
async function distributionOf({ db, tenant }: ReviewScope, sku: string, onlyReal = false) {
  const { stars, isDemo } = productReviews;
  const isReal = onlyReal ? eq(isDemo, false) : undefined;
  const found = await db
    .select({ stars, ratings: count() })
    .from(productReviews)
    .where(and(isPublished(tenant, sku), isReal))
    .groupBy(stars);
  return [1, 2, 3, 4, 5].map((one) => found.find((row) => row.stars === one)?.ratings ?? 0);
}

function averageOf(distribution: readonly number[]) {
  const ratings = distribution.reduce((sum, one) => sum + one, 0);
  const stars = distribution.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return { ratings, average: ratings === 0 ? undefined : Math.round((stars / ratings) * 10) / 10 };
}

/** The average for search engines, by real customers alone; undefined without ratings. */
export async function readRealRating(scope: ReviewScope, sku: string) {
  const { ratings, average } = averageOf(await distributionOf(scope, sku, true));
  return average === undefined ? undefined : { ratingValue: average, ratingCount: ratings };
}

/** Published ratings of a product, and one page of their texts. */
export async function readProductReviews(
  { db, tenant }: ReviewScope,
  sku: string,
  { offset, pageSize }: { readonly offset: number; readonly pageSize: number },
): Promise<ProductReviews> {
  const distribution = await distributionOf({ db, tenant }, sku);
  const { ratings, average } = averageOf(distribution);
  const hasText = and(isPublished(tenant, sku), isNotNull(productReviews.text));
  const [texts] = await db.select({ total: count() }).from(productReviews).where(hasText);
  const found = await db
    .select({ review: productReviews, author: authorColumns })
    .from(productReviews)
    .innerJoin(customers, ofAuthor)
    .where(hasText)
    .orderBy(desc(productReviews.writtenAt), productReviews.id)
    .limit(pageSize)
    .offset(offset);
  return {
    total: texts?.total ?? 0,
    count: found.length,
    offset,
    results: found.map(({ review, author }) => ({
      id: review.id,
      stars: review.stars,
      text: review.text ?? '',
      author: authorName(author),
      writtenAt: review.writtenAt.toISOString(),
      ...(review.isDemo && { isDemo: true as const }),
    })),
    ratings,
    distribution,
    ...(average !== undefined && { average }),
  };
}
