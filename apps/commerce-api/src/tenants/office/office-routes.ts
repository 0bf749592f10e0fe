import type { FastifyInstance } from 'fastify';
import { shopOf } from '../../kernel/context.js';
import { scopeRequests } from '../../kernel/database/tenant-scope.js';
import { addScope } from '../../kernel/http/feature-scope.js';
import type { Kernel } from '../../kernel/kernel.js';
import { accessRoutes } from './access/access-routes.js';
import { officeKernel } from './access/office-host.js';
import { dataRequestRoutes } from './data-requests/data-request-routes.js';
import { discountRoutes } from './discounts/discount-routes.js';
import { pickingRoutes } from './picking/picking-routes.js';
import { settingsRoutes } from './settings/settings-routes.js';
import { scheduleHandPrices } from './shop/schedule-hand-prices.js';
import { shopRoutes } from './shop/shop-routes.js';

/** Calls of the back office, at its own host names alone (decision 112). */
export function officeRoutes(app: FastifyInstance, kernel: Kernel): void {
  const office = officeKernel(kernel);
  scheduleHandPrices(app, kernel);
  addScope(app, 'office', (scope) => {
    scopeRequests(scope, (request) => shopOf(office, request).tenant);
    accessRoutes(scope, office);
    pickingRoutes(scope, office);
    shopRoutes(scope, office);
    discountRoutes(scope, office);
    settingsRoutes(scope, office);
    dataRequestRoutes(scope, office);
  });
}
