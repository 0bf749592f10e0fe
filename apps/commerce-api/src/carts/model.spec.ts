import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { rows } from '../kernel/database/database.js';
import {
  addresses,
  billing,
  checkout,
  finalizeCart,
  ok,
  createTestShop,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** The model's own arithmetic, written independently of the code under test. */
const range = {
  juice: { price: 199, step: 1, most: 40, units: 1, grams: 1050, deposit: 0 },
  tomatoes: { price: 299, step: 250, most: 5000, units: 1000, grams: 1, deposit: 0 },
  water: { price: 294, step: 6, most: 60, units: 6, grams: 1540, deposit: 25 },
  rice: { price: 2990, step: 1, most: 50, units: 1, grams: 10100, deposit: 0 },
} as const;
type Sku = keyof typeof range;
const skus = Object.keys(range) as Sku[];

const fees = { [testTimeSlots.noon]: 190, [testTimeSlots.evening]: 590 } as const;
type Slot = keyof typeof fees;

type Step =
  | { readonly do: 'set'; readonly sku: Sku; readonly quantity: number }
  | { readonly do: 'remove'; readonly sku: Sku }
  | { readonly do: 'empty' }
  | { readonly do: 'price'; readonly sku: Sku; readonly cents: number }
  | { readonly do: 'crates'; readonly wanted: boolean }
  | { readonly do: 'slot'; readonly slot: Slot }
  | { readonly do: 'order' };

const anySku = fc.constantFrom(...skus);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: anySku.chain((sku) =>
      fc
        .oneof(
          fc.integer({ min: 1, max: 5 }).map((n) => n * range[sku].step),
          fc.integer({ min: 1, max: 6000 }),
        )
        .map((quantity): Step => ({ do: 'set', sku, quantity })),
    ),
  },
  anySku.map((sku): Step => ({ do: 'remove', sku })),
  fc.constant<Step>({ do: 'empty' }),
  fc
    .tuple(anySku, fc.integer({ min: 0, max: 9000 }))
    .map(([sku, cents]): Step => ({ do: 'price', sku, cents })),
  fc.boolean().map((wanted): Step => ({ do: 'crates', wanted })),
  fc
    .constantFrom(testTimeSlots.noon, testTimeSlots.evening)
    .map((slot): Step => ({ do: 'slot', slot })),
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'order' }) },
);

class Model {
  readonly prices = new Map<Sku, number>(skus.map((sku) => [sku, range[sku].price]));
  readonly lines = new Map<Sku, number>();
  crates = false;
  slot: Slot = testTimeSlots.noon;

  refusal(sku: Sku, quantity: number): string | undefined {
    if (quantity % range[sku].step !== 0) return 'INVALID_QUANTITY';
    return quantity > range[sku].most ? 'MAX_QUANTITY_REACHED' : undefined;
  }

  sums() {
    let goods = 0;
    let deposits = this.crates ? 500 : 0;
    let weight = 0;
    for (const [sku, quantity] of this.lines) {
      const { units, deposit, grams } = range[sku];
      goods += Math.floor(((this.prices.get(sku) ?? 0) * quantity) / units + 0.5);
      deposits += deposit * quantity;
      weight += grams * quantity;
    }
    const fee = goods >= 8000 ? 0 : fees[this.slot];
    return { goods, weight, total: goods + deposits + fee };
  }

  get orderable(): boolean {
    const { goods, weight } = this.sums();
    return this.lines.size > 0 && goods >= 3000 && goods <= 50_000 && weight <= 60_000;
  }
}

async function prepare(client: TestClient): Promise<void> {
  ok(await client.post('/api/carts/distribution-address', addresses.vienna));
  ok(await client.post('/api/carts/billing-address', billing));
  ok(await client.post('/api/carts/distribution-time-slot', { id: testTimeSlots.noon }));
}

async function order(client: TestClient, model: Model, key: string): Promise<void> {
  if (!model.orderable) {
    expect((await client.post('/api/carts/finalize')).status).toBe(409);
    return;
  }
  const cart = await finalizeCart(client);
  expect(cart.priceInfo.total).toBe(model.sums().total);
  const { orderNumber } = ok(await checkout(client, cart, { key }));
  const placed = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
  expect(placed.priceInfo.total).toBe(model.sums().total);
  expect(placed.payments).toEqual([
    { methodKey: 'payment-at-the-door', amountPlanned: model.sums().total },
  ]);
  Object.assign(model, { crates: false, slot: testTimeSlots.noon });
  model.lines.clear();
  await prepare(client);
  await take(client, model, { do: 'set', sku: 'rice', quantity: 2 }, '');
}

async function take(client: TestClient, model: Model, step: Step, key: string): Promise<void> {
  switch (step.do) {
    case 'set': {
      const refusal = model.refusal(step.sku, step.quantity);
      const answer = await client.post<ApiError>('/api/carts/items', {
        sku: step.sku,
        quantity: step.quantity,
      });
      expect(answer.status === 200 ? undefined : answer.body.errorCode).toBe(refusal);
      if (refusal === undefined) model.lines.set(step.sku, step.quantity);
      return;
    }
    case 'remove': {
      const { productLineItems } = ok(await client.get<Cart>('/api/carts'));
      const line = productLineItems.find(({ product }) => product.sku === step.sku);
      ok(
        await client.delete(`/api/carts/items/multiple?lineItemIds=${line?.lineItemId ?? 'none'}`),
      );
      model.lines.delete(step.sku);
      return;
    }
    case 'empty':
      ok(await client.delete('/api/carts/items/all'));
      model.lines.clear();
      return;
    case 'price':
      await shop.db.execute(
        `UPDATE products SET price_regular = ${step.cents} WHERE sku = '${step.sku}'`,
      );
      model.prices.set(step.sku, step.cents);
      return;
    case 'crates':
      ok(
        await client.post('/api/carts/crate-deposit-desired', { crateDepositDesired: step.wanted }),
      );
      model.crates = step.wanted;
      return;
    case 'slot':
      ok(await client.post('/api/carts/distribution-time-slot', { id: step.slot }));
      model.slot = step.slot;
      return;
    case 'order':
      return order(client, model, key);
  }
}

it('R12 I7 any sequence of changes shows, charges and confirms the same money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 16 }), async (steps) => {
      await shop.db.execute('UPDATE windows SET capacity = 100000');
      const client = shop.client();
      const model = new Model();
      for (const sku of skus)
        await take(client, model, { do: 'price', sku, cents: range[sku].price }, '');
      await prepare(client);
      await take(client, model, { do: 'set', sku: 'juice', quantity: 25 }, '');
      for (const [index, step] of steps.entries()) {
        await take(client, model, step, `model-step-${index}`);
        const cart = ok(await client.get<Cart>('/api/carts'));
        const shown = cart.productLineItems.map(({ product, quantity }) => [product.sku, quantity]);
        expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(model.lines));
        const { goods, weight, total } = model.sums();
        expect([cart.priceInfo.orderValue, cart.weight, cart.priceInfo.total]).toEqual([
          goods,
          weight,
          total,
        ]);
      }
    }),
    { numRuns: 15, seed: 20261124 },
  );
  const placed = await rows(shop.db, sql`SELECT 1 FROM orders`);
  expect(placed.length).toBeGreaterThan(10);
}, 60_000);
