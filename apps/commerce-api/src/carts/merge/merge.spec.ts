import type { ApiError } from '@larder/contracts';
import type { Cart, Substitution } from '@larder/contracts/cart';
import * as fc from 'fast-check';
import { anna, boris, signedIn, signIn } from '../../customers/testing/people.js';
import { addresses, put, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { mergedLines } from './merged-lines.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

let count = 0;
/** A customer of this test only, and the email of the account. */
async function customer(): Promise<{ client: TestClient; email: string }> {
  count += 1;
  const email = `merge-${count}@x.example`;
  return { client: await signedIn(shop, { ...anna, email }), email };
}
const cartOf = async (client: TestClient) => (await client.get<Cart>('/api/carts')).body;
const goods = (cart: Cart) =>
  Object.fromEntries(cart.productLineItems.map(({ product, quantity }) => [product.sku, quantity]));
const attach = (client: TestClient, id: string) =>
  client.post<Cart & ApiError>(`/api/carts/set-customer?anonymousCartId=${id}`);
const merge = (client: TestClient, id: string) =>
  client.post<Cart & ApiError>(`/api/carts/merge/${id}`);

/**
 * A customer whose cart holds `own`, who comes back as a guest and fills another cart with `guests`.
 */
async function returned(own: Record<string, number>, guests: Record<string, number>) {
  const { client, email } = await customer();
  for (const [sku, quantity] of Object.entries(own)) await put(client, sku, quantity);
  await client.post('/api/auth/logout');
  for (const [sku, quantity] of Object.entries(guests)) await put(client, sku, quantity);
  const guest = await cartOf(client);
  await signIn(client, email);
  return { client, email, guest };
}

describe('the cart at a login', () => {
  it('CART-44 is the customer’s if the guest has none, on every device', async () => {
    const { client, email } = await customer();
    await put(client, 'juice', 2);
    const other = shop.client();
    await signIn(other, email);
    expect((await cartOf(other)).id).toBe((await cartOf(client)).id);
    await put(other, 'rice', 1);
    expect(Object.keys(goods(await cartOf(client)))).toEqual(['juice', 'rice']);
  });

  it('CART-45 CART-48 API-045 is the guest’s if the customer has none, once it is assigned to them', async () => {
    const { client, guest } = await returned({}, { juice: 2 });
    expect(await cartOf(client)).toMatchObject({ id: guest.id });
    expect((await cartOf(client)).customerId).toBeUndefined();
    const { body } = await attach(client, guest.id);
    expect([body.id, goods(body)]).toEqual([guest.id, { juice: 2 }]);
    const owner = await client.get<{ id: string }>('/api/customers');
    expect(body.customerId).toBe(owner.body.id);
    expect((await attach(client, guest.id)).body.customerId).toBe(body.customerId);
  });

  it('CART-46 CART-49 is the customer’s own where both have goods, and stays it', async () => {
    const { client, email, guest } = await returned({ juice: 1 }, { rice: 3 });
    const found = await cartOf(client);
    expect([goods(found), found.customerId !== undefined]).toEqual([{ juice: 1 }, true]);
    expect((await attach(client, guest.id)).body.errorCode).toBe('CONFLICT');
    await client.post('/api/auth/logout');
    expect((await cartOf(client)).productLineItems).toEqual([]);
    await signIn(client, email);
    expect(goods(await cartOf(client))).toEqual({ juice: 1 });
  });

  it('CART-47 CART-48 API-046 adds the guest’s lines, and sums the quantities of common ones', async () => {
    const { client, guest } = await returned({ juice: 1 }, { juice: 2, rice: 3 });
    const { body } = await merge(client, guest.id);
    expect(goods(body)).toEqual({ juice: 3, rice: 3 });
    expect(goods(await cartOf(client))).toEqual(goods(body));
    expect((await merge(client, guest.id)).status).toBe(404);
  });

  it('CART-51 an empty cart of the customer takes in the guest’s with its place', async () => {
    const { client, email } = await customer();
    await put(client, 'juice', 1);
    await client.delete('/api/carts/items/all');
    await client.post('/api/auth/logout');
    await put(client, 'rice', 1);
    await client.post('/api/carts/distribution-address', addresses.vienna);
    const guest = await cartOf(client);
    await signIn(client, email);
    const { body } = await merge(client, guest.id);
    expect([goods(body), body.distributionAddress?.streetName]).toEqual([
      { rice: 1 },
      addresses.vienna.streetName,
    ]);
  });

  it('CART-47 is merged once, however many tabs do it at once', async () => {
    const { client, guest } = await returned({ juice: 1 }, { rice: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => merge(client, guest.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(goods(await cartOf(client))).toEqual({ juice: 1, rice: 2 });
  });

  it('CART-48 rejects carts of other sessions', async () => {
    const stranger = shop.client();
    await put(stranger, 'juice', 1);
    const { id } = await cartOf(stranger);
    const eve = await signedIn(shop, { ...boris, email: 'eve@x.example' });
    await put(eve, 'rice', 1);
    expect((await merge(eve, id)).status).toBe(404);
    const fresh = await signedIn(shop, { ...boris, email: 'eve2@x.example' });
    expect((await attach(fresh, id)).status).toBe(404);
    expect(goods(await cartOf(stranger))).toEqual({ juice: 1 });
    expect((await merge(stranger, id)).status).toBe(401);
  });
});

type Preferences = Readonly<Record<string, Substitution>>;
/** Sets the substitution preference, for a product or for the whole cart. */
async function say(client: TestClient, choices: Preferences): Promise<void> {
  const { productLineItems } = await cartOf(client);
  for (const [sku, choice] of Object.entries(choices)) {
    const line = productLineItems.find(({ product }) => product.sku === sku);
    const body = { choice, ...(line && { lineItemId: line.lineItemId }) };
    expect((await client.put('/api/carts/substitution', body)).status).toBe(200);
  }
}
const substitutionsOf = ({ substitution: all, productLineItems }: Cart) => ({
  ...(all && { all }),
  ...Object.fromEntries(
    productLineItems.flatMap(({ product, substitution }) =>
      substitution ? [[product.sku, substitution]] : [],
    ),
  ),
});

describe('what a guest wants where something is missing', () => {
  it.each<[string, Preferences, Preferences, Preferences]>([
    ['comes along', {}, { all: 'CALL', rice: 'SIMILAR' }, { all: 'CALL', rice: 'SIMILAR' }],
    ['comes to what both have', {}, { juice: 'SIMILAR' }, { juice: 'SIMILAR' }],
    [
      'gives way to the customer’s own preference',
      { all: 'LEAVE_OUT', juice: 'CALL' },
      { all: 'SIMILAR', juice: 'SIMILAR' },
      { all: 'LEAVE_OUT', juice: 'CALL' },
    ],
    [
      'applies to the merged products, not to products with their own preference',
      { all: 'LEAVE_OUT' },
      { juice: 'SIMILAR', rice: 'SIMILAR' },
      { all: 'LEAVE_OUT', rice: 'SIMILAR' },
    ],
  ])('CART-47 CART-08 %s', async (_name, own, guests, both) => {
    const { client, email } = await customer();
    await put(client, 'juice', 1);
    await say(client, own);
    await client.post('/api/auth/logout');
    for (const sku of ['juice', 'rice']) await put(client, sku, 1);
    await say(client, guests);
    const guest = await cartOf(client);
    await signIn(client, email);
    expect(substitutionsOf((await merge(client, guest.id)).body)).toEqual(both);
  });
});

describe('merged lines', () => {
  const line = fc.record({
    sku: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 12 }),
  });
  const cart = fc.uniqueArray(line, { selector: ({ sku }) => sku });
  const withGoods = (lines: readonly { sku: string; quantity: number }[]) =>
    lines.map((one) => ({ ...one, goods: { product: { maxQuantity: 10 } } as never }));

  it('CART-47 never loses lines, and never exceeds what can be ordered', () => {
    fc.assert(
      fc.property(cart, cart, (own, guests) => {
        const merged = mergedLines(withGoods(own), withGoods(guests));
        expect(merged.map(({ sku }) => sku)).toEqual(guests.map(({ sku }) => sku));
        for (const { sku, quantity } of merged) {
          const [mine, theirs] = [own, guests].map(
            (lines) => lines.find((one) => one.sku === sku)?.quantity ?? 0,
          ) as [number, number];
          expect(quantity).toBeGreaterThanOrEqual(Math.max(mine, theirs));
          expect(quantity).toBeLessThanOrEqual(Math.max(10, mine, theirs));
          if (mine + theirs <= 10) expect(quantity).toBe(mine + theirs);
        }
      }),
    );
  });
});
