import { productNotes, tileBadges, tileCorner } from '@larder/contracts/catalogue';
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
import { ownProducts, sharedListRoute, shoppingListRoute } from '@larder/contracts/shopping';
import { defineFeature, fill, lazy, on, profileSections, provide, route } from '@larder/platform';
import { accountOf } from './account/account.js';
import { createAccount } from './account/create-account.js';
import { createOwnProducts } from './early.js';

const isLater = { isLater: true } as const;

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
      lazy(() => import('./favourites/favorites.page.js')),
      {
        middleware: 'require-login',
        when: (config) => config.featureCustomerFavorites && config.featureProductDiscovery,
      },
    ),
    route(
      shoppingListRoute,
      lazy(() => import('./lists/list.page.js')),
      { middleware: 'require-login' },
    ),
    route(
      sharedListRoute,
      lazy(() => import('./lists/shared-list.page.js')),
    ),
  ],
  fills: [
    fill(
      bottomBar,
      lazy(() => import('./fills/bottom-bar.fill.js')),
      { order: 20, when: (config) => config.featureCustomerFavorites },
    ),
    fill(
      headerActions,
      lazy(() => import('./fills/header-actions.fill.js')),
    ),
    fill(
      profileSections,
      lazy(() => import('./rare-fills/own-sections.fill.js')),
      { order: 90 },
    ),
    fill(
      profileSections,
      lazy(() => import('./rare-fills/list-sections.fill.js')),
      { order: -10 },
    ),
    fill(
      tileCorner,
      lazy(() => import('./own/heart.fill.js')),
      { ...isLater, when: (config) => config.featureCustomerFavorites },
    ),
    fill(
      tileBadges,
      lazy(() => import('./own/badges.fill.js')),
      isLater,
    ),
    fill(
      productNotes,
      lazy(() => import('./own/notes.fill.js')),
      isLater,
    ),
  ],
  provides: [
    provide(currentCustomer, createAccount),
    provide(ownProducts, createOwnProducts),
    provide(openLogin, ({ href, navigate }) => ({ returnUrl }) => {
      const to = href(loginRoute, {}, { returnUrl });
      if (to !== undefined) navigate(to);
    }),
  ],
  listens: [on(callAnswered, ({ refused }, context) => accountOf(context).look(refused))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
