import { reviewsCalls as calls } from '@larder/contracts/reviews';
import { wire } from '@larder/contracts/reviews/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { ownOrder } from '../own-order.js';
import { readOrderRating, saveOrderRating } from './order-rating.js';
import { readOwnReview, removeOwnReview, saveOwnReview } from './own-review.js';
import { readProductReviews } from './product-reviews.js';

/** Ratings that one visitor sends in a minute. */
const perMinute = 20;

/** Ratings of orders, and reviews of goods by the customers who bought them. */
export function reviewRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'reviews',
    most: perMinute,
    refusal: 'Too many ratings in a minute',
  });
  const domain = { calls, wire };
  bind(
    app,
    kernel,
    domain,
    {
      getProductReviews: ({ context, params, query }) =>
        readProductReviews(context, params.sku, query),
    },
    // Who has just written one sees it: browsers revalidate, and this process knows the revision.
    { maxAge: 0 },
  );
  bind(app, kernel, domain, {
    getOrderRating: async ({ context, params }) =>
      readOrderRating(context, await ownOrder(context, params.orderNumber)),
    rateOrder: async ({ context, params, body }) => {
      await spend(context);
      return saveOrderRating(context, await ownOrder(context, params.orderNumber), body);
    },
  });
  addCustomerScope(app, kernel, (scope) => {
    bind(scope, kernel, domain, {
      getOwnReview: async ({ context, params: { sku } }) =>
        readOwnReview(context, { customer: await context.requireCustomer(), sku }),
      setOwnReview: async ({ context, params: { sku }, body }) => {
        const customer = await context.requireCustomer();
        await spend(context);
        return saveOwnReview(context, { customer, sku }, body);
      },
      removeOwnReview: async ({ context, params: { sku } }) => {
        const customer = await context.requireCustomer();
        await spend(context);
        await removeOwnReview(context, { customer, sku });
        return {};
      },
    });
  });
}
