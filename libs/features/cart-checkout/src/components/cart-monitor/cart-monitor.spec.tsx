import { act, screen, waitFor } from '@testing-library/react';
import {
  answer,
  FakeBroadcastChannel,
  installFakeBroadcastChannel,
} from '@larder/platform/testing';
import { cachedCart, writeCart } from '../../api/cart/cart-cache.js';
import { lastCart } from '../checkout/lost-cart/last-cart.js';
import { aCart, aLine, apples, home } from '../../testing/fixtures.js';
import { cart, installFakeDisk, openMonitor as open } from '../../testing/open-monitor.js';

jest.setTimeout(15_000);

beforeAll(() => import('./cart-monitor.js'));
beforeEach(installFakeDisk);

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
