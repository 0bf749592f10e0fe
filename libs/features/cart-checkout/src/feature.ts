import { addLines, cartChanged, cartRoute } from '@larder/contracts/cart';
import { productActions, tileActions } from '@larder/contracts/catalogue';
import {
  checkoutConfirmationRoute,
  checkoutConfirmationTestRoute,
  checkoutRoute,
  orderChanges,
  paymentResultRoute,
  requireService,
} from '@larder/contracts/checkout';
import { customerAuthenticated, customerCleared, profileSummary } from '@larder/contracts/customer';
import {
  appOverlays,
  bottomBar,
  headerActions,
  headerService,
  homePlace,
  homeStart,
} from '@larder/contracts/content';
import { buyAgainRoute, pasteListRoute } from '@larder/contracts/shopping';
import { defineFeature, contribute, lazy, on, provide, route } from '@larder/platform';
import { addToCart } from './state/add-lines.js';
import { isOnePage } from './components/checkout/one-page/is-one-page.js';
import { ensureService } from './components/service/service-question.js';
import { cartViewSlice } from './state/cart-view.js';
import { checkoutSlice } from './state/checkout.js';
import { quantitiesSlice } from './state/quantities.js';
import { serviceSlice } from './state/service.js';

const follow = () => import('./components/merge/customer-events.js');

/** Cart, choice of service, checkout and confirmation. */
export const cartCheckout = defineFeature({
  id: 'cart-checkout',
  enabled: (config) => config.featureCartCheckout,
  routes: [
    route(
      cartRoute,
      lazy(() => import('./pages/cart.page.js')),
    ),
    route(
      pasteListRoute,
      lazy(() => import('./pages/paste-list.page.js')),
    ),
    route(
      buyAgainRoute,
      lazy(() => import('./pages/buy-again.page.js')),
    ),
    route(
      checkoutRoute,
      lazy(() => import('./pages/checkout.page.js')),
      { layout: 'focused', when: (tenant) => !isOnePage(tenant) },
    ),
    route(
      checkoutRoute,
      lazy(() => import('./pages/checkout-one-page.page.js')),
      { layout: 'focused', when: isOnePage },
    ),
    route(
      paymentResultRoute,
      lazy(() => import('./pages/payment-result.page.js')),
      { layout: 'focused' },
    ),
    route(
      checkoutConfirmationRoute,
      lazy(() => import('./pages/checkout-confirmation.page.js')),
    ),
    route(
      checkoutConfirmationTestRoute,
      lazy(() => import('./pages/checkout-confirmation-test.page.js')),
      { when: ({ cms }) => cms.preview },
    ),
  ],
  contributions: [
    contribute(
      profileSummary,
      lazy(() => import('./contributions/on-demand/profile-summary.contribution.js')),
      { isClientOnly: true, order: 10 },
    ),
    contribute(
      tileActions,
      lazy(() => import('./contributions/tile-actions.contribution.js')),
    ),
    contribute(
      productActions,
      lazy(() => import('./contributions/product-actions.contribution.js')),
    ),
    contribute(
      headerActions,
      lazy(() => import('./contributions/header-actions.contribution.js')),
      { order: 100 },
    ),
    contribute(
      headerService,
      lazy(() => import('./contributions/header-service.contribution.js')),
    ),
    contribute(
      bottomBar,
      lazy(() => import('./contributions/bottom-bar.contribution.js')),
      { order: 100 },
    ),
    contribute(
      appOverlays,
      lazy(() => import('./contributions/app-overlays.contribution.js')),
    ),
    contribute(
      homePlace,
      lazy(() => import('./contributions/on-demand/home-gate.contribution.js')),
      { isClientOnly: true, when: ({ servicePrompt }) => servicePrompt.by === 'postcode' },
    ),
    contribute(
      homeStart,
      lazy(() => import('./contributions/on-demand/home-start.contribution.js')),
      { isClientOnly: true },
    ),
    contribute(
      orderChanges,
      lazy(() => import('./contributions/on-demand/order-changes.contribution.js')),
      { isClientOnly: true },
    ),
  ],
  // The fills of tiles bring this code along anyway: loading it apart would cost more than it saves.
  provides: [
    provide(addLines, (context) => (lines) => addToCart(context, lines)),
    provide(requireService, (context) => () => ensureService(context, 'ordering')),
  ],
  listens: [
    on(cartChanged, ({ cart }, context) => {
      void follow().then(({ handleCartChange }) => handleCartChange(context, cart));
    }),
    on(customerAuthenticated, ({ customer }, context) => {
      void follow().then(({ handleLogin }) => handleLogin(context, customer));
    }),
    on(customerCleared, (_, context) => {
      void follow().then(({ handleLogout }) => handleLogout(context));
    }),
  ],
  slices: {
    cartQuantities: quantitiesSlice.reducer,
    cartService: serviceSlice.reducer,
    cartView: cartViewSlice.reducer,
    checkout: checkoutSlice.reducer,
  },
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
