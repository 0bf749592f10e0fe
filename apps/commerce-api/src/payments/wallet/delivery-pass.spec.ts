import type { Cart } from '@larder/contracts/cart';
import type { DeliveryPass, DeliveryPassOffer } from '@larder/contracts/wallet';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { monthsLater, readPass } from './delivery-pass.js';
import { createCustomer } from './testing/test-customers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const own = '/api/customers/delivery-pass';

it.each([
  ['2026-11-24T08:00:00Z', 6, '2027-05-24T08:00:00Z'],
  ['2026-08-31T08:00:00Z', 6, '2027-02-28T08:00:00Z'],
  ['2027-08-31T08:00:00Z', 6, '2028-02-29T08:00:00Z'],
])('a pass from %s for %s months ends on %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months)).toEqual(new Date(to));
});

it('API-078 returns the shop’s delivery pass to everybody, in their language', async () => {
  const of = async (locale: string) =>
    (await shop.client({ locale }).get<DeliveryPassOffer>('/api/delivery-pass')).body;
  expect(await of('de-AT')).toEqual({
    articleId: 'pass-6',
    price: 4900,
    months: 6,
    title: 'Lieferpass',
    description: 'Sechs Monate ohne Servicebeitrag',
  });
  expect((await of('en')).title).toBe('Delivery pass');
  expect((await shop.client({ tenant: 'beta' }).get('/api/delivery-pass')).status).toBe(404);
});

it('PASS-06 a guest cannot put a pass into the cart', async () => {
  const client = shop.client();
  await put(client, 'juice', 1);
  const { status } = await client.post('/api/carts/items', { sku: 'pass-6', quantity: 1 });
  expect(status).toBe(401);
  expect((await client.get<Cart>('/api/carts')).body.deliveryPassLineItem).toBeUndefined();
});

it('PASS-03 PASS-07 CHK-19 API-079 a pass in the cart makes delivery free, and begins with the order', async () => {
  const { client } = await createCustomer(shop, 1);
  expect(await client.get(own)).toMatchObject({ status: 200, body: null });
  const before = await fillCart(client, { quantity: 16 });
  expect(before.priceInfo.serviceFeesAfterDiscount).toBe(190);
  const cart = await put(client, 'pass-6', 1);
  expect(cart.deliveryPassLineItem).toMatchObject({ price: 4900 });
  expect(cart.priceInfo).toMatchObject({
    serviceFeesAfterDiscount: 0,
    orderValue: before.priceInfo.orderValue,
    total: before.priceInfo.total - 190 + 4900,
  });
  expect((await put(client, 'pass-6', 3)).priceInfo.total).toBe(cart.priceInfo.total);
  ok(await checkout(client, await finalizeCart(client), { key: 'order-with-pass' }));
  const { body: pass } = await client.get<DeliveryPass>(own);
  expect(pass).toEqual({
    startDate: '2026-11-24T08:00:00.000Z',
    endDate: '2027-05-24T08:00:00.000Z',
  });
  const next = await fillCart(client, { quantity: 16 });
  expect(next.priceInfo.serviceFeesAfterDiscount).toBe(0);
});

it('a pass that is bought while one runs follows it', async () => {
  const { client, id } = await createCustomer(shop, 2);
  for (const key of ['pass-one', 'pass-two']) {
    await fillCart(client, { quantity: 16 });
    await put(client, 'pass-6', 1);
    ok(await checkout(client, await finalizeCart(client), { key }));
  }
  const { body: first } = await client.get<DeliveryPass>(own);
  const at = (ms: number) => readPass({ db: shop.db, tenant: 'alpha', now: new Date(ms) }, id);
  const end = Date.parse(first.endDate);
  expect(await at(end)).toEqual(first);
  expect(Date.parse((await at(end + 1))?.startDate ?? '')).toBe(end + 1);
});

it('a pass that is taken out of the cart is not charged', async () => {
  const { client } = await createCustomer(shop, 3);
  const before = await fillCart(client, { quantity: 16 });
  const cart = await put(client, 'pass-6', 1);
  const id = cart.deliveryPassLineItem?.lineItemId ?? '';
  const { body } = await client.delete<Cart>(`/api/carts/items/multiple?lineItemIds=${id}`);
  expect(body.priceInfo.total).toBe(before.priceInfo.total);
  expect(body.deliveryPassLineItem).toBeUndefined();
});
