import { screen } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { ready } from './open-checkout.js';
import { orderConfig } from './fixtures.js';

export const mine: Cart = { ...ready, customerId: 'c1' };
export const { total } = ready.priceInfo;
export const offered = {
  'GET /api/order-config': () => ({
    ...orderConfig,
    paymentMethods: ['credit-cards', 'paypal'],
    giftCardMethodKey: 'market-card',
  }),
};
export const wallet = (balance: number) => ({
  'GET /api/customers/digital-wallet': () => ({ balance, giftCards: [], history: [] }),
});
export const planned = (amountPlanned: number): Cart => ({
  ...mine,
  version: mine.version + 1,
  payments: [{ id: 'p1', methodKey: 'market-card', brandName: 'GIFTCARD', amountPlanned }],
});
export const submit = () => screen.findByRole('button', { name: 'Continue to summary' });
