import { cartNotices } from '@larder/contracts/cart';
import { profileSummary } from '@larder/contracts/customer';
import {
  membership,
  orderPhysicalCardConfirmationRoute,
  orderPhysicalCardRoute,
} from '@larder/contracts/loyalty';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { defineFeature, contribute, lazy, profileSections, provide, route } from '@larder/platform';
import { createMembership } from './state/membership/create-membership.js';

const ownCard = {
  middleware: 'require-login',
  when: (config: ClientRuntimeConfig) => !config.featureJoe,
} as const;

/** The loyalty programme; in a shop without one, its own physical card (PLAT-20). */
export const loyalty = defineFeature({
  id: 'loyalty',
  enabled: (config) => config.featureCustomer,
  routes: [
    route(
      orderPhysicalCardRoute,
      lazy(() => import('./pages/order-card.page.js')),
      { ...ownCard, layout: 'focused' },
    ),
    route(
      orderPhysicalCardConfirmationRoute,
      lazy(() => import('./pages/order-card-confirmation.page.js')),
      ownCard,
    ),
  ],
  contributions: [
    contribute(
      profileSections,
      lazy(() => import('./contributions/on-demand/profile-sections.contribution.js')),
    ),
    contribute(
      profileSummary,
      lazy(() => import('./contributions/on-demand/profile-summary.contribution.js')),
      { isClientOnly: true, order: 30, when: ({ featureJoe }) => featureJoe },
    ),
    contribute(
      cartNotices,
      lazy(() => import('./contributions/on-demand/cart-vouchers.contribution.js')),
      { isClientOnly: true },
    ),
  ],
  blockTypeLists: [lazy(() => import('./blocks/feature.js'))],
  provides: [provide(membership, createMembership)],
});
