import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

type Names = 'getProductReviews' | 'getOwnReview' | 'setOwnReview' | 'removeOwnReview';

/** Reviews on a product's page, which loads them after its start. */
export const productReviewCalls = defineCalls<Pick<typeof wire, Names>>({
  getProductReviews: 'GET /api/products/:sku/reviews',
  getOwnReview: 'GET /api/customers/reviews/:sku',
  setOwnReview: 'PUT /api/customers/reviews/:sku',
  removeOwnReview: 'DELETE /api/customers/reviews/:sku',
});
