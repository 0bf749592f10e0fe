import { lazy } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { orderConfig } from '../../../testing/fixtures.js';
import { preloadChargeNotice } from '../review/lazy-charge-notice.js';

jest.mock('../review/lazy-charge-notice.js', () => ({
  // A notice whose code does not arrive.
  LazyChargeNotice: lazy(() => new Promise(() => undefined)),
  preloadChargeNotice: jest.fn(),
}));
jest.setTimeout(30_000);

it('CHK-10 loads the notice of a charge with the methods, and keeps its place until it is there', async () => {
  const { container } = await openCheckout(ready, {
    'GET /api/order-config': () => ({
      ...orderConfig,
      paymentMethods: ['credit-cards', 'payment-at-the-door'],
    }),
  });
  const card = await screen.findByRole('radio', { name: /Credit or debit card/ });
  expect(preloadChargeNotice).toHaveBeenCalled();
  expect(container.querySelector('.charge')).toBeNull();
  fireEvent.click(card);
  expect(container.querySelector('.charge')).not.toBeNull();
});
