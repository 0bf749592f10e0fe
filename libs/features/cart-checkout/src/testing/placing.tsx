import userEvent from '@testing-library/user-event';
import { orderPlaced } from '@larder/contracts/checkout';
import type { Cart } from '@larder/contracts/cart';
import { defineFeature, on } from '@larder/platform';
import { type Handlers } from '@larder/platform/testing';
import { openCheckout } from './open-checkout.js';

export const placed: unknown[] = [];
export const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(orderPlaced, (payload) => placed.push(payload))],
});

export const open = async (cart: Cart | null, handlers?: Handlers) => ({
  ...(await openCheckout(cart, handlers, [listener])),
  user: userEvent.setup(),
});

export { button, choosePayment } from './checkout-page.js';
