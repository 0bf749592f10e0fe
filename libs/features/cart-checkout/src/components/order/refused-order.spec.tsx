import { screen, waitFor } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { aCart, aLine, apples, aProduct, billing, home } from '../../testing/fixtures.js';
import { chosenTimeSlot, currentStep, ready } from '../../testing/open-checkout.js';
import { createTestServer } from '../../testing/test-server.js';
import { openAttempt } from './order-attempt.js';
import { placed, open, button, choosePayment } from '../../testing/placing.js';

jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  placed.length = 0;
});

describe('an order that cannot be placed', () => {
  it('SLOT-16 leads back to the slot when it was lost while ordering', async () => {
    const { user, shop, state } = await open(ready, {
      'POST /api/checkout': () => answer(409, { errorCode: '023', message: 'full' }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText(/just been taken/)).toBeVisible();
    expect(currentStep()).toHaveTextContent('Time slot');
    expect(state().isSlotIncomplete).toBe(true);
    expect(shop.cart?.cartStatus).toBe('OPEN');
    expect(openAttempt.read()).toBeUndefined();
  });

  it('CHK-14 shows a payment error in the provider’s words', async () => {
    const paymentError = { code: 'DECLINED', description: 'Your bank said no' };
    const { user } = await open(ready, {
      'POST /api/checkout': () =>
        answer(402, { errorCode: 'PAYMENT', message: '', customPayload: { paymentError } }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText('Your bank said no')).toBeVisible();
  });

  it.each([
    [409, 'CONFLICT', /Please check the totals/],
    [500, 'INTERNAL_ERROR', /Something went wrong/],
  ])(
    'CHK-02 shows %s %s with the shop’s text, never the backend’s',
    async (status, code, message) => {
      const { user } = await open(ready, {
        'POST /api/checkout': () => answer(status, { errorCode: code, message: 'For developers' }),
        // The backend has opened the cart again.
        'GET /api/carts': () => ({ ...ready, version: 99 }),
      });
      await user.click(await choosePayment(user));
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.queryByText('For developers')).toBeNull();
    },
  );

  it('CART-93 shows what a refused cart lacks at its step', async () => {
    const { user } = await open(ready, {
      'POST /api/carts/finalize': () => answer(409, { errorCode: 'CART_INVALID', message: '' }),
      'GET /api/carts/validation': () => ({
        cartDTO: ready,
        errors: [{ code: '031', message: '' }],
      }),
    });
    await user.click(await choosePayment(user));
    expect(await screen.findByText(/billing address is incomplete/)).toBeVisible();
    expect(currentStep()).toHaveTextContent('Contact and billing');
  });

  const cherries = { ...aLine(aProduct({ sku: 'gone', name: 'Cherries' }), 2), lineItemId: 'gone' };

  it('CART-96 shows goods that became unavailable while ordering, and orders without them', async () => {
    const shop = createTestServer(ready);
    const errors = [{ code: 'NOT_ORDERABLE', message: 'For developers', lineItemId: 'gone' }];
    const { user, opened } = await open(ready, {
      ...shop.handlers,
      'POST /api/carts/finalize': (call, params) =>
        shop.cart?.unavailableLineItems.length === 0
          ? shop.handlers['POST /api/carts/finalize']?.(call, params)
          : answer(409, { errorCode: 'CART_INVALID', message: '' }),
      'GET /api/carts/validation': () => ({ cartDTO: shop.cart, errors }),
    });
    const order = await choosePayment(user);
    shop.cart = { ...ready, version: 2, unavailableLineItems: [cherries] };
    await user.click(order);
    expect(await screen.findByText(/order has changed/)).toBeVisible();
    expect(await screen.findByText('Cherries')).toBeVisible();
    expect(screen.queryByText('For developers')).toBeNull();
    errors.length = 0;
    await user.click(button('Remove unavailable products'));
    await user.click(await screen.findByRole('button', { name: 'Order with obligation to pay' }));
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
  });

  it('CART-22 names what is more than an order may hold, instead of the button that is refused', async () => {
    const { user } = await open({ ...ready, productLineItems: [aLine(apples, 7)] });
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByText('Apples: up to 6 pieces')).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });

  it('lists unconfirmed allergens in place of the order button', async () => {
    const finding = { contains: ['nuts' as const], mayContain: [], isUnknown: false };
    const line = { ...aLine(apples, 6), allergenWarning: { ...finding, isConfirmed: false } };
    const { user } = await open({ ...ready, productLineItems: [line] });
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByText('Apples: Contains nuts.')).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });

  it('CART-62 is held back while a limit is missed', async () => {
    const small = aCart([aLine(apples, 1)], {
      distributionAddress: home,
      distributionWindow: chosenTimeSlot,
      billingAddress: billing,
    });
    const { user } = await open(small);
    expect(await screen.findByText(/^Spend €3.01 more to reach the minimum/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    expect(await screen.findByRole('heading', { name: /^Review.*, coming up/ })).toBeVisible();
    expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
  });
});
