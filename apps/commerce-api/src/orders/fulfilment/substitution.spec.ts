import type { ApiError } from '@larder/contracts';
import type { Cart, ProductLineItem, Substitution } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
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
import { createShopCache } from '../../kernel/shop-cache.js';
import type { Transaction } from '../../ordering/unit-of-work.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import { mailsOf } from '../testing/place-test-order.js';
import { simulatedFulfilment } from './simulated-fulfilment.js';
import { findSubstitute } from './find-substitute.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.db.execute(
    sql`UPDATE products SET details = details || '{"stockRisk": true}' WHERE sku = 'juice'`,
  );
});
afterAll(() => shop.close());

const say = (client: TestClient, body: { choice?: string; lineItemId?: string }) =>
  client.put<Cart & ApiError>('/api/carts/substitution', body);
const lineOf = ({ productLineItems }: Pick<Cart, 'productLineItems'>, sku: string) =>
  productLineItems.find(({ product }) => product.sku === sku);

describe('what is wanted where something is missing', () => {
  it('CART-08 is requested where stock is at risk, as marked on the line', async () => {
    const client = shop.client();
    await put(client, 'juice', 2);
    const cart = await put(client, 'rice', 1);
    expect([lineOf(cart, 'juice')?.stockRisk, lineOf(cart, 'rice')?.stockRisk]).toEqual([
      true,
      undefined,
    ]);
    expect(cart).not.toHaveProperty('substitution');
  });

  it('CART-01 CART-08 is one choice for all and another for a line, and stays with both', async () => {
    const client = shop.client();
    await put(client, 'rice', 1);
    const cart = await put(client, 'juice', 2);
    const { lineItemId = '' } = lineOf(cart, 'juice') ?? {};
    ok(await say(client, { choice: 'SIMILAR' }));
    ok(await say(client, { choice: 'CALL', lineItemId }));
    const later = await put(client, 'juice', 3);
    expect(later.substitution).toBe('SIMILAR');
    expect(lineOf(later, 'juice')).toMatchObject({ quantity: 3, substitution: 'CALL' });
    expect(lineOf(later, 'rice')).not.toHaveProperty('substitution');
    const reset = ok(await say(client, { lineItemId }));
    expect(lineOf(reset, 'juice')).not.toHaveProperty('substitution');
  });

  it('CART-08 is rejected for a line of another cart, and for unknown values', async () => {
    const client = shop.client();
    const other = shop.client();
    const foreign = lineOf(await put(other, 'juice', 2), 'juice')?.lineItemId ?? '';
    await put(client, 'juice', 2);
    expect((await say(client, { choice: 'CALL', lineItemId: foreign })).status).toBe(404);
    expect((await say(client, { choice: 'WHATEVER' })).status).toBe(400);
    expect(lineOf(ok(await other.get<Cart>('/api/carts')), 'juice')).not.toHaveProperty(
      'substitution',
    );
  });

  it('CHK-05 is part of the order and its mail', async () => {
    const client = shop.client();
    const filled = await fillCart(client);
    await put(client, 'rice', 1);
    const { lineItemId = '' } = lineOf(filled, 'juice') ?? {};
    ok(await say(client, { choice: 'SIMILAR' }));
    ok(await say(client, { choice: 'LEAVE_OUT', lineItemId }));
    const cart = await finalizeCart(client);
    const { orderNumber = '' } = ok(await checkout(client, cart, { key: 'with-a-wish' }));
    const order = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
    expect([order.substitution, lineOf(order, 'juice')?.substitution]).toEqual([
      'SIMILAR',
      'LEAVE_OUT',
    ]);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toContain('Ähnliches schicken');
    expect(mail?.body).toContain('Wenn etwas fehlt: Weglassen');
  });
});

const substitutions: (Substitution | undefined)[] = ['SIMILAR', 'LEAVE_OUT', 'CALL', undefined];
const moment = (time: string) => new Date(`2026-11-25T${time}:00Z`);

/** What a simulated picker does with an order of forty lines. */
async function pick(orderNumber: string, all?: Substitution, one?: Substitution) {
  const lines = Array.from({ length: 40 }, (_, index) => ({
    lineItemId: `line-${index}`,
    quantity: 2,
    lineTotal: 100 + index,
    lineDeposit: 0,
    product: { weightArticle: false },
    ...(index % 2 && one && { substitution: one }),
  })) as unknown as ProductLineItem[];
  const news = await simulatedFulfilment.fetchUpdate({
    orderNumber,
    status: 'PICKING',
    isPickup: false,
    substitution: all,
    lines,
    cutOff: moment('06:00'),
    start: moment('09:00'),
    end: moment('15:00'),
    now: moment('09:00'),
    findSubstitute: ({ lineTotal }) =>
      Promise.resolve({ sku: 's', name: 'S', total: lineTotal, deposit: 0, vatRate: 10 }),
  });
  return news.picked?.lines ?? [];
}

it('R2 a substitute comes only with the shopper’s consent, for all or for the line', async () => {
  let substituted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[1-9]\d{9}$/),
      fc.constantFrom(...substitutions),
      fc.constantFrom(...substitutions),
      async (orderNumber, all, one) => {
        for (const [index, line] of (await pick(orderNumber, all, one)).entries()) {
          if (line.outcome !== 'SUBSTITUTED') continue;
          substituted += 1;
          expect((index % 2 ? one : undefined) ?? all).toBe('SIMILAR');
        }
      },
    ),
  );
  expect(substituted).toBeGreaterThan(20);
});

describe('something of the same kind', () => {
  const rice = { product: { sku: 'rice' }, quantity: 1, lineTotal: 2990, lineDeposit: 0 };
  const find = async (customerId: string | null, avoided: readonly Allergen[] = []) => {
    const scope = {
      tenant: 'alpha',
      locale: 'de-AT',
      now: new Date(),
      cache: createShopCache(0),
    };
    const work = { ...scope, db: shop.db as Transaction };
    return (await findSubstitute(work, { customerId, avoided }, rice as ProductLineItem))?.sku;
  };
  const juiceIs = (ingredients: string, traces: string) =>
    shop.db.execute(sql`WITH texts AS (UPDATE product_texts SET
        texts = texts || jsonb_build_object('ingredients', ${ingredients}::text) WHERE sku = 'juice')
      UPDATE products SET traces = ${traces}::text[] WHERE sku = 'juice'`);

  it('R2 never picks products that conflict with the customer’s diet or have unknown ingredients', async () => {
    const { client, id } = await createCustomer(shop, 41);
    expect(await find(id)).toBe('juice');
    ok(await client.put('/api/customers/diet', { allergens: ['milk'], marks: [] }));
    expect([await find(id), await find(null)]).toEqual([undefined, 'juice']);
    await juiceIs('Apfelsaft', '{}');
    expect(await find(id)).toBe('juice');
    expect(await find(null, ['milk'])).toBe('juice');
    await juiceIs('Apfelsaft', '{milk}');
    expect(await find(id)).toBeUndefined();
    // A guest's order keeps what the guest avoided, and so does that of a customer without a diet.
    expect([await find(null), await find(null, ['milk'])]).toEqual(['juice', undefined]);
    ok(await client.put('/api/customers/diet', { allergens: [], marks: ['vegan'] }));
    expect(await find(id)).toBeUndefined();
  });

  it('R2 never substitutes goods with a gift card or goods of another price class', async () => {
    const classify = (priceClass: string | null) =>
      shop.db.execute(sql`UPDATE products SET price_class = ${priceClass} WHERE sku = 'juice'`);
    await classify('giftCard');
    expect(await find(null)).toBeUndefined();
    await classify(null);
    expect(await find(null)).toBe('juice');
  });
});
