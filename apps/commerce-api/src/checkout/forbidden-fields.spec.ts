import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult, Order, OrderChanged } from '@larder/contracts/checkout';
import * as fc from 'fast-check';
import {
  addresses,
  billing,
  finalizeCart,
  ok,
  createTestShop,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import type { TestApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const numRuns = process.env.FULL ? 200 : 4;

/** Fields that clients must not set, at any level of a body. */
const names = [
  'price',
  'total',
  'lineTotal',
  'perPiecePrice',
  'priceInfo',
  'product',
  'discounts',
  'customerId',
  'sessionId',
  'tenant',
  'cartStatus',
  'status',
  'version',
  'orderNumber',
  'isPrimary',
  'loyalty',
  'document',
  'payments',
  'coveredAmount',
  'serviceFee',
  'booked',
];
const value = fc.oneof(
  fc.integer({ min: -10, max: 10 }),
  fc.constantFrom('ORDERED', 'COMPLETED', 'somebody', 'beta', null, true),
  fc.constant({ total: 1, regular: { value: 1 }, price: { regular: { value: 1 } } }),
);
const anyExtra = fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1, maxKeys: 8 });

interface Outcome {
  readonly cart: unknown;
  readonly order: unknown;
  readonly change: unknown;
}

/**
 * Fills a cart, orders it and requests a change, with `extra` in every body; ids and times are left
 * out.
 */
async function shopWith(extra: object, key: string): Promise<Outcome> {
  const client = shop.client();
  const post = async <Body>(url: string, body: object, headers = {}) =>
    ok(await client.post<Body>(url, { ...extra, ...body }, headers));
  await post('/api/carts/items', { sku: 'juice', quantity: 20 });
  await post('/api/carts/items', { sku: 'water', quantity: 6 });
  await post('/api/carts/distribution-address', addresses.vienna);
  await post('/api/carts/billing-address', billing);
  await post('/api/carts/distribution-time-slot', { id: testTimeSlots.noon });
  await post('/api/carts/crate-deposit-desired', { crateDepositDesired: false });
  const cart = await finalizeCart(client);
  const request = {
    cartId: cart.id,
    methodKey: 'payment-at-the-door',
    expectedTotal: cart.priceInfo.total,
  };
  const { orderNumber } = await post<CheckoutResult>('/api/checkout', request, {
    'idempotency-key': key,
  });
  const at = `/api/orders/${orderNumber}`;
  const order = ok(await client.get<Order>(at));
  const water = order.productLineItems.find(({ product }) => product.sku === 'water');
  const changes = { removeLineItemIds: [water?.lineItemId] };
  const change = await post<OrderChanged>(`${at}/changes`, {
    ...changes,
    expectedTotal: undefined,
  });
  return { cart: withoutIds(cart), order: withoutIds(order), change: withoutIds(change) };
}

const withoutIds = (body: Cart | Order | OrderChanged): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, one: unknown) =>
      ['id', 'lineItemId', 'orderNumber'].includes(name) ? '' : one,
    ),
  );

it('S6 R12 extra fields in any call do not affect cart, order and change', async () => {
  const plain = await shopWith({}, 'plain-fields');
  let run = 0;
  await fc.assert(
    fc.asyncProperty(anyExtra, async (extra) => {
      run += 1;
      expect(await shopWith(extra, `forbidden-${run}`)).toEqual(plain);
    }),
    { numRuns, seed: 20_261_124 },
  );
}, 600_000);
