import {
  callAnswered,
  currentCustomer,
  landingRoute,
  loginRoute,
  offlineAccountRoute,
  openLogin,
  passwordResetRoute,
  profileRoute,
  profileSubRoute,
  registrationRoute,
} from '@larder/contracts/customer';
import { headerActions } from '@larder/contracts/content';
import { defineFeature, fill, lazy, on, profileSections, provide, route } from '@larder/platform';
import { accountOf, createAccount } from './account/account.js';

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
  ],
  fills: [
    fill(
      headerActions,
      lazy(() => import('./fills/header-actions.fill.js')),
    ),
    fill(
      profileSections,
      lazy(() => import('./rare-fills/own-sections.fill.js')),
      { order: 90 },
    ),
  ],
  provides: [
    provide(currentCustomer, createAccount),
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
