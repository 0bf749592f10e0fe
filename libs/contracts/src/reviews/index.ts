import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import { orderRatingCalls } from './order-calls.js';
import { productReviewCalls } from './product-calls.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type NewOrderRating = z.output<typeof schemas.NewOrderRating>;
export type NewReview = z.output<typeof schemas.NewReview>;
export type OrderIssue = z.output<typeof schemas.OrderIssue>;
export type OrderRating = z.output<typeof schemas.OrderRating>;
export type OwnProductReview = z.output<typeof schemas.OwnProductReview>;
export type ProductReview = z.output<typeof schemas.ProductReview>;
export type ProductReviews = z.output<typeof schemas.ProductReviews>;
export type RatedOrder = z.output<typeof schemas.RatedOrder>;
export type ReviewDecision = z.output<typeof schemas.ReviewDecision>;
export type ReviewForCheck = z.output<typeof schemas.ReviewForCheck>;
export type ReviewState = z.output<typeof schemas.ReviewState>;

type Checks = 'getPendingReviews' | 'decideReview' | 'getOrderRatings';

/** For the shop's own people. */
const reviewCheckCalls = defineCalls<Pick<typeof wire, Checks>>({
  getPendingReviews: 'GET /api/back-office/reviews',
  decideReview: 'POST /api/back-office/reviews/:reviewId/decision',
  getOrderRatings: 'GET /api/back-office/ratings',
});

/** Every call of the domain; the pages carry their own ones alone. */
export const reviewsCalls = { ...productReviewCalls, ...orderRatingCalls, ...reviewCheckCalls };
