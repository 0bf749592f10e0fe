import type { FastifyInstance } from 'fastify';
import { capacityRoutes } from '../distribution/capacity/routes.js';
import { cartRoutes } from '../carts/routes.js';
import { checkoutRoutes } from '../checkout/routes.js';
import type { Kernel } from '../kernel/kernel.js';
import { backOfficeRoutes } from '../orders/back-office-routes.js';
import { claimRoutes } from '../orders/claims/claim-routes.js';
import { invoiceRoutes } from '../orders/receipt/invoice/invoice-routes.js';
import { reviewRoutes } from '../orders/reviews/review-routes.js';
import { orderChangeRoutes } from '../orders/routes.js';
import { trackingRoutes } from '../orders/tracking/tracking-routes.js';
import { startScheduledJobs } from './scheduled-jobs.js';

/** Time slots, carts, checkout and orders, with their scheduled jobs. */
export function orderingRoutes(app: FastifyInstance, kernel: Kernel): void {
  capacityRoutes(app, kernel);
  cartRoutes(app, kernel);
  checkoutRoutes(app, kernel);
  orderChangeRoutes(app, kernel);
  trackingRoutes(app, kernel);
  claimRoutes(app, kernel);
  reviewRoutes(app, kernel);
  invoiceRoutes(app, kernel);
  backOfficeRoutes(app, kernel);
  startScheduledJobs(app, kernel);
}
