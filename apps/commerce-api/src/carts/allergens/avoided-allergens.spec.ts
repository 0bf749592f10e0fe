import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import { anna, password, signedIn, signIn } from '../../customers/testing/people.js';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import {
  avoid,
  createAllergenShop,
  setItem,
  cartOf,
  skusOf,
  nuts,
  unknownAllergens,
  errorCode,
} from './testing/allergen-calls.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createAllergenShop();
});
afterAll(() => shop.close());

describe('what a shopper avoids', () => {
  it('counts for the cart after an order, in every session of the browser, and no longer once taken back', async () => {
    const client = shop.client();
    ok(await avoid(client, 'milk', 'nuts'));
    expect((await cartOf(client)).allergenProfile).toEqual({ chosen: ['milk', 'nuts'], diet: [] });
    client.cookies.delete('session');
    client.cookies.delete('XSRF-TOKEN');
    expect((await cartOf(client)).allergenProfile?.chosen).toEqual(['milk', 'nuts']);
    expect((await setItem(client, { sku: 'rice', quantity: 1 })).status).toBe(409);
    ok(await avoid(client));
    expect((await setItem(client, { sku: 'rice', quantity: 1 })).status).toBe(200);
    expect(client.cookies.has('avoidedAllergens')).toBe(false);
  });

  it('is not read from a cookie that names something else', async () => {
    const client = shop.client();
    client.cookies.set('avoidedAllergens', 'dust.nuts.__proto__');
    expect((await cartOf(client)).allergenProfile?.chosen).toEqual(['nuts']);
  });

  it('is the customer’s diet and their choice together, on every device', async () => {
    const email = 'everywhere@x.example';
    const client = await signedIn(shop, { ...anna, email });
    ok(await client.put('/api/customers/diet', { allergens: ['milk'], marks: ['vegan'] }));
    ok(await avoid(client, 'nuts'));
    const other = shop.client();
    await signIn(other, email);
    expect((await cartOf(other)).allergenProfile).toEqual({ chosen: ['nuts'], diet: ['milk'] });
  });

  it('is removed from the browser at logout, and replaces a guest’s earlier choice there', async () => {
    const client = await signedIn(shop, { ...anna, email: 'shared@x.example' });
    client.cookies.set('avoidedAllergens', 'milk');
    expect((await cartOf(client)).allergenProfile?.chosen).toEqual(['milk']);
    ok(await avoid(client, 'nuts'));
    expect((await cartOf(client)).allergenProfile?.chosen).toEqual(['nuts']);
    ok(await client.post('/api/auth/logout'));
    expect((await cartOf(client)).allergenProfile).toBeUndefined();
  });

  it('is deleted with the account: in orders, carts and the browser', async () => {
    const client = await signedIn(shop, { ...anna, email: 'gone@x.example' });
    ok(await avoid(client, 'nuts'));
    ok(await setItem(client, { sku: 'rice', quantity: 1, confirmedAllergens: nuts }));
    ok(await setItem(client, { sku: 'juice', quantity: 20, confirmedAllergens: unknownAllergens }));
    await fillCart(client);
    const frozen = await finalizeCart(client);
    const { orderNumber = '' } = ok(await checkout(client, frozen, { key: 'before-leaving' }));
    const kept = () =>
      firstRow<{ isInformed: boolean; lines: number }>(
        shop.db,
        sql`SELECT o.document::text ~ 'avoidedAllergens|allergenWarning' OR c.avoided_allergens IS NOT NULL
              OR EXISTS (SELECT FROM cart_items i WHERE i.cart_id = c.id
                AND i.confirmed_allergens IS NOT NULL) AS "isInformed",
              jsonb_array_length(o.document->'productLineItems') AS lines
            FROM orders o JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
            WHERE o.order_number = ${orderNumber}`,
      );
    expect(await kept()).toEqual({ isInformed: true, lines: 2 });
    await shop.db.execute(
      sql`UPDATE orders SET status = 'COMPLETED' WHERE order_number = ${orderNumber}`,
    );
    ok(await client.post('/api/customers/deletion', { password }));
    expect(await kept()).toEqual({ isInformed: false, lines: 2 });
  });

  it('is kept at login: suitable goods of the guest are merged, the others are listed', async () => {
    const email = 'merged@x.example';
    const client = await signedIn(shop, { ...anna, email });
    await put(client, 'juice', 1);
    await client.post('/api/auth/logout');
    await put(client, 'rice', 2);
    await put(client, 'wine', 1);
    const guest = ok(await avoid(client, 'nuts'));
    await signIn(client, email);
    const cart = ok(await client.post<Cart>(`/api/carts/merge/${guest.id}`));
    expect(skusOf(cart)).toEqual(['juice', 'wine']);
    expect(cart.heldBack).toEqual([
      { sku: 'rice', quantity: 2, errorCode, name: 'Reis, Sack', allergens: nuts },
    ]);
    expect(cart.allergenProfile?.chosen).toEqual(['nuts']);
    expect(await cartOf(client)).not.toHaveProperty('heldBack');
  });

  it('warns of products before they are added, and of at most 200 at once', async () => {
    const client = shop.client();
    const warnings = (skus: string) =>
      client.get<{ warnings: object[] }>(`/api/carts/allergens/warnings?skus=${skus}`);
    expect(ok(await warnings('rice'))).toEqual({ warnings: [] });
    ok(await avoid(client, 'nuts'));
    expect(ok(await warnings('rice,wine,nothing')).warnings).toEqual([
      { sku: 'rice', name: 'Reis, Sack', ...nuts },
    ]);
    const many = Array.from({ length: 201 }, (_, at) => `x${at}`).join(',');
    expect((await warnings(many)).status).toBe(400);
  });

  it('rejects unknown allergens', async () => {
    expect((await avoid(shop.client(), 'dust')).status).toBe(400);
  });
});
