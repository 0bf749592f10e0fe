import { confirmationSections } from '@larder/contracts/checkout';
import { productNotes, productTerms, tileBadges, tileCorner } from '@larder/contracts/catalogue';
import {
  callAnswered,
  currentCustomer,
  favoriteProductsRoute,
  landingRoute,
  loginRoute,
  offlineAccountRoute,
  openLogin,
  passwordResetRoute,
  profileRoute,
  profileSubRoute,
  registrationRoute,
} from '@larder/contracts/customer';
import { bottomBar, headerActions } from '@larder/contracts/content';
import {
  personalProductData,
  sharedListRoute,
  shoppingListRoute,
} from '@larder/contracts/shopping';
import {
  defineFeature,
  contribute,
  lazy,
  on,
  profileSections,
  provide,
  route,
} from '@larder/platform';
import { accountOf } from './state/account/account.js';
import { createAccount } from './state/account/create-account.js';
import { createPersonalProductData } from './early.js';
import { hasRegularBoxes } from './has-regular-boxes.js';

const isClientOnly = { isClientOnly: true } as const;

/** Registration, signing in and out, and the customer's own pages. */
export const customer = defineFeature({
  id: 'account',
  enabled: (config) => config.featureCustomer,
  settings: lazy(() => import('./config.js')),
  routes: [
    route(
      loginRoute,
      lazy(() => import('./pages/login.page.js')),
    ),
    route(
      registrationRoute,
      lazy(() => import('./pages/registration.page.js')),
    ),
    route(
      offlineAccountRoute,
      lazy(() => import('./pages/offline-account.page.js')),
    ),
    route(
      passwordResetRoute,
      lazy(() => import('./pages/password-reset.page.js')),
    ),
    route(
      landingRoute,
      lazy(() => import('./pages/landing.page.js')),
    ),
    route(
      profileSubRoute,
      lazy(() => import('./pages/profile-sub.page.js')),
    ),
    route(
      profileRoute,
      lazy(() => import('./pages/profile.page.js')),
      { middleware: 'require-login' },
    ),
    route(
      favoriteProductsRoute,
      lazy(() => import('./pages/favorites.page.js')),
      {
        middleware: 'require-login',
        when: (config) => config.featureCustomerFavorites && config.featureProductDiscovery,
      },
    ),
    route(
      shoppingListRoute,
      lazy(() => import('./pages/list.page.js')),
      { middleware: 'require-login' },
    ),
    route(
      sharedListRoute,
      lazy(() => import('./pages/shared-list.page.js')),
    ),
  ],
  contributions: [
    contribute(
      bottomBar,
      lazy(() => import('./contributions/bottom-bar.contribution.js')),
      { order: 20, when: (config) => config.featureCustomerFavorites },
    ),
    contribute(
      headerActions,
      lazy(() => import('./contributions/header-actions.contribution.js')),
    ),
    contribute(
      profileSections,
      lazy(() => import('./contributions/on-demand/account-sections.contribution.js')),
      { order: 90 },
    ),
    contribute(
      profileSections,
      lazy(() => import('./contributions/on-demand/list-sections.contribution.js')),
      { order: -10 },
    ),
    contribute(
      confirmationSections,
      lazy(() => import('./contributions/on-demand/account-offer.contribution.js')),
      isClientOnly,
    ),
    contribute(
      tileCorner,
      lazy(() => import('./contributions/personal/favorite-button.contribution.js')),
      { ...isClientOnly, when: (config) => config.featureCustomerFavorites },
    ),
    contribute(
      tileBadges,
      lazy(() => import('./contributions/personal/badges.contribution.js')),
      isClientOnly,
    ),
    contribute(
      productTerms,
      lazy(() => import('./contributions/on-demand/regular-box.contribution.js')),
      { when: hasRegularBoxes },
    ),
    contribute(
      productNotes,
      lazy(() => import('./contributions/personal/notes.contribution.js')),
      isClientOnly,
    ),
  ],
  provides: [
    provide(currentCustomer, createAccount),
    provide(personalProductData, createPersonalProductData),
    provide(openLogin, ({ href, navigate }) => ({ returnUrl }) => {
      const to = href(loginRoute, {}, { returnUrl });
      if (to !== undefined) navigate(to);
    }),
  ],
  listens: [on(callAnswered, ({ refused }, context) => accountOf(context).readCookies(refused))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
