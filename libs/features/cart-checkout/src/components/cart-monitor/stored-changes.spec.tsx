import { act, screen, waitFor } from '@testing-library/react';
import { answer, type Handlers } from '@larder/platform/testing';
import { aCart, aLine, apples, home, tomatoes } from '../../testing/fixtures.js';
import { writeCart } from '../../api/cart/cart-cache.js';
import { disk, installFakeDisk, openMonitor as open } from '../../testing/open-monitor.js';
import { offlineChanges } from './offline-changes.js';

jest.setTimeout(15_000);

const noConnection: Handlers[string] = () => {
  throw new TypeError('no connection');
};

beforeAll(() => import('./cart-monitor.js'));
beforeEach(installFakeDisk);

const offline: Handlers = {
  'POST /api/carts/items': noConnection,
  'DELETE /api/carts/items/multiple': noConnection,
};
const more = () => screen.findByRole('button', { name: 'More Apples' });

describe('changes without a connection', () => {
  it('R13 stay, are marked, and are sent when it is back', async () => {
    const { user, notices, broken, shop, state } = await open(offline, { onCartPage: true });
    await user.click(await more());
    await user.click(await more());
    await screen.findByText('Will be sent when you’re back online');
    expect(state().cartQuantities).toEqual({ apple: 5 });
    expect(notices().join()).toMatch(/one change to your cart will be sent/);
    expect(offlineChanges.totals()).toEqual({ apple: 5 });
    broken.current = {};
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(5));
    await waitFor(() => expect(state().cartQuantities).toEqual({}));
    expect(notices().join()).not.toMatch(/You’re offline/);
    expect(offlineChanges.totals()).toEqual({});
  });

  it('R13 are on the disk at once, also while they are on their way', async () => {
    let release: (value: unknown) => void = () => undefined;
    const slow: Handlers = {
      'POST /api/carts/items': () => new Promise((resolve) => (release = resolve)) as never,
    };
    const { user, broken } = await open(slow, { onCartPage: true });
    await user.click(await more());
    await waitFor(() =>
      expect(disk.changes).toEqual({ cart: 'cart-1', totals: { apple: 4 }, before: { apple: 3 } }),
    );
    broken.current = {};
    release(answer(200, aCart([aLine(apples, 4)], { id: 'cart-1', version: 9 })));
    await waitFor(() => expect(disk.changes?.totals).toEqual({}));
  });

  it('R13 are sent after the browser has ended', async () => {
    disk.changes = { cart: 'cart-1', totals: { apple: 6 }, before: { apple: 3 } };
    const { shop, notices } = await open();
    await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(6));
    await waitFor(() =>
      expect(notices().join()).toMatch(/Back online: your change is in the cart/),
    );
    expect(disk.changes.totals).toEqual({});
  });

  it('R13 give way to what was changed elsewhere since', async () => {
    disk.changes = { cart: 'cart-1', totals: { apple: 6 }, before: { apple: 1 } };
    const { shop, notices, state } = await open();
    await waitFor(() => expect(notices().join()).toMatch(/changed one product elsewhere/));
    expect(shop.cart?.productLineItems[0]?.quantity).toBe(3);
    expect(state().cartQuantities).toEqual({});
  });

  it('R13 are not sent again when they had arrived', async () => {
    disk.changes = { cart: 'cart-1', totals: { apple: 3 }, before: { apple: 1 } };
    const { state, calls } = await open();
    await waitFor(() => expect(state().cartQuantities).toEqual({}));
    expect(calls.filter(({ path }) => path === '/api/carts/items')).toEqual([]);
  });

  it('R13 of another tab stay while this page has none', async () => {
    disk.changes = { cart: 'cart-1', totals: {}, before: {} };
    const { store, shop } = await open();
    const other = (disk.changes = { cart: 'cart-1', totals: { plum: 2 }, before: {} });
    if (!shop.cart) throw new Error('no cart');
    const newer = { ...shop.cart, version: shop.cart.version + 1 };
    act(() => writeCart(store.dispatch, newer));
    expect(disk.changes).toBe(other);
  });

  it('R13 of another shopper’s cart are dropped', async () => {
    disk.changes = { cart: 'cart-of-another', totals: { apple: 6 }, before: {} };
    const { shop, state } = await open();
    await waitFor(() => expect(disk.changes?.cart).toBe('cart-1'));
    expect(offlineChanges.totals()).toEqual({});
    expect(state().cartQuantities).toEqual({});
    expect(shop.cart?.productLineItems[0]?.quantity).toBe(3);
  });

  it('R13 remove a product whose line is unknown because the answer to it was lost', async () => {
    const first = aCart([aLine(tomatoes, 500)], { distributionAddress: home });
    const { user, broken, shop, state } = await open({}, { first });
    const lose: Handlers[string] = (...args) => {
      void shop.handlers['POST /api/carts/items']?.(...args);
      throw new TypeError('the answer is lost');
    };
    broken.current = { 'POST /api/carts/items': lose };
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Apples' }));
    await waitFor(() => expect(shop.cart?.productLineItems.at(-1)?.product.sku).toBe('apple'));
    await user.click(await screen.findByRole('button', { name: /^(Less|Remove) Apples/ }));
    await waitFor(() =>
      expect(shop.cart?.productLineItems.map(({ product }) => product.sku)).not.toContain('apple'),
    );
    await waitFor(() => expect(state().cartQuantities).toEqual({}));
    expect(offlineChanges.totals()).toEqual({});
  });

  it('R13 that the server rejects later are reported at their line', async () => {
    const { user, broken } = await open(offline, { onCartPage: true });
    await user.click(await more());
    await screen.findByText('Will be sent when you’re back online');
    broken.current = {
      'POST /api/carts/items': () =>
        answer(409, { errorCode: 'MAX_QUANTITY_REACHED', message: 'no more' }),
    };
    act(() => void window.dispatchEvent(new Event('online')));
    const line = (await screen.findByText(/last change wasn’t possible/)).closest('li');
    expect(line).toHaveTextContent('Apples');
    expect(screen.queryByText('Will be sent when you’re back online')).toBeNull();
  });
});
