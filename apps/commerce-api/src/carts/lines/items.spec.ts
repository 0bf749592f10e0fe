import type { ApiError } from '@larder/contracts';
import type { BulkResult, Cart } from '@larder/contracts/cart';
import { ok, put, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  client = shop.client();
});

describe('cart', () => {
  it('API-042 CART-27 is empty, and not stored, before something is added', async () => {
    const answer = await client.get<Cart>('/api/carts');
    expect(answer).toMatchObject({
      status: 200,
      body: { version: 0, cartStatus: 'OPEN', lineItemCount: 0, priceInfo: { total: 0 } },
    });
    expect(await client.get('/api/carts/validation')).toMatchObject({ status: 404 });
  });

  it('CART-01 CART-07 CART-08 is answered whole by every change', async () => {
    const cart = await put(client, 'juice', 3);
    expect(cart).toMatchObject({
      mode: 'REGULAR',
      cartStatus: 'OPEN',
      lineItemCount: 1,
      unavailableLineItems: [],
      voucherLineItems: [],
      discountCodes: [],
      payments: [],
      weight: 3150,
      crateDepositDesired: false,
    });
    expect(cart.productLineItems[0]).toMatchObject({
      quantity: 3,
      perPiecePrice: 199,
      lineTotal: 597,
      lineDeposit: 0,
      product: { sku: 'juice', name: 'Apfelsaft' },
    });
    expect(cart.priceInfo).toMatchObject({
      orderValue: 597,
      total: 597,
      savings: 150,
      totalVat: 54,
    });
    expect(ok(await client.get('/api/carts'))).toEqual(cart);
  });

  it('API-055 responds in the requested language', async () => {
    const cart = await put(shop.client({ locale: 'en' }), 'juice', 1);
    expect(cart.productLineItems[0]?.product.name).toBe('Apple juice');
  });

  it('API-060 sets the total quantity rather than adding to it', async () => {
    await put(client, 'juice', 3);
    const cart = await put(client, 'juice', 2);
    expect(cart.productLineItems.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('CART-13 keeps lines in the order in which they were added', async () => {
    await put(client, 'water', 6);
    await put(client, 'juice', 1);
    const cart = await put(client, 'water', 12);
    expect(cart.productLineItems.map(({ product }) => product.sku)).toEqual(['water', 'juice']);
  });

  it('CAT-11 CAT-13 CAT-10 counts grams, bundles and deposits', async () => {
    await put(client, 'tomatoes', 750);
    await put(client, 'melon', 3600);
    const cart = await put(client, 'water', 12);
    const lines = cart.productLineItems.map(({ perPiecePrice, lineTotal, lineDeposit }) => [
      perPiecePrice,
      lineTotal,
      lineDeposit,
    ]);
    expect(lines).toEqual([
      [75, 224, 0],
      [268, 536, 0],
      [49, 588, 300],
    ]);
    expect(cart.weight).toBe(750 + 3600 + 18480);
    expect(cart.priceInfo).toMatchObject({
      orderValue: 1348,
      depositFees: 300,
      total: 1648,
      overAuthorizationAmount: 76,
      totalWithSurcharge: 1724,
    });
  });

  it('CART-01 counts its version up with every change', async () => {
    const first = await put(client, 'juice', 1);
    const second = await put(client, 'juice', 1);
    expect(second.version).toBe(first.version + 1);
  });
});

describe('refused quantities', () => {
  it.each([
    ['an unknown product', 'nothing', 1, 404, 'UNKNOWN_SKU'],
    ['a product that is not on sale', 'bread', 1, 409, 'NOT_ORDERABLE'],
    ['a product that comes back later', 'eggs', 1, 409, 'NOT_ORDERABLE'],
    ['half a bundle', 'water', 3, 400, 'INVALID_QUANTITY'],
    ['less than one step', 'tomatoes', 100, 400, 'INVALID_QUANTITY'],
    ['more than the maximum', 'juice', 41, 409, 'MAX_QUANTITY_REACHED'],
    ['nothing', 'juice', 0, 400, 'BAD_REQUEST'],
    ['less than nothing', 'juice', -1, 400, 'BAD_REQUEST'],
    ['a fraction', 'juice', 1.5, 400, 'BAD_REQUEST'],
    ['far too much', 'juice', 1e9, 400, 'BAD_REQUEST'],
  ])(
    'CART-22 CART-24 API-060 refuse %s and change nothing',
    async (_, sku, quantity, status, code) => {
      await put(client, 'juice', 2);
      const before = ok(await client.get<Cart>('/api/carts'));
      const answer = await client.post<ApiError>('/api/carts/items', { sku, quantity });
      expect(answer).toMatchObject({ status, body: { errorCode: code } });
      expect(answer.body.message).not.toBe('');
      expect(ok(await client.get<Cart>('/api/carts'))).toEqual(before);
    },
  );

  it('CAT-07 take age-restricted goods', async () => {
    expect((await put(client, 'wine', 12)).lineItemCount).toBe(1);
  });
});

describe('many at once', () => {
  it('API-056 API-057 CART-95 adds what is available and lists the rest', async () => {
    const answer = ok(
      await client.post<BulkResult>('/api/carts/items/bulk', [
        { sku: 'juice', quantity: 1 },
        { sku: 'bread', quantity: 1 },
        { sku: 'water', quantity: 5 },
        { sku: 'nothing', quantity: 1 },
        { sku: 'juice', quantity: 4 },
      ]),
    );
    expect(answer.cartDTO.productLineItems.map(({ quantity }) => quantity)).toEqual([4]);
    expect(answer.notAddedOrUpdatedItems).toEqual([
      { sku: 'bread', quantity: 1, errorCode: 'NOT_ORDERABLE', name: 'Brot' },
      { sku: 'water', quantity: 5, errorCode: 'INVALID_QUANTITY', name: 'Mineralwasser' },
      { sku: 'nothing', quantity: 1, errorCode: 'UNKNOWN_SKU' },
    ]);
  });

  it('API-059 takes lines out, twice as well as once', async () => {
    await put(client, 'water', 6);
    const cart = await put(client, 'juice', 1);
    const ids = cart.productLineItems.map(({ lineItemId }) => lineItemId);
    const url = `/api/carts/items/multiple?lineItemIds=${ids[0]},unknown`;
    const after = ok(await client.delete<Cart>(url));
    expect(after.productLineItems.map(({ product }) => product.sku)).toEqual(['juice']);
    expect(ok(await client.delete<Cart>(url)).productLineItems).toEqual(after.productLineItems);
  });

  it('API-058 empties the cart and keeps it', async () => {
    const { id } = await put(client, 'juice', 1);
    const cart = ok(await client.delete<Cart>('/api/carts/items/all'));
    expect(cart).toMatchObject({ id, lineItemCount: 0, priceInfo: { total: 0 } });
  });
});

it('CART-96 unavailable goods are listed separately and cost nothing', async () => {
  await put(client, 'wine', 1);
  await put(client, 'juice', 1);
  await shop.db.execute(`UPDATE products SET availability = 'unavailable' WHERE sku = 'wine'`);
  const cart = ok(await client.get<Cart>('/api/carts'));
  await shop.db.execute(`UPDATE products SET availability = 'ageRestricted' WHERE sku = 'wine'`);
  expect(cart.unavailableLineItems.map(({ product }) => product.sku)).toEqual(['wine']);
  expect(cart).toMatchObject({ lineItemCount: 1, priceInfo: { total: 199 } });
});
