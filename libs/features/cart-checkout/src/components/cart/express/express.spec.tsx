import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { answer, type Handlers } from '@larder/platform/testing';
import {
  aCart,
  aLine,
  aProduct,
  billing,
  evening,
  home,
  orderConfig,
  place,
} from '../../../testing/fixtures.js';
import { openCart } from '../../../testing/open-cart.js';
import { openOnePage, order } from '../../../testing/one-page.js';
import { lines } from '../../../testing/open-checkout.js';
import { redirectToPayment } from '../../order/redirect-to-payment.js';
import { paymentChoice } from '../../checkout/payment/payment-choice.js';

jest.mock('../../order/redirect-to-payment.js', () => ({ redirectToPayment: jest.fn() }));
jest.setTimeout(30_000);

beforeEach(() => {
  jest.mocked(redirectToPayment).mockClear();
  sessionStorage.clear();
  localStorage.clear();
});

const wallet = { ...billing, firstName: 'Wanda', email: 'wanda@wallet.example', token: 'w-token' };
const express = { methodKey: 'paypal', simulated: wallet } as const;
const config = { ...orderConfig, express, paymentMethods: ['payment-at-the-door', 'paypal'] };
const redirectUrl = '/api/payments/p-1/start';
const pending = { checkoutId: 'c', orderNumber: '1001', status: 'PAYMENT_PENDING', redirectUrl };
const atHome = aCart(lines, { deliveryPlace: place, distributionWindow: evening });

const handlers: Handlers = {
  'GET /api/order-config': () => config,
  'POST /api/checkout': () => pending,
};

async function open(cart: Cart, others: Handlers = {}) {
  const host = await openCart(cart, { ...handlers, ...others });
  const callsOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);
  /** The checkout, to which the cart's page has led. */
  const toCheckout = async () => {
    await waitFor(() => expect(host.opened).toContain('/checkout'));
    expect(callsOf('POST /api/checkout')).toEqual([]);
    cleanup();
    return openOnePage(host.shop.cart ?? cart, handlers);
  };
  return { ...host, callsOf, toCheckout };
}
const button = () => screen.findByRole('button', { name: 'Express (simulation)' });
const confirm = (name = 'Order with obligation to pay') =>
  within(screen.getByRole('dialog')).getByRole('button', { name });

describe('the express payment in the cart', () => {
  it('CHK-04 orders with two taps what the wallet has confirmed, once', async () => {
    const { user, callsOf, toCheckout } = await open(atHome);
    await user.click(await button());
    const dialog = await screen.findByRole('dialog', { name: 'Express payment' });
    expect(dialog).toHaveTextContent('wanda@wallet.example');
    await user.dblClick(confirm());
    const checkout = await toCheckout();
    await waitFor(() => expect(redirectToPayment).toHaveBeenCalledWith(redirectUrl));
    expect(paymentChoice.read()?.walletToken).toBe('w-token');
    const orders = checkout.callsOf('POST /api/checkout');
    expect(orders.map(({ body }) => body)).toMatchObject([{ methodKey: 'paypal' }]);
    const [contact] = callsOf('POST /api/carts/billing-address');
    expect(contact).toMatchObject({ firstName: 'Wanda' });
    expect(contact).not.toHaveProperty('token');
    expect(callsOf('POST /api/carts/distribution-address')).toMatchObject([
      { distributionType: 'DELIVERY', firstName: 'Wanda' },
    ]);
  });

  it('keeps the address and contact that the shopper gave', async () => {
    const { user, callsOf, toCheckout } = await open({
      ...aCart(lines, { distributionAddress: home, distributionWindow: evening }),
      billingAddress: billing,
    });
    await user.click(await button());
    await screen.findByRole('dialog');
    await user.click(confirm());
    await toCheckout();
    await waitFor(() => expect(redirectToPayment).toHaveBeenCalled());
    expect(callsOf('POST /api/carts/distribution-address')).toEqual([]);
    expect(callsOf('POST /api/carts/billing-address')).toMatchObject([
      { firstName: billing.firstName },
    ]);
  });

  it('opens the checkout where the shop does not deliver to the wallet’s address', async () => {
    const { user, toCheckout } = await open(atHome, {
      'POST /api/carts/distribution-address': () =>
        answer(409, { errorCode: 'OUTSIDE_DELIVERY_AREA', message: 'no' }),
    });
    await user.click(await button());
    await screen.findByRole('dialog');
    await user.click(confirm());
    const checkout = await toCheckout();
    await screen.findByRole('button', { name: 'Continue to review' });
    expect(checkout.callsOf('POST /api/checkout')).toEqual([]);
  });

  it('CAT-07 asks for the age in the checkout before it orders', async () => {
    const gin = aProduct({ sku: 'gin', name: 'Gin', ageLimit: 18, availability: 'ageRestricted' });
    const { user, toCheckout } = await open(
      aCart([...lines, aLine(gin, 1)], { distributionAddress: home, distributionWindow: evening }),
    );
    await user.click(await button());
    await screen.findByRole('dialog');
    await user.click(confirm('To checkout'));
    const checkout = await toCheckout();
    await order();
    await screen.findByRole('checkbox', { name: 'I am at least 18 years old' }, { timeout: 5000 });
    expect(checkout.callsOf('POST /api/checkout')).toEqual([]);
  });

  it.each<[string, Cart]>([
    ['without a time slot', aCart(lines, { deliveryPlace: place })],
    ['for additions to an order', { ...atHome, orderNumber: '1001' }],
    ['with goods that are not there', { ...atHome, unavailableLineItems: lines }],
  ])('is not offered %s', async (_name, cart) => {
    await open(cart);
    await screen.findAllByText(/^(Total|Subtotal)$/);
    expect(screen.queryByRole('button', { name: 'Express (simulation)' })).toBeNull();
  });
});
