import type { Call, CallSchemas } from '../core/call.js';
import { cartCalls } from '../cart/index.js';
import { wire as cartWire } from '../cart/wire.js';
import { allergenCalls } from '../cart/allergen-calls.js';
import { basketCalls } from '../cart/basket-calls.js';
import { cartPlaceCalls } from '../cart/place-calls.js';
import { substitutionCalls } from '../cart/substitution-calls.js';
import { tipCalls } from '../cart/tip-calls.js';
import { catalogueCalls } from '../catalogue/index.js';
import { offerCalls } from '../catalogue/offer-calls.js';
import { offerWire, wire as catalogueWire } from '../catalogue/wire.js';
import { afterOrderCalls } from '../checkout/after-order-calls.js';
import { checkoutCalls } from '../checkout/index.js';
import { pushCalls } from '../checkout/push-calls.js';
import { afterOrderWire, pushWire, wire as checkoutWire } from '../checkout/wire.js';
import { contentCalls } from '../content/index.js';
import { flyerCalls } from '../content/flyer-calls.js';
import { flyerWire, wire as contentWire } from '../content/wire.js';
import { customerCalls } from '../customer/index.js';
import { wire as customerWire } from '../customer/wire.js';
import { distributionCalls } from '../distribution/index.js';
import { interestCalls } from '../distribution/interest-calls.js';
import { postcodeCalls } from '../distribution/postcode-calls.js';
import { wire as distributionWire } from '../distribution/wire.js';
import { loyaltyCalls } from '../loyalty/index.js';
import { wire as loyaltyWire } from '../loyalty/wire.js';
import { pesticidesCalls } from '../pesticides/index.js';
import { wire as pesticidesWire } from '../pesticides/wire.js';
import { recipesCalls } from '../recipes/index.js';
import { reviewsCalls } from '../reviews/index.js';
import { wire as reviewsWire } from '../reviews/wire.js';
import { recipeCustomerCalls } from '../recipes/saved-calls.js';
import { planCalls } from '../recipes/plan-calls.js';
import { planWire, recipeCustomerWire, wire as recipesWire } from '../recipes/wire.js';
import { searchCalls } from '../search/index.js';
import { searchStartCalls } from '../search/start-calls.js';
import { wire as searchWire } from '../search/wire.js';
import { againCalls } from '../shopping/again-calls.js';
import { shoppingCalls } from '../shopping/index.js';
import { matchCalls } from '../shopping/match-calls.js';
import { standingOrderCalls } from '../shopping/standing-order-calls.js';
import { againWire, matchWire, standingOrderWire, wire as shoppingWire } from '../shopping/wire.js';
import { storesCalls } from '../stores/index.js';
import { wire as storesWire } from '../stores/wire.js';
import { tenantCalls } from '../tenant/index.js';
import { wire as tenantWire } from '../tenant/wire.js';
import { trackingCalls } from '../tracking/index.js';
import { wire as trackingWire } from '../tracking/wire.js';
import { walletCalls } from '../wallet/index.js';
import { recentCalls } from '../wallet/recent-calls.js';
import { recentWire, wire as walletWire } from '../wallet/wire.js';

/** The calls of one domain with their schemas, by the same names. */
export interface DomainCalls {
  readonly calls: Readonly<Record<string, Call>>;
  readonly wire: Readonly<Record<string, CallSchemas>>;
}

/** An explicit type, because the type that TypeScript infers from all schemas is too long to be declared. */
export type Domain =
  | 'tenant'
  | 'content'
  | 'catalogue'
  | 'search'
  | 'recipes'
  | 'pesticides'
  | 'reviews'
  | 'distribution'
  | 'stores'
  | 'cart'
  | 'checkout'
  | 'customer'
  | 'shopping'
  | 'wallet'
  | 'loyalty'
  | 'tracking';

/** All calls by domain. For servers and tests only, because it imports all schemas. */
export const allCalls: Readonly<Record<Domain, DomainCalls>> = {
  tenant: { calls: tenantCalls, wire: tenantWire },
  content: {
    calls: { ...contentCalls, ...flyerCalls },
    wire: { ...contentWire, ...flyerWire },
  },
  catalogue: {
    calls: { ...catalogueCalls, ...offerCalls },
    wire: { ...catalogueWire, ...offerWire },
  },
  search: { calls: { ...searchCalls, ...searchStartCalls }, wire: searchWire },
  recipes: {
    calls: { ...recipesCalls, ...planCalls, ...recipeCustomerCalls },
    wire: { ...recipesWire, ...planWire, ...recipeCustomerWire },
  },
  pesticides: { calls: pesticidesCalls, wire: pesticidesWire },
  reviews: { calls: reviewsCalls, wire: reviewsWire },
  distribution: {
    calls: { ...distributionCalls, ...postcodeCalls, ...interestCalls },
    wire: distributionWire,
  },
  stores: { calls: storesCalls, wire: storesWire },
  cart: {
    calls: {
      ...cartCalls,
      ...substitutionCalls,
      ...allergenCalls,
      ...basketCalls,
      ...cartPlaceCalls,
      ...tipCalls,
    },
    wire: cartWire,
  },
  checkout: {
    calls: { ...checkoutCalls, ...afterOrderCalls, ...pushCalls },
    wire: { ...checkoutWire, ...afterOrderWire, ...pushWire },
  },
  customer: { calls: customerCalls, wire: customerWire },
  shopping: {
    calls: { ...shoppingCalls, ...matchCalls, ...againCalls, ...standingOrderCalls },
    wire: { ...shoppingWire, ...matchWire, ...againWire, ...standingOrderWire },
  },
  wallet: {
    calls: { ...walletCalls, ...recentCalls },
    wire: { ...walletWire, ...recentWire },
  },
  loyalty: { calls: loyaltyCalls, wire: loyaltyWire },
  tracking: { calls: trackingCalls, wire: trackingWire },
};
