import { capability, eventRef, routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Cart } from '../cart/index.js';
import type { Order } from './types.js';

export const checkoutRoute = routeRef('checkout');
export const checkoutConfirmationRoute = routeRef('checkout-confirmation', {
  configName: 'checkout',
  suffix: '-ok',
});
/** The confirmation with sample data, for the content system's preview only. */
export const checkoutConfirmationTestRoute = routeRef('checkout-confirmation-test', {
  configName: 'checkout',
  suffix: '-ok-test',
});
export const paymentResultRoute = routeRef('payment-result', {
  configName: 'checkout',
  suffix: '/payment-result',
});

/** Shows the service prompt unless the service is known; false when the shopper dismisses it. */
export const requireService = capability<() => Promise<boolean>>('requireService');

/** Further sections of the confirmation page. */
export const confirmationSections = extensionSlotRef<{ readonly order: Order }>(
  'confirmationSections',
);

/** Progress of an order and its possible changes; `onChanged` refetches the order. */
export const orderChanges = extensionSlotRef<{
  readonly order: Order;
  readonly onChanged: () => void;
}>('orderChanges');

export const orderPlaced = eventRef<{ readonly orderNumber: string }>('orderPlaced');
/** The checkout is shown with goods in the cart (TRK-13). */
export const checkoutEntered = eventRef<{ readonly cart: Cart }>('checkoutEntered');
/** The confirmation of an order that was just placed is shown (TRK-14). */
export const orderConfirmed = eventRef<{ readonly order: Order }>('orderConfirmed');
