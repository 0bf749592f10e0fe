import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The rating of an order on its page. */
export const orderRatingCalls = defineCalls<Pick<typeof wire, 'getOrderRating' | 'rateOrder'>>({
  getOrderRating: 'GET /api/orders/:orderNumber/rating',
  rateOrder: 'PUT /api/orders/:orderNumber/rating',
});
