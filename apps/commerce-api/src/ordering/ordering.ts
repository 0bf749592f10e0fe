import type { FastifyInstance } from 'fastify';
import { capacityRoutes } from '../capacity/routes.js';
import { cartRoutes } from '../carts/routes.js';
import { checkoutRoutes } from '../checkout/routes.js';
import type { Kernel } from '../kernel/kernel.js';
import { orderCareRoutes } from '../orders/routes.js';
import { startUpkeep } from './upkeep.js';

/** Windows, carts, checkout and orders, with the jobs that keep them going. */
export function ordering(app: FastifyInstance, kernel: Kernel): void {
  capacityRoutes(app, kernel);
  cartRoutes(app, kernel);
  checkoutRoutes(app, kernel);
  orderCareRoutes(app, kernel);
  startUpkeep(app, kernel);
}
