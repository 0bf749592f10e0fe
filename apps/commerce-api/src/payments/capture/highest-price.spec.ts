import type { OrderChanged, Receipt } from '@larder/contracts/checkout';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { highestLineTotal, totalRange } from '@larder/pricing';
import * as fc from 'fast-check';
import { auditLedger, auditMoney, unsettledPayments } from '../../checkout/testing/audit-ledger.js';
import { readNumber } from '../../checkout/testing/rival-shoppers.js';
import { fillCart, ok, put, testTimeSlots } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { codes, createCustomer } from '../wallet/testing/test-customers.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  returnToShop,
  placeOrderAgain,
  orderOf,
  payAtProvider,
  createPaymentShop,
} from '../testing/payment-shop.js';
import { findSimulatedPayment } from '../testing/payment-shop.js';
import { pickDueOrders, startPicking } from '../testing/test-picking.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  shop = await createPaymentShop();
  client = (await createCustomer(shop, 1)).client;
  ok(await client.put('/api/customers/digital-wallet/gift-card', { code: codes.full }));
  await startPicking(shop.db);
});
afterAll(() => shop.close());

/** Goods, payment method, change, event in between, and the picked quantity of each line. */
const anyScenario = fc.record({
  juices: fc.integer({ min: 20, max: 24 }),
  tomatoes: fc.integer({ min: 1, max: 12 }).map((steps) => steps * 250),
  hasWater: fc.boolean(),
  methodKey: fc.constantFrom('credit-cards' as const, 'paypal' as const),
  wallet: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_000 })),
  change: fc.constantFrom('none', 'remove', 'move'),
  isCapturedEarly: fc.boolean(),
  isAway: fc.boolean(),
  percents: fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 3, maxLength: 3 }),
  empties: fc.constantFrom(0, 0, 125, 20_000),
});
type Scenario = typeof anyScenario extends fc.Arbitrary<infer Value> ? Value : never;

const balance = async () =>
  ok(await client.get<DigitalWallet>('/api/customers/digital-wallet')).balance;

async function placed({ juices, tomatoes, hasWater, methodKey, wallet }: Scenario) {
  await fillCart(client, { quantity: juices });
  await put(client, 'tomatoes', tomatoes);
  if (hasWater) await put(client, 'water', 12);
  const amount = Math.min(wallet, await balance());
  const part = { methodKey: 'alpha-gift-card', brandName: 'GIFTCARD', amount };
  if (amount > 0) ok(await client.post('/api/carts/payment', part));
  const pending = await placeOrderAgain(client, { methodKey });
  await payAtProvider(shop, client, pending);
  await returnToShop(shop, client, pending);
  return pending;
}

/** A change that is taken, or refused because it would cost more than is reserved or paid. */
async function changed({ orderNumber, cart }: PendingOrder, change: string): Promise<void> {
  if (change === 'none') return;
  const [line] = cart.productLineItems.filter(({ product }) => product.sku === 'tomatoes');
  const changes =
    change === 'move'
      ? { windowId: testTimeSlots.evening }
      : { removeLineItemIds: [line?.lineItemId ?? ''] };
  const at = `/api/orders/${orderNumber}/changes`;
  const preview = await client.post<OrderChanged>(at, changes);
  if (preview.status !== 200) return void expect(preview.status).toBe(409);
  const expectedTotal = preview.body.order.priceInfo.total;
  ok(await client.post<OrderChanged>(at, { ...changes, expectedTotal }));
}

async function packed(
  pending: PendingOrder,
  { percents, isCapturedEarly, isAway, empties }: Scenario,
) {
  if (isCapturedEarly)
    await shop.db.execute(
      `UPDATE payments SET authorised_until = '2026-11-25T12:00:00+01:00',
         next_at = '2026-11-24T12:00:00+01:00' WHERE id = '${pending.id}' AND state = 'AUTHORISED'`,
    );
  if (isCapturedEarly) shop.clock.set('2026-11-25T01:00:00+01:00');
  if (isCapturedEarly) await reconcile(shop.worker);
  shop.clock.set('2026-11-25T18:30:00+01:00');
  if (isAway) shop.faults.current = { capture: () => Promise.reject(new Error('away')) };
  let at = 0;
  await pickDueOrders(
    shop.worker,
    ({ quantity }) => (quantity * (percents[at++ % 3] ?? 0)) / 100,
    empties,
  );
  shop.faults.current = {};
  shop.clock.advance(60_000);
  await reconcile(shop.worker);
}

it('CHK-09 I1 I2 no line and no order is ever charged more than its highest price, from order to capture', async () => {
  await fc.assert(
    fc.asyncProperty(anyScenario, async (course) => {
      shop.clock.set('2026-11-24T09:00:00+01:00');
      const before = await balance();
      const pending = await placed(course);
      const range = totalRange(pending.cart.priceInfo);
      await changed(pending, course.change);
      await packed(pending, course);

      const order = await orderOf(client, pending);
      const receipt = ok(await client.get<Receipt>(`/api/orders/${order.orderNumber}/receipt`));
      for (const line of receipt.lines) {
        const ordered = order.productLineItems.find((one) => one.lineItemId === line.lineItemId);
        if (!ordered) throw new Error('The receipt has a line that was not ordered');
        const highest = highestLineTotal(ordered.product, ordered.lineTotal);
        expect(line.total).toBeLessThanOrEqual(highest);
      }
      const { amount, captured, refunded } = await findSimulatedPayment(shop, pending);
      const fromWallet = before - (await balance());
      const charged = captured - refunded + fromWallet;
      expect(captured).toBeLessThanOrEqual(amount);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect(charged).toBe(Math.max(0, receipt.toPay));
      expect(charged).toBeLessThanOrEqual(totalRange(order.priceInfo).highest);
      // After any change: never above the amount that was shown and reserved at placing.
      expect(charged).toBeLessThanOrEqual(range.highest);
      if (course.methodKey === 'paypal') expect(charged).toBeLessThanOrEqual(range.expected);
      expect(order.charge).toEqual({
        authorised: 0,
        captured: charged + (order.charge?.refunded ?? 0),
        refunded: expect.any(Number),
      });
      expect(await auditMoney(shop.db)).toEqual([]);
      expect(await auditLedger(shop.db)).toEqual([]);
      expect(await unsettledPayments(shop.db)).toEqual([]);
    }),
    { numRuns: readNumber(300, 20), seed: 20_261_124 },
  );
}, 900_000);
