import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Id, Nothing, Offset, Sku, pageSize } from '../core/schemas.js';
import {
  NewOrderRating,
  NewReview,
  OrderRating,
  OwnProductReview,
  ProductReviews,
  RatedOrder,
  ReviewDecision,
  ReviewForCheck,
} from './schemas.js';

const bySku = { params: z.object({ sku: Sku }) };
const byOrder = { params: z.object({ orderNumber: z.string().check(z.maxLength(40)) }) };
const backOffice = {
  headers: z.object({ authorization: z.optional(z.string()) }),
  errorCodes: ['NOT_FOUND'],
} as const;

export const wire = {
  getProductReviews: {
    ...bySku,
    summary: 'Ratings of a product by its buyers, and their texts, newest first',
    query: z.object({ offset: Offset, pageSize: pageSize(5, 50) }),
    response: ProductReviews,
  },
  getOwnReview: {
    ...bySku,
    summary: 'How the customer rated a product, and whether they can',
    response: OwnProductReview,
    errorCodes: ['UNAUTHORIZED'],
  },
  /** One for each customer and product: a later one replaces it. */
  setOwnReview: {
    ...bySku,
    summary: 'Rates a product that the customer bought',
    body: NewReview,
    response: OwnProductReview,
    errorCodes: ['UNAUTHORIZED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  removeOwnReview: {
    ...bySku,
    summary: 'Withdraws the customer’s review of a product',
    response: Nothing,
    errorCodes: ['UNAUTHORIZED'],
  },
  getOrderRating: {
    ...byOrder,
    summary: 'How an order of this visitor was rated, and whether it can be',
    response: OrderRating,
    errorCodes: ['NOT_FOUND'],
  },
  /** A later rating replaces the earlier one. */
  rateOrder: {
    ...byOrder,
    summary: 'Rates a delivered order of this visitor',
    body: NewOrderRating,
    response: OrderRating,
    errorCodes: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  /** For the shop's own people, with `BACK_OFFICE_SECRET` as bearer token; 404 without it. */
  getPendingReviews: {
    ...backOffice,
    summary: 'Reviews that wait for a decision, oldest first',
    response: z.array(ReviewForCheck),
  },
  decideReview: {
    ...backOffice,
    summary: 'Publishes or refuses the text of a review; also one that was published',
    params: z.object({ reviewId: Id }),
    body: ReviewDecision,
    response: Nothing,
    errorCodes: ['NOT_FOUND', 'CONFLICT'],
  },
  getOrderRatings: {
    ...backOffice,
    summary: 'The latest ratings of orders',
    response: z.array(RatedOrder),
  },
} as const satisfies Record<string, CallSchemas>;
