import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import type { Handlers } from '@larder/platform/testing';
import {
  aCart,
  aLine,
  aProduct,
  evening,
  home,
  orderConfig,
  place,
} from '../../../../testing/fixtures.js';
import { openCart } from '../../../../testing/open-cart.js';
import { openOnePage } from '../../../../testing/one-page.js';
import { lines } from '../../../../testing/open-checkout.js';
import { paymentChoice } from '../../../checkout/payment/payment-choice.js';
import { redirectToPayment } from '../../../order/redirect-to-payment.js';
import { fakeStripe, sheet } from './testing/fake-stripe-js.js';

jest.mock('../../../order/redirect-to-payment.js', () => ({ redirectToPayment: jest.fn() }));
jest.setTimeout(90_000);

const express = { methodKey: 'credit-cards', stripe: { publishableKey: 'pk_test_1' } } as const;
const config = { ...orderConfig, express, paymentMethods: ['credit-cards'] };
const redirectUrl = '/api/payments/p-1/start';
const handlers: Handlers = {
  'GET /api/order-config': () => config,
  'POST /api/checkout': () => ({
    checkoutId: 'c',
    orderNumber: '1001',
    status: 'PAYMENT_PENDING',
    redirectUrl,
  }),
};
const known = aCart(lines, { deliveryPlace: place, distributionWindow: evening });

let stripe: ReturnType<typeof fakeStripe>;
beforeEach(() => {
  jest.mocked(redirectToPayment).mockClear();
  sessionStorage.clear();
  localStorage.clear();
  stripe = fakeStripe();
});
afterEach(() => stripe.remove());

async function open(cart: Cart, others: Handlers = {}) {
  const host = await openCart(cart, { ...handlers, ...others });
  const callsOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);
  const toCheckout = async () => {
    await waitFor(() => expect(host.opened).toContain('/checkout'));
    cleanup();
    return openOnePage(host.shop.cart ?? cart, handlers);
  };
  return { ...host, callsOf, toCheckout };
}

describe('Apple Pay and Google Pay in the cart', () => {
  it('CHK-04 order once what the sheet confirmed, for the address of the sheet', async () => {
    const { callsOf, toCheckout } = await open(known);
    const element = await stripe.element();
    expect(stripe.options()).toMatchObject({
      mode: 'payment',
      currency: 'eur',
      captureMethod: 'manual',
      amount: known.priceInfo.totalWithSurcharge,
    });
    const shown = element.click();
    const sum = shown.lineItems.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(known.priceInfo.totalWithSurcharge);
    expect(shown.shippingRates).toHaveLength(1);
    await act(() => element.confirm(sheet));
    const checkout = await toCheckout();
    await waitFor(() => expect(redirectToPayment).toHaveBeenCalledWith(redirectUrl));
    expect(paymentChoice.read()?.walletToken).toBe('ctoken_1');
    expect(checkout.callsOf('POST /api/checkout')).toHaveLength(1);
    expect(callsOf('POST /api/carts/distribution-address')).toMatchObject([
      { streetName: 'Laubenweg', streetNumber: '3/12', postalCode: '1010', lastName: 'Wallet' },
    ]);
    expect(callsOf('POST /api/carts/billing-address')).toMatchObject([
      { email: 'wanda@wallet.example', phoneNumber: '+436641234567' },
    ]);
  });

  it('SLOT-06 refuse an address of another postcode: its time slots are others', async () => {
    await open(known);
    const element = await stripe.element();
    expect(element.moveTo({ postal_code: place.postalCode, country: 'AT' })).toBe('resolved');
    expect(element.moveTo({ postal_code: '8010', country: 'AT' })).toBe('rejected');
  });

  it('ask no address of who typed one, and keep it', async () => {
    const { callsOf } = await open(
      aCart(lines, { distributionAddress: home, distributionWindow: evening }),
    );
    const element = await stripe.element();
    expect(stripe.created()).not.toHaveProperty('shippingAddressRequired');
    await act(() => element.confirm({ billingDetails: sheet.billingDetails }));
    await waitFor(() => expect(callsOf('POST /api/carts/billing-address')).toHaveLength(1));
    expect(callsOf('POST /api/carts/distribution-address')).toEqual([]);
  });

  it('tell the sheet when Stripe makes no token, and order nothing', async () => {
    const { opened } = await open(known);
    const element = await stripe.element();
    stripe.refuse();
    expect(await act(() => element.confirm(sheet))).toEqual([{ reason: 'fail' }]);
    expect(opened).toEqual([]);
  });

  it.each([
    ['no wallet is on this device', () => stripe.hasNothing()],
    ['the script fails', () => stripe.fails()],
  ])('are not shown where %s', async (_name, prepare) => {
    prepare();
    const { container } = await open(known);
    await waitFor(() => expect(container.querySelector('.express')).not.toBeVisible());
  });

  const gin = aProduct({ sku: 'gin', name: 'Gin', ageLimit: 18, availability: 'ageRestricted' });
  const far = { ...evening, start: '2199-01-01T16:00:00Z', end: '2199-01-01T18:00:00Z' };
  it.each<[string, Cart]>([
    [
      'for goods with an age limit',
      {
        ...known,
        ...aCart([...lines, aLine(gin, 1)], { deliveryPlace: place, distributionWindow: evening }),
      },
    ],
    ['for a delivery that is reserved later', { ...known, distributionWindow: far }],
  ])('are not offered %s', async (_name, cart) => {
    await open(cart, {
      'GET /api/order-config': () => ({
        ...config,
        savedForLater: { methods: ['credit-cards'], hours: 120 },
      }),
    });
    await screen.findAllByText('Total');
    expect(stripe.loaded()).toBe(false);
  });
});
