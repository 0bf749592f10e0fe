import { addLines, cartChanged, cartRoute } from '@larder/contracts/cart';
import { productActions, tileActions } from '@larder/contracts/catalogue';
import {
  checkoutConfirmationRoute,
  checkoutConfirmationTestRoute,
  checkoutRoute,
  orderCare,
  paymentResultRoute,
  requireService,
} from '@larder/contracts/checkout';
import { customerAuthenticated, customerCleared } from '@larder/contracts/customer';
import { appOverlays, bottomBar, headerActions, headerService } from '@larder/contracts/content';
import { defineFeature, fill, lazy, on, provide, route } from '@larder/platform';
import { addToCart } from './cart/add-lines.js';
import { ensureService } from './service/service-question.js';
import { cartViewSlice } from './state/cart-view.js';
import { checkoutSlice } from './state/checkout.js';
import { quantitiesSlice } from './state/quantities.js';
import { serviceSlice } from './state/service.js';

const follow = () => import('./merge/follow-customer.js');

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
      checkoutRoute,
      lazy(() => import('./pages/checkout.page.js')),
      { layout: 'focused' },
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
  fills: [
    fill(
      tileActions,
      lazy(() => import('./fills/tile-actions.fill.js')),
    ),
    fill(
      productActions,
      lazy(() => import('./fills/product-actions.fill.js')),
    ),
    fill(
      headerActions,
      lazy(() => import('./fills/header-actions.fill.js')),
      { order: 100 },
    ),
    fill(
      headerService,
      lazy(() => import('./fills/header-service.fill.js')),
    ),
    fill(
      bottomBar,
      lazy(() => import('./fills/bottom-bar.fill.js')),
      { order: 100 },
    ),
    fill(
      appOverlays,
      lazy(() => import('./fills/app-overlays.fill.js')),
    ),
    fill(
      orderCare,
      lazy(() => import('./rare-fills/order-care.fill.js')),
      { isLater: true },
    ),
  ],
  // The fills of tiles bring this code along anyway: loading it apart would cost more than it saves.
  provides: [
    provide(addLines, (context) => (lines) => addToCart(context, lines)),
    provide(requireService, (context) => () => ensureService(context, 'ordering')),
  ],
  listens: [
    on(cartChanged, ({ cart }, context) => {
      void follow().then(({ followChange }) => followChange(context, cart));
    }),
    on(customerAuthenticated, ({ customer }, context) => {
      void follow().then(({ followLogin }) => followLogin(context, customer));
    }),
    on(customerCleared, (_, context) => {
      void follow().then(({ followLogout }) => followLogout(context));
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
  },
});
