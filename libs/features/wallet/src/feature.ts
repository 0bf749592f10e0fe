import { cartNotices } from '@larder/contracts/cart';
import { deliveryPassRoute } from '@larder/contracts/wallet';
import { defineFeature, fill, lazy, profileSections, route } from '@larder/platform';

/** Wallet with gift cards, saved ways to pay, delivery pass. */
export const wallet = defineFeature({
  id: 'wallet',
  enabled: (config) => config.featureCustomer,
  routes: [
    route(
      deliveryPassRoute,
      lazy(() => import('./pages/delivery-pass.page.js')),
      { when: (config) => config.featureCustomerDeliveryPass && config.featureCartCheckout },
    ),
  ],
  fills: [
    fill(
      cartNotices,
      lazy(() => import('./rare-fills/cart-pass.fill.js')),
      { isLater: true },
    ),
    fill(
      profileSections,
      lazy(() => import('./rare-fills/profile-sections.fill.js')),
    ),
  ],
});
