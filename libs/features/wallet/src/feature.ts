import { cartNotices } from '@larder/contracts/cart';
import { profileSummary } from '@larder/contracts/customer';
import { deliveryPassRoute } from '@larder/contracts/wallet';
import { defineFeature, contribute, lazy, profileSections, route } from '@larder/platform';

/** Wallet with gift cards, saved payment methods, delivery pass. */
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
  contributions: [
    contribute(
      cartNotices,
      lazy(() => import('./contributions/on-demand/cart-pass.contribution.js')),
      { isClientOnly: true },
    ),
    contribute(
      profileSummary,
      lazy(() => import('./contributions/on-demand/profile-summary.contribution.js')),
      { isClientOnly: true, order: 20, when: ({ wallet }) => wallet },
    ),
    contribute(
      profileSections,
      lazy(() => import('./contributions/on-demand/profile-sections.contribution.js')),
    ),
  ],
});
