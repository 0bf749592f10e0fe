import { act, screen, waitFor } from '@testing-library/react';
import type { Customer } from '@larder/contracts/customer';
import { aCart, billing, home, orderConfig, place } from '../../../testing/fixtures.js';
import { atContact, ready } from '../../../testing/open-checkout.js';
import { goOn, openOnePage, order, section } from '../../../testing/one-page.js';
import { account, anna, visitor } from '../../../testing/test-visitor.js';

jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('payment', () => {
  const paymentMethods = ['payment-at-the-door', 'credit-cards', 'paypal'] as const;
  const several = { 'GET /api/order-config': () => ({ ...orderConfig, paymentMethods }) };

  it('CHK-17 selects the first one, and takes another one with the page’s button', async () => {
    const { user, state } = await openOnePage(ready, several);
    expect(await screen.findByRole('radio', { name: /On delivery/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /PayPal/ }));
    await user.click(goOn());
    await order();
    expect(state().methodKey).toBe('paypal');
  });

  it('leads to the order button at once with the method of the last order', async () => {
    localStorage.setItem('larder.method', 'paypal');
    const { user, state } = await openOnePage(ready, several);
    expect(await order()).toBeVisible();
    expect(state().methodKey).toBe('paypal');
    await user.click(screen.getByRole('button', { name: 'Change Payment' }));
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
    expect(screen.queryByText('Order with obligation to pay')).toBeNull();
  });

  it('ignores a method that the shop no longer offers', async () => {
    localStorage.setItem('larder.method', 'apple-pay');
    const { state } = await openOnePage(ready, several);
    expect(await screen.findByRole('radio', { name: /On delivery/ })).toBeChecked();
    expect(state().methodKey).toBeUndefined();
  });
});

describe('a customer', () => {
  const address = { id: 'a1', category: 'combined', primary: true, ...billing };
  const known = { ...anna, ...billing, addresses: [address] } as unknown as Customer;
  afterEach(() => act(() => visitor.set(undefined)));

  it('CHK-08 lands before the order button when all is known', async () => {
    localStorage.setItem('larder.method', 'payment-at-the-door');
    visitor.set(known);
    const mine = { ...atContact, customerId: known.id };
    const { callsOf } = await openOnePage(mine, {}, [account]);
    expect(await order()).toBeVisible();
    expect(callsOf('POST /api/carts/billing-address')[0]?.body).toMatchObject({
      firstName: 'Anna',
      email: 'anna@example.test',
    });
  });

  it('CHK-08 has the goods brought to their own address of the postcode that they named', async () => {
    visitor.set(known);
    const byPostcode = { deliveryPlace: place, customerId: known.id };
    const { callsOf } = await openOnePage(aCart(atContact.productLineItems, byPostcode), {}, [
      account,
    ]);
    await waitFor(() => expect(callsOf('POST /api/carts/distribution-address')).toHaveLength(1));
    expect(await section(/^Delivery/).findByText(/Lindengasse 7, 1070 Wien/)).toBeVisible();
  });

  it('CHK-08 has the goods kept at their own store when they have saved no address to deliver to', async () => {
    const favoriteStore = { storeId: 'store-1', storeType: 'MY_STORE_store-1' };
    visitor.set({ ...known, addresses: [], favoriteStore });
    const cart = aCart(atContact.productLineItems, { customerId: known.id });
    const { callsOf } = await openOnePage(cart, {}, [account]);
    await waitFor(() => expect(callsOf('POST /api/carts/distribution-address')).toHaveLength(1));
    expect(callsOf('POST /api/carts/distribution-address')[0]?.body).toMatchObject({
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'store-1',
    });
  });

  it('CHK-08 asks for the address when they named another postcode', async () => {
    visitor.set(known);
    const elsewhere = { ...place, postalCode: '1010' };
    const cart = aCart(atContact.productLineItems, {
      deliveryPlace: elsewhere,
      customerId: known.id,
    });
    const { callsOf } = await openOnePage(cart, {}, [account]);
    await waitFor(() => expect(callsOf('POST /api/carts/billing-address')).toHaveLength(1));
    expect(await section(/^Delivery/).findByLabelText(/^Street/)).toHaveValue('');
    expect(callsOf('POST /api/carts/distribution-address')).toHaveLength(0);
  });

  it('CHK-15 selects the method of their last order that the shop offers now', async () => {
    localStorage.setItem('larder.method', 'payment-at-the-door');
    visitor.set(known);
    const paymentMethods = ['payment-at-the-door', 'credit-cards', 'paypal'] as const;
    const mine = { ...ready, customerId: known.id };
    const { state } = await openOnePage(
      mine,
      {
        'GET /api/order-config': () => ({ ...orderConfig, paymentMethods }),
        'GET /api/customers/payment-methods/recent': () => ['apple-pay', 'paypal'],
      },
      [account],
    );
    expect(await order()).toBeVisible();
    expect(state().methodKey).toBe('paypal');
  });

  it('FORM-58 has their street in a page that opened before they were known, not over typed words', async () => {
    const byPostcode = aCart(atContact.productLineItems, { deliveryPlace: place });
    const street = () => section(/^Delivery/).findByLabelText(/^Street/);
    const first = await openOnePage(byPostcode, {}, [account]);
    expect(await street()).toHaveValue('');
    act(() => visitor.set(known));
    await waitFor(async () => expect(await street()).toHaveValue(billing.streetName));
    act(() => visitor.set(undefined));
    first.unmount();
    const { user } = await openOnePage(byPostcode, {}, [account]);
    await user.type(await street(), 'Neugasse');
    act(() => visitor.set(known));
    expect(await street()).toHaveValue('Neugasse');
  });

  it('keeps what was typed and not sent', async () => {
    visitor.set(known);
    const mine = { ...atContact, customerId: known.id };
    const first = await openOnePage(aCart(mine.productLineItems, { distributionAddress: home }));
    await first.user.type(screen.getByLabelText(/First name/), 'Berta');
    first.unmount();
    const { callsOf } = await openOnePage(mine, {}, [account]);
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue('Berta'));
    expect(callsOf('POST /api/carts/billing-address')).toHaveLength(0);
  });
});
