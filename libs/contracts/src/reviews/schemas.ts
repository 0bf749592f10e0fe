import * as z from 'zod/mini';
import { Id, Instant, Sku, pageOf } from '../core/schemas.js';

export const Stars = z.int().check(z.gte(1), z.lte(5));

export const maxReviewLength = 1000;
const Text = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReviewLength));

/** `PENDING` waits for a person of the shop. Ratings without text are `PUBLISHED` at once. */
export const ReviewState = z.enum(['PENDING', 'PUBLISHED', 'REFUSED']);

/** A published review. Only customers who bought the product write one. */
export const ProductReview = z.object({
  id: Id,
  stars: Stars,
  text: z.string(),
  /** First name and initial. */
  author: z.string(),
  writtenAt: Instant,
  /** Written by a customer of the demo data. */
  isDemo: z.optional(z.literal(true)),
});

/** Ratings of a product, and one page of its texts, newest first. */
export const ProductReviews = z.extend(pageOf(ProductReview), {
  /** Published ratings, with and without text. */
  ratings: z.int().check(z.gte(0)),
  /** With one decimal; absent without ratings. */
  average: z.optional(z.number().check(z.gte(1), z.lte(5))),
  /** How many ratings have one star, two, and so on. */
  distribution: z.array(z.int().check(z.gte(0))).check(z.length(5)),
});

export const NewReview = z.object({ stars: Stars, text: z.optional(Text) });

export const OwnReview = z.object({
  stars: Stars,
  text: z.optional(z.string()),
  state: ReviewState,
  writtenAt: Instant,
});

/** Whether the customer can rate the product, and how they did. */
export const OwnProductReview = z.object({
  /** They bought it, and it was delivered. */
  canReview: z.boolean(),
  /** Name under which it is published. */
  author: z.string(),
  review: z.optional(OwnReview),
});

/** What was not good about an order. */
export const OrderIssue = z.enum([
  'FRESHNESS',
  'MISSING',
  'SUBSTITUTES',
  'LATE',
  'PACKAGING',
  'SERVICE',
]);

export const NewOrderRating = z.object({
  stars: Stars,
  issues: z.array(OrderIssue).check(z.maxLength(OrderIssue.options.length)),
  comment: z.optional(Text),
});

/** Whether an order can be rated, and its rating. */
export const OrderRating = z.object({
  canRate: z.boolean(),
  rating: z.optional(NewOrderRating),
});

/** A review as the shop's own people see it. */
export const ReviewForCheck = z.object({
  id: Id,
  sku: Sku,
  stars: Stars,
  text: z.string(),
  author: z.string(),
  writtenAt: Instant,
});

export const ReviewDecision = z.object({
  decision: z.enum(['PUBLISH', 'REFUSE']),
  /** When the decided text was written: one that its customer has changed since is read again. */
  writtenAt: Instant,
});

export const RatedOrder = z.object({
  ...NewOrderRating.shape,
  orderNumber: z.string(),
  ratedAt: Instant,
});
