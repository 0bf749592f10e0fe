import type { FastifyInstance } from 'fastify';
import { capacityRoutes } from '../distribution/capacity/routes.js';
import { cartRoutes } from '../carts/routes.js';
import { checkoutRoutes } from '../checkout/routes.js';
import type { Kernel } from '../kernel/kernel.js';
import { orderChangeRoutes } from '../orders/routes.js';
import { startScheduledJobs } from './scheduled-jobs.js';

/** Time slots, carts, checkout and orders, with their scheduled jobs. */
export function orderingRoutes(app: FastifyInstance, kernel: Kernel): void {
  capacityRoutes(app, kernel);
  cartRoutes(app, kernel);
  checkoutRoutes(app, kernel);
  orderChangeRoutes(app, kernel);
  startScheduledJobs(app, kernel);
}
