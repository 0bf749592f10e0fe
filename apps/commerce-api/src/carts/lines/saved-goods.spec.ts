import type { SavedGoods } from '@larder/contracts/cart/basket';
import { MAX_SAVED_GOODS } from '@larder/contracts/cart/schemas';
import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { boris, signedIn, signIn } from '../../customers/testing/people.js';
import { createTestShop, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const path = '/api/carts/saved-goods';
const savedOf = async (client: TestClient) => ok(await client.get<SavedGoods>(path)).goods;
const quantities = async (client: TestClient) =>
  (await savedOf(client)).map(({ sku, quantity }) => [sku, quantity]);
const lineOf = (cart: Cart, sku: string) =>
  cart.productLineItems.find(({ product }) => product.sku === sku)?.lineItemId ?? '';
const save = async (client: TestClient, cart: Cart, sku: string) =>
  client.post<Cart>(path, { lineItemId: lineOf(cart, sku) });
const customer = (email: string) => signedIn(shop, { ...boris, email });

describe('goods put aside from the cart', () => {
  it('keep their quantity, the latest first, and are in the cart no more', async () => {
    const guest = shop.client();
    await put(guest, 'tomatoes', 500);
    const cart = await put(guest, 'juice', 3);
    const left = ok(await save(guest, cart, 'tomatoes'));
    expect(left.productLineItems.map(({ product }) => product.sku)).toEqual(['juice']);
    expect(left.version).toBe(cart.version + 1);
    shop.clock.advance(1000);
    expect(ok(await save(guest, left, 'juice')).lineItemCount).toBe(0);
    expect(await quantities(guest)).toEqual([
      ['juice', 3],
      ['tomatoes', 500],
    ]);
    expect(await savedOf(shop.client())).toEqual([]);
  });

  it('are moved once by two devices at once', async () => {
    const guest = shop.client();
    const cart = await put(guest, 'juice', 3);
    const both = await Promise.all([save(guest, cart, 'juice'), save(guest, cart, 'juice')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await quantities(guest)).toEqual([['juice', 3]]);
  });

  it('add up when put aside again, up to what can be ordered', async () => {
    const guest = shop.client();
    for (const quantity of [3, 2])
      ok(await save(guest, await put(guest, 'juice', quantity), 'juice'));
    expect(await quantities(guest)).toEqual([['juice', 5]]);
    const { maxQuantity = 0 } = (await savedOf(guest))[0]?.product ?? {};
    ok(await save(guest, await put(guest, 'juice', maxQuantity), 'juice'));
    expect(await quantities(guest)).toEqual([['juice', maxQuantity]]);
  });

  it('keep the note to the picker, and the latest where it is written again', async () => {
    const guest = shop.client();
    const noteOf = async () => (await savedOf(guest))[0]?.note;
    for (const [note, kept] of [
      ['ripe please', 'ripe please'],
      ['', 'ripe please'],
      ['firm please', 'firm please'],
    ] as const) {
      const cart = await put(guest, 'juice', 1);
      ok(await guest.put(`/api/carts/items/${lineOf(cart, 'juice')}/note`, { note }));
      ok(await save(guest, cart, 'juice'));
      expect(await noteOf()).toBe(kept);
    }
    const client = await customer('noted@x.example');
    await client.post('/api/auth/logout');
    await signIn(guest, 'noted@x.example');
    expect(await noteOf()).toBe('firm please');
  });

  it('have today’s price, and say by their name that the shop no longer has them', async () => {
    const guest = shop.client();
    ok(await save(guest, await put(guest, 'rice', 1), 'rice'));
    const [before] = await savedOf(guest);
    await shop.db.execute(sql`UPDATE products SET price_regular = 777 WHERE sku = 'rice'`);
    expect((await savedOf(guest))[0]?.product?.price.regular).toEqual({ value: 777 });
    await shop.db.execute(sql`DELETE FROM products WHERE sku = 'rice'`);
    expect(await savedOf(guest)).toEqual([{ sku: 'rice', name: before?.name, quantity: 1 }]);
  });

  it('are removed one by one, also twice', async () => {
    const guest = shop.client();
    ok(await save(guest, await put(guest, 'juice', 1), 'juice'));
    for (let times = 0; times < 2; times += 1)
      expect(ok(await guest.delete<SavedGoods>(`${path}/juice`)).goods).toEqual([]);
  });

  it(`are at most ${MAX_SAVED_GOODS}; what is there already may grow`, async () => {
    const client = await customer('full@x.example');
    await shop.db
      .execute(sql`INSERT INTO saved_goods (tenant, customer_id, sku, name, quantity, saved_at)
      SELECT c.tenant, c.id, CASE n WHEN 1 THEN 'juice' ELSE 'old-' || n END, 'Old', 1, now()
      FROM customers c, generate_series(1, ${MAX_SAVED_GOODS}::int) n WHERE c.email_key = 'full@x.example'`);
    await put(client, 'tomatoes', 250);
    const cart = await put(client, 'juice', 1);
    expect((await save(client, cart, 'tomatoes')).status).toBe(409);
    ok(await save(client, cart, 'juice'));
    expect(await quantities(client)).toContainEqual(['juice', 2]);
  });
});

describe('whose goods are put aside', () => {
  it('a customer has them on every device, and nobody after the customer has left', async () => {
    const phone = await customer('devices@x.example');
    ok(await save(phone, await put(phone, 'juice', 2), 'juice'));
    const desktop = shop.client();
    await signIn(desktop, 'devices@x.example');
    expect(await quantities(desktop)).toEqual([['juice', 2]]);
    ok(await phone.post('/api/auth/logout'));
    expect(await savedOf(phone)).toEqual([]);
    expect(await savedOf(await customer('other@x.example'))).toEqual([]);
  });

  it('a guest’s go over when they sign in; the customer’s own quantity stays', async () => {
    const known = await customer('merge@x.example');
    ok(await save(known, await put(known, 'juice', 2), 'juice'));
    const guest = shop.client();
    ok(await save(guest, await put(guest, 'juice', 5), 'juice'));
    ok(await save(guest, await put(guest, 'tomatoes', 750), 'tomatoes'));
    await signIn(guest, 'merge@x.example');
    expect((await quantities(guest)).toSorted()).toEqual([
      ['juice', 2],
      ['tomatoes', 750],
    ]);
  });

  it('a line of another shopper’s cart is refused and stays there', async () => {
    const owner = shop.client();
    const cart = await put(owner, 'juice', 2);
    const thief = shop.client();
    await put(thief, 'tomatoes', 250);
    expect((await save(thief, cart, 'juice')).status).toBe(404);
    expect(ok(await owner.get<Cart>('/api/carts')).lineItemCount).toBe(1);
  });
});
