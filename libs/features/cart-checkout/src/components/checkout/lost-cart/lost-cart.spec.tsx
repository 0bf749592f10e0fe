import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  currentCustomer,
  customerAuthenticated,
  customerCleared,
  loginRoute,
  type Customer,
} from '@larder/contracts/customer';
import type { Cart } from '@larder/contracts/cart';
import { blockDrafts, defineFeature, lazy, allowDrafts, provide, route } from '@larder/platform';
import { answer, observableValue, type Handlers } from '@larder/platform/testing';
import { writeCart } from '../../../api/cart/cart-cache.js';
import { aCart } from '../../../testing/fixtures.js';
import { atContact, openCheckout } from '../../../testing/open-checkout.js';
import { addressDraft } from '../../service/address/address-draft.js';
import { contactDraft } from '../contact/contact-draft.js';
import { lastCart } from './last-cart.js';

const anna = { id: 'c-anna', firstName: '', addresses: [] as unknown } as Customer;
const annas = { ...atContact, customerId: anna.id };
const signedIn = observableValue<Customer | undefined>(undefined);
const account = defineFeature({
  id: 'account',
  enabled: () => true,
  routes: [
    route(
      loginRoute,
      lazy(() => Promise.resolve({ default: () => null })),
    ),
  ],
  provides: [provide(currentCustomer, () => ({ ...signedIn, settled: () => true }))],
});

beforeEach(() => {
  sessionStorage.clear();
  signedIn.set(undefined);
  allowDrafts(anna.id);
});

const empty = 'Your cart is empty';
const gone = 'Your cart is gone';
const ended = 'Your session has ended';

async function openWith(cart: Cart | null, handlers: Handlers = {}) {
  const host = await openCheckout(cart, handlers, [account]);
  const become = (customer: Customer | undefined) =>
    act(async () => {
      signedIn.set(customer);
      if (customer) host.context.emit(customerAuthenticated, { customer });
      else host.context.emit(customerCleared, undefined);
      // What follows is loaded first.
      await import('../../merge/customer-events.js');
    });
  return { ...host, become };
}

const lane = { streetName: 'Rosenweg', streetNumber: '3', postalCode: '1010', city: 'Wien' };

describe('a checkout without goods', () => {
  it.each<[string, Parameters<typeof lastCart.write>[0] | undefined, Cart | null, string]>([
    ['there never were any', undefined, null, empty],
    [
      'the shopper has taken them out',
      { id: 'cart-1', kind: 'guest' },
      aCart([], { id: 'cart-1' }),
      empty,
    ],
    ['the guest’s session has ended', { id: 'cart-1', kind: 'guest' }, null, gone],
    ['another cart was begun', { id: 'cart-1', kind: 'guest' }, aCart([], { id: 'cart-2' }), gone],
    ['the customer’s session has ended', { id: 'cart-1', kind: 'customer' }, null, ended],
  ])('shows the right message when %s', async (_when, last, cart, message) => {
    if (last) lastCart.write(last);
    await openWith(cart);
    expect(await screen.findByText(message)).toBeVisible();
    for (const other of [empty, gone, ended].filter((one) => one !== message))
      expect(screen.queryByText(other)).toBeNull();
  });

  it('does not mention a session to a customer who still has one', async () => {
    signedIn.set(anna);
    lastCart.write({ id: 'cart-1', kind: 'customer' });
    await openWith(null);
    expect(await screen.findByText(empty)).toBeVisible();
    expect(screen.queryByText(ended)).toBeNull();
  });
});

describe('a session that ends in the checkout', () => {
  async function endWhileTyping() {
    const user = userEvent.setup();
    signedIn.set(anna);
    lastCart.write({ id: annas.id, kind: 'customer' });
    const host = await openWith(annas);
    await host.become(anna);
    await user.type(await screen.findByLabelText(/First name/), 'Anna-Maria');
    addressDraft.write({ instead: '', address: lane });
    host.shop.cart = null;
    return host;
  }

  it('redirects to the login and back, and keeps typed values out of the browser’s storage', async () => {
    const { become } = await endWhileTyping();
    await become(undefined);
    expect(await screen.findByText(ended)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in and continue to checkout' })).toHaveAttribute(
      'href',
      expect.stringMatching(/returnUrl=%2Fcheckout&authRequired=true$/),
    );
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Anna-Maria|Rosenweg/);
  });

  it('restores typed values for the same customer', async () => {
    const { become, shop, store } = await endWhileTyping();
    await become(undefined);
    await screen.findByText(ended);
    shop.cart = annas;
    await become(anna);
    await act(async () => writeCart(store.dispatch, annas));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue('Anna-Maria'));
    expect(addressDraft.read()?.address).toEqual(lane);
  });

  it('keeps it private to its customer', async () => {
    const { become } = await endWhileTyping();
    await become(undefined);
    await screen.findByText(ended);
    await become({ ...anna, id: 'c-berta' });
    expect([contactDraft.read(), addressDraft.read()]).toEqual([undefined, undefined]);
  });

  it('stores nothing after a deliberate logout', async () => {
    const { become } = await endWhileTyping();
    blockDrafts();
    await become(undefined);
    expect(await screen.findByText(empty)).toBeVisible();
    await become(anna);
    const left = [contactDraft.read(), addressDraft.read(), lastCart.read()];
    expect(left).toEqual([undefined, undefined, undefined]);
  });
});

describe('a contact that is sent when the session has ended', () => {
  const save = 'POST /api/carts/billing-address';
  async function send(answerOf: () => unknown) {
    const user = userEvent.setup();
    lastCart.write({ id: atContact.id, kind: 'guest' });
    const host = await openWith(atContact, { [save]: answerOf });
    await user.type(await screen.findByLabelText(/First name/), 'Anna');
    await user.type(screen.getByLabelText(/Last name/), 'Berger');
    await user.type(screen.getByLabelText(/Email/), 'anna@example.test');
    await user.type(screen.getByLabelText(/Phone/), '0664 1234567');
    host.shop.cart = null;
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    return host;
  }

  it('refetches the cart when it is refused', async () => {
    await send(() => answer(404, { errorCode: 'NOT_FOUND', message: '' }));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(contactDraft.read()).toMatchObject({ firstName: 'Anna' });
  });

  it('keeps typed values when they were saved to a new guest cart', async () => {
    await send(() => aCart([], { id: 'second-cart' }));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(contactDraft.read()).toMatchObject({ firstName: 'Anna' });
  });
});
