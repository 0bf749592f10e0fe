import { act, waitFor } from '@testing-library/react';
import { addLines, linesAdded } from '@larder/contracts/cart';
import { appOverlays } from '@larder/contracts/content';
import { defineFeature, on, ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { forgetPlace } from '../components/service/device/device-place.js';
import { cartCheckout } from '../feature.js';
import { aCart, aLine, apples, home } from '../testing/fixtures.js';
import { createTestServer } from '../testing/test-server.js';

beforeEach(() => forgetPlace());

const seen: unknown[] = [];
const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(linesAdded, (payload) => seen.push(payload))],
});

interface Options {
  readonly shop?: ReturnType<typeof createTestServer>;
  readonly handlers?: Handlers;
}

async function open({ shop, handlers }: Options) {
  const played = shop ?? createTestServer(aCart([], { distributionAddress: home }));
  const host = await renderInHost({
    features: [cartCheckout, listener],
    element: <ExtensionSlot slot={appOverlays} props={{}} />,
    handlers: { ...played.handlers, ...handlers },
  });
  const puts = () =>
    host.calls.filter(({ path }) => path === '/api/carts/items').map(({ body }) => body);
  return { ...host, puts };
}

describe('addLines', () => {
  it('CART-22 TRK-12 caps what is added and emits quantity and price', async () => {
    seen.length = 0;
    const shop = createTestServer(aCart([aLine(apples, 5)], { distributionAddress: home }));
    const { context, puts } = await open({ shop });
    expect(
      await act(async () => context.getCapability(addLines)?.([{ sku: 'apple', quantity: 4 }])),
    ).toBe('added');
    expect(puts()).toEqual([{ sku: 'apple', quantity: 6 }]);
    expect(seen).toEqual([
      { lines: [{ sku: 'apple', quantity: 1, price: aLine(apples, 6).perPiecePrice }] },
    ]);
  });

  it('CART-21 ends with maxquantityreached at the maximum', async () => {
    const shop = createTestServer(aCart([aLine(apples, 6)], { distributionAddress: home }));
    const { context, puts } = await open({ shop });
    const result = context.getCapability(addLines)?.([{ sku: 'apple', quantity: 1 }]);
    expect(await act(async () => result)).toBe('maxquantityreached');
    expect(puts()).toEqual([]);
  });

  const refusal = (sku: string, errorCode: string) => ({ sku, quantity: 1, errorCode });
  const two = [
    { sku: 'apple', quantity: 1 },
    { sku: 'tomato', quantity: 250 },
  ];

  it.each([
    ['CART-21', 'maxquantityreached', 'MAX_QUANTITY_REACHED'],
    ['CART-23', 'addproductaborted', 'UNKNOWN_SKU'],
  ])('%s ends with %s when of several none was added', async (_id, expected, code) => {
    const left = [refusal('apple', 'MAX_QUANTITY_REACHED'), refusal('tomato', code)];
    const { context } = await open({
      handlers: {
        'POST /api/carts/items/bulk': () => ({
          cartDTO: aCart([], { distributionAddress: home }),
          notAddedOrUpdatedItems: left,
        }),
      },
    });
    const result = context.getCapability(addLines)?.(two);
    expect(await act(async () => result)).toBe(expected);
  });

  it.each([
    ['CART-21', 'maxquantityreached', 409, 'MAX_QUANTITY_REACHED'],
    ['CART-23', 'addproductaborted', 409, 'NOT_ORDERABLE'],
  ])('%s ends with %s when the shop refuses one', async (_id, expected, status, errorCode) => {
    const refused = answer(status, { errorCode, message: '' });
    const { context } = await open({ handlers: { 'POST /api/carts/items': () => refused } });
    const result = context.getCapability(addLines)?.([{ sku: 'apple', quantity: 1 }]);
    expect(await act(async () => result)).toBe(expected);
  });

  it('CART-23 ends with addproductaborted when several could not be sent', async () => {
    const { context } = await open({
      handlers: { 'POST /api/carts/items/bulk': () => answer(503, { errorCode: '', message: '' }) },
    });
    const result = context.getCapability(addLines)?.(two);
    expect(await act(async () => result)).toBe('addproductaborted');
  });

  it('CART-23 ends with addproductaborted when the shop cannot be reached', async () => {
    const { context } = await open({
      handlers: { 'POST /api/carts/items': () => answer(503, { errorCode: '', message: '' }) },
    });
    const result = context.getCapability(addLines)?.([{ sku: 'apple', quantity: 1 }]);
    expect(await act(async () => result)).toBe('addproductaborted');
  });

  it('CART-95 adds several in one call and names what was left out', async () => {
    const cart = aCart([aLine(apples, 1)], { distributionAddress: home });
    const { context, store, calls } = await open({
      shop: createTestServer(cart),
      handlers: {
        'POST /api/carts/items/bulk': () => ({
          cartDTO: { ...cart, version: 2 },
          notAddedOrUpdatedItems: [
            { sku: 'apple', quantity: 3, errorCode: 'MAX_QUANTITY_REACHED' },
            { sku: 'gone', quantity: 1, errorCode: 'UNKNOWN_SKU' },
          ],
        }),
      },
    });
    const result = context.getCapability(addLines)?.([
      { sku: 'apple', quantity: 2 },
      { sku: 'gone', quantity: 1 },
      { sku: 'tomato', quantity: 250 },
    ]);
    expect(await act(async () => result)).toBe('added');
    expect(calls.find(({ path }) => path.endsWith('/bulk'))?.body).toEqual([
      { sku: 'apple', quantity: 3 },
      { sku: 'gone', quantity: 1 },
      { sku: 'tomato', quantity: 250 },
    ]);
    await waitFor(() =>
      expect(store.getState().notifications[0]?.text).toBe('Not added: Apples, gone'),
    );
  });
});
