import type { ApiError } from '@larder/contracts';
import type { ProductPage } from '@larder/contracts/catalogue';
import type { Customer, Favorite } from '@larder/contracts/customer';
import type { Purchase } from '@larder/contracts/shopping';
import { sql } from 'drizzle-orm';
import { anna, boris, signedIn } from '../testing/people.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

const path = '/api/customers/favorites';
const like = (client: TestClient, reference: string) =>
  client.put<Favorite[]>(`${path}/products`, { reference });
const skusOf = async (client: TestClient, query = '') =>
  ok(await client.get<ProductPage>(`${path}/products${query}`)).results.map(({ sku }) => sku);

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = await signedIn(shop);
});
afterAll(() => shop.close());

describe('favourites', () => {
  it('FAV-01 FAV-02 FAV-04 API-033 API-034 API-035 keeps what a customer likes, once', async () => {
    expect(ok(await client.get(path))).toEqual([]);
    expect(ok(await like(client, 'juice'))).toEqual([{ type: 'products', reference: 'juice' }]);
    await like(client, 'juice');
    shop.clock.set('2026-11-24T09:01:00+01:00');
    const both = ok(await like(client, 'water'));
    expect(both.map(({ reference }) => reference)).toEqual(['water', 'juice']);
    expect(await skusOf(client)).toEqual(['water', 'juice']);
  });

  it('FAV-02 likes only what the shop has, and only products', async () => {
    const unknown = await client.put<ApiError>(`${path}/products`, { reference: 'nothing' });
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'UNKNOWN_SKU']);
    expect((await client.put(`${path}/recipes`, { reference: 'juice' })).status).toBe(400);
  });

  it('FAV-03 API-036 removes a favourite, and accepts a repeated removal', async () => {
    const left = ok(await client.delete<Favorite[]>(`${path}/products/water`));
    expect(left).toEqual([{ type: 'products', reference: 'juice' }]);
    expect(ok(await client.delete(`${path}/products/water`))).toEqual(left);
  });

  it('FAV-07 CUST-32 is each customer’s own', async () => {
    const other = await signedIn(shop, boris);
    expect(ok(await other.get(path))).toEqual([]);
    await other.delete(`${path}/products/juice`);
    expect(ok(await client.get(path))).toHaveLength(1);
    expect((await shop.client().get(path)).status).toBe(401);
  });

  it('API-032 returns one page in the requested order', async () => {
    await like(client, 'water');
    const byName = await skusOf(client, '?sort=name');
    expect([...byName].sort()).toEqual(['juice', 'water']);
    const second = ok(
      await client.get<ProductPage>(`${path}/products?sort=name&pageSize=1&offset=1`),
    );
    expect([second.total, second.results[0]?.sku]).toEqual([2, byName[1]]);
    await client.delete(`${path}/products/water`);
  });
});

describe('what was bought before', () => {
  it('FAV-06 CAT-22 CAT-23 is listed with count and date, and filters favourites', async () => {
    expect(ok(await client.get('/api/customers/purchases'))).toEqual([]);
    await fillCart(client);
    await put(client, 'water', 12);
    ok(await checkout(client, await finalizeCart(client), { key: 'bought-0001' }));
    shop.clock.set('2026-11-24T09:30:00+01:00');
    await fillCart(client);
    ok(await checkout(client, await finalizeCart(client), { key: 'bought-0002' }));
    expect(ok(await client.get<Purchase[]>('/api/customers/purchases'))).toEqual([
      { sku: 'juice', times: 2, lastAt: '2026-11-24T08:30:00Z' },
      { sku: 'water', times: 1, lastAt: '2026-11-24T08:01:00Z' },
    ]);
    const of = (source: string) => skusOf(client, `?source=${encodeURIComponent(source)}`);
    expect(await of('Purchased')).toEqual(['juice', 'water']);
    expect(await of('Favorite AND Purchased')).toEqual(['juice']);
    expect(await of('Favorites OR Purchased')).toEqual(['juice', 'water']);
    expect(await of('Favorites')).toEqual(['juice']);
  });

  it('does not count an order that was cancelled', async () => {
    await shop.db.execute(sql`UPDATE orders SET status = 'CANCELLED'`);
    expect(ok(await client.get('/api/customers/purchases'))).toEqual([]);
  });
});

describe('the favourite store', () => {
  it('API-029 STORE-10 is stored with the customer, who is answered', async () => {
    const store = { storeType: 'MY_STORE_wien-markt', storeId: 'wien-markt' };
    const answered = ok(await client.post<Customer>('/api/customers/favorite-store', store));
    expect(answered).toMatchObject({ firstName: anna.firstName, favoriteStore: store });
    expect(ok(await client.get<Customer>('/api/customers')).favoriteStore).toEqual(store);
  });

  it('API-029 STORE-10 has to be one of the shop, under its own type', async () => {
    const post = (storeType: string, storeId: string) =>
      client.post('/api/customers/favorite-store', { storeType, storeId });
    expect((await post('MY_STORE_moon', 'moon')).status).toBe(404);
    expect((await post('MY_STORE_moon', 'wien-markt')).status).toBe(400);
  });
});
