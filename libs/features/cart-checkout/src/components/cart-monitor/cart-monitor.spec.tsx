import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appOverlays, headerActions } from '@larder/contracts/content';
import { tileActions } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import {
  answer,
  renderInHost,
  type Handlers,
  FakeBroadcastChannel,
  installFakeBroadcastChannel,
} from '@larder/platform/testing';
import { cachedCart, writeCart } from '../../api/cart/cart-cache.js';
import { lastCart } from '../checkout/last-cart.js';
import { cartCheckout } from '../../feature.js';
import CartPage from '../../pages/cart.page.js';
import { stateOf } from '../../state/state.js';
import { aCart, aLine, apples, evening, home, tomatoes } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';
import { offlineChanges } from './offline-changes.js';

jest.setTimeout(15_000);

const { id, start, end } = evening;
const cart = aCart([aLine(apples, 3), aLine(tomatoes, 500)], {
  distributionAddress: home,
  distributionWindow: { id, start, end },
});
const noConnection: Handlers[string] = () => {
  throw new TypeError('no connection');
};

beforeAll(() => import('./cart-monitor.js'));
beforeEach(() => offlineChanges.only(undefined));

async function open(handlers: Handlers = {}, { onCartPage = false, first = cart } = {}) {
  const shop = createTestServer(first);
  const broken: { current: Handlers } = { current: handlers };
  const names = new Set([...Object.keys(shop.handlers), ...Object.keys(handlers)]);
  const all = Object.fromEntries(
    [...names].map((name) => [
      name,
      ((...args) => (broken.current[name] ?? shop.handlers[name])?.(...args)) as Handlers[string],
    ]),
  ) as Handlers;
  const host = await renderInHost({
    features: [cartCheckout],
    element: (
      <>
        {onCartPage ? (
          <CartPage params={{}} search={new URLSearchParams()} />
        ) : (
          <ExtensionSlot slot={tileActions} props={{ product: apples }} />
        )}
        <ExtensionSlot slot={headerActions} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: all,
  });
  const user = userEvent.setup();
  const state = () => stateOf(host.store.getState());
  const told = () => state().notifications.map(({ text }) => text);
  await waitFor(() => expect(host.calls.some(({ path }) => /validation/.test(path))).toBe(true), {
    timeout: 10_000,
  });
  return { ...host, shop, user, state, told, broken };
}

const offline: Handlers = {
  'POST /api/carts/items': noConnection,
  'DELETE /api/carts/items/multiple': noConnection,
};
const more = () => screen.findByRole('button', { name: 'More Apples' });

it('remembers that there are goods until the shopper removes them', async () => {
  const { store, shop } = await open();
  expect(lastCart.read()).toEqual({ id: cart.id, kind: 'guest' });
  act(() => writeCart(store.dispatch, { ...cart, customerId: 'c-anna' }));
  await waitFor(() => expect(lastCart.read()?.kind).toBe('customer'));
  act(() => writeCart(store.dispatch, aCart([], { id: 'begun-elsewhere' })));
  await screen.findByRole('link', { name: /empty/i });
  expect(lastCart.read()?.id).toBe(cart.id);
  const emptied = (shop.cart = aCart([], { id: cart.id }));
  act(() => writeCart(store.dispatch, emptied));
  await waitFor(() => expect(lastCart.read()).toBeUndefined());
});

describe('changes without a connection', () => {
  it('R13 stay, are marked, and are sent when it is back', async () => {
    const { user, told, broken, shop, state } = await open(offline, { onCartPage: true });
    await user.click(await more());
    await user.click(await more());
    await screen.findByText('Will be sent when you’re back online');
    expect(state().cartQuantities).toEqual({ apple: 5 });
    expect(told().join()).toMatch(/one change to your cart will be sent/);
    expect(offlineChanges.totals()).toEqual({ apple: 5 });
    broken.current = {};
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(5));
    await waitFor(() => expect(state().cartQuantities).toEqual({}));
    expect(told().join()).not.toMatch(/You’re offline/);
    expect(offlineChanges.totals()).toEqual({});
  });

  it('R13 are sent after a reload', async () => {
    offlineChanges.keep('cart-1', { sku: 'apple', quantity: 6 });
    const { shop } = await open();
    await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(6));
  });

  it('R13 of another shopper’s cart are dropped', async () => {
    offlineChanges.keep('cart-of-another', { sku: 'apple', quantity: 6 });
    const { shop } = await open();
    await waitFor(() => expect(offlineChanges.totals()).toEqual({}));
    expect(shop.cart?.productLineItems[0]?.quantity).toBe(3);
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

describe('a product that a stepper on a tile takes out', () => {
  it('R9 is put back by undo, with the quantity that it had', async () => {
    const { user, state, shop, store } = await open();
    const less = () => screen.findByRole('button', { name: /^(Less Apples|Remove Apples)/ });
    for (let clicks = 0; clicks < 3; clicks += 1) await user.click(await less());
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
    const note = state().notifications.find(({ action }) => action);
    expect([note?.text, note?.action?.label]).toEqual(['Apples removed', 'Undo']);
    act(() => void store.dispatch(note?.action?.does as never));
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(2));
    expect(shop.cart?.productLineItems.at(-1)?.quantity).toBeGreaterThan(0);
  });
});

describe('two tabs', () => {
  let stop = () => undefined as void;
  beforeAll(() => {
    stop = installFakeBroadcastChannel();
  });
  afterAll(() => stop());

  it('R8 fetches the cart when another tab has a newer one, and not for an older one', async () => {
    const { shop, store, calls } = await open();
    const other = new FakeBroadcastChannel('larder.cart');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    shop.cart = { ...cart, version: 7, productLineItems: [aLine(apples, 6)] };
    const asked = () =>
      calls.filter(({ path, method }) => `${method} ${path}` === 'GET /api/carts');
    const before = asked().length;
    act(() => other.postMessage({ id: 'cart-1', version: 1 }));
    act(() => other.postMessage({ id: 'cart-1', version: 7 }));
    await waitFor(() => expect(cachedCart(store.getState())?.version).toBe(7));
    expect(asked()).toHaveLength(before + 1);
    await waitFor(() => expect(heard).toContainEqual({ id: 'cart-1', version: 7 }));
    other.close();
  });

  it('R8 fetches it after a pending response when another tab reports a change', async () => {
    const { store, broken } = await open();
    const other = new FakeBroadcastChannel('larder.cart');
    let answerFirst = (_: unknown): void => undefined;
    const first = new Promise((resolve) => (answerFirst = resolve));
    const asked = jest.fn(() => first);
    broken.current = { 'GET /api/carts': asked };
    act(() => other.postMessage({ id: 'cart-1', version: 7 }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    broken.current = { 'GET /api/carts': () => answer(404, { errorCode: 'NOT_FOUND' }) };
    act(() => other.postMessage({ id: undefined, version: 0 }));
    await act(async () => answerFirst({ ...cart, version: 7 }));
    await waitFor(() => expect(cachedCart(store.getState())).toBeNull());
    other.close();
  });
});

it('CART-63 shows the order’s progress at the cart link', async () => {
  await open({}, { first: aCart([aLine(apples, 2)], { distributionAddress: home }) });
  const link = await screen.findByRole('link', { name: /^Cart/ });
  await waitFor(() => expect(link).toHaveAccessibleDescription('€1.02 to go to the minimum order'));
});
