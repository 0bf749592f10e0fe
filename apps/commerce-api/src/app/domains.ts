import type { FastifyInstance } from 'fastify';
import { editorRoutes } from '../content/editor-routes.js';
import type { CustomerKernel } from '../customers/customer-kernel.js';
import { customerRoutes } from '../customers/routes.js';
import { catalogueRoutes } from '../catalogue/routes.js';
import { dietRoutes } from '../customers/diet/routes.js';
import { favouriteRoutes } from '../customers/favourites/routes.js';
import { shoppingListRoutes } from '../customers/shopping-lists/routes.js';
import { formRoutes } from '../content/forms/form-routes.js';
import { contentRoutes } from '../content/routes.js';
import { orderingRoutes } from '../ordering/ordering-routes.js';
import { buyAgainRoutes } from '../orders/buy-again/routes.js';
import { recipeRoutes } from '../catalogue/recipes/routes.js';
import { recipeCustomerRoutes } from '../catalogue/recipes/customers/routes.js';
import { mealPlanRoutes } from '../catalogue/recipes/meal-plan/routes.js';
import { matchListRoutes } from '../search/match-list/routes.js';
import { searchRoutes } from '../search/routes.js';
import { distributionRoutes } from '../distribution/routes.js';
import { logRoutes } from '../kernel/logs/routes.js';
import { loyaltyRoutes } from '../benefits/loyalty/routes.js';
import type { MapsKernel } from '../distribution/maps/geocoder.js';
import { mapsRoutes } from '../distribution/maps/routes.js';
import { interestRoutes } from '../distribution/interests/routes.js';
import { postcodeRoutes } from '../distribution/postcode/routes.js';
import type { PaymentKernel } from '../payments/payment-kernel.js';
import { paymentRoutes } from '../payments/routes.js';
import { pesticideRoutes } from '../catalogue/pesticides/routes.js';
import { standingOrderRoutes } from '../ordering/standing-orders/routes.js';
import { storeRoutes } from '../distribution/stores/routes.js';
import { officeRoutes } from '../tenants/office/office-routes.js';
import { tenantRoutes } from '../tenants/routes.js';
import { trackingRoutes } from '../tracking/routes.js';
import { walletRoutes } from '../payments/wallet/routes.js';

/** The kernel, with additions that only single domains need. */
export type AppKernel = CustomerKernel & PaymentKernel & MapsKernel;

/** A domain binds its calls and nothing else; it may hold no state. */
type Domain = (app: FastifyInstance, kernel: AppKernel) => void;

export const domains: readonly Domain[] = [
  tenantRoutes,
  contentRoutes,
  editorRoutes,
  formRoutes,
  catalogueRoutes,
  searchRoutes,
  matchListRoutes,
  buyAgainRoutes,
  recipeRoutes,
  mealPlanRoutes,
  recipeCustomerRoutes,
  distributionRoutes,
  mapsRoutes,
  postcodeRoutes,
  interestRoutes,
  pesticideRoutes,
  storeRoutes,
  logRoutes,
  trackingRoutes,
  orderingRoutes,
  customerRoutes,
  favouriteRoutes,
  dietRoutes,
  shoppingListRoutes,
  standingOrderRoutes,
  walletRoutes,
  paymentRoutes,
  loyaltyRoutes,
  officeRoutes,
];
