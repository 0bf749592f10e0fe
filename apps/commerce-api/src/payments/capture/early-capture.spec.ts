import type { Receipt } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import { findSimulatedPayment } from '../testing/payment-shop.js';
import { startPicking } from '../testing/test-picking.js';
import { placeCardOrder, pickWithWeights } from '../testing/card-order.js';
import { createWalletShop, expectSettled } from '../testing/wallet-shop.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  ({ shop, client } = await createWalletShop());
  await startPicking(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  shop.faults.current = {};
});
afterEach(async () => {
  await expectSettled(shop.db);
});

const atCutOff = () => shop.clock.set('2026-11-25T09:30:00+01:00');

const receiptOf = async ({ orderNumber }: PendingOrder) =>
  ok(await client.get<Receipt>(`/api/orders/${orderNumber}/receipt`));

const mailOf = async ({ orderNumber }: PendingOrder, kind: string) =>
  (await mailsOf(shop, orderNumber)).find(({ key }) => key.startsWith(`order ${kind} `))?.body;

describe('an order that is paid by a method that cannot authorise', () => {
  it('captures the expected amount at placing, and refunds the difference', async () => {
    const pending = await placeCardOrder(shop, client, { methodKey: 'paypal' });
    const { total } = pending.cart.priceInfo;
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CAPTURED',
      amount: total,
      captured: total,
    });
    expect(await mailOf(pending, 'placed')).toMatch(/erhalten Sie die Differenz zurück/);
    atCutOff();
    await pickWithWeights(shop, 93);
    const { toPay } = await receiptOf(pending);
    expect(toPay).toBeLessThan(total);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      captured: total,
      refunded: total - toPay,
    });
    expect(await mailOf(pending, 'onTheWay')).toMatch(
      /hatten Sie bezahlt, €.* erhalten Sie zurück/,
    );
  });

  it('is charged no cent more when it weighs more', async () => {
    const pending = await placeCardOrder(shop, client, { methodKey: 'paypal' });
    const { total } = pending.cart.priceInfo;
    atCutOff();
    await pickWithWeights(shop, 109);
    expect((await receiptOf(pending)).toPay).toBe(total);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      captured: total,
      refunded: 0,
    });
  });
});

describe('a reservation that would run out', () => {
  const untilOf = async ({ id }: PendingOrder) => {
    const found = await firstRow<{ until: string }>(
      shop.db,
      sql`SELECT authorised_until::text AS until FROM payments WHERE id = ${id}`,
    );
    return new Date(found?.until ?? 0);
  };

  it('captures the expected amount a day before, and the receipt refunds the difference', async () => {
    const pending = await placeCardOrder(shop, client);
    const { total } = pending.cart.priceInfo;
    const until = await untilOf(pending);
    shop.clock.set(new Date(until.getTime() - 25 * 3_600_000).toISOString());
    await reconcile(shop.worker);
    expect((await findSimulatedPayment(shop, pending)).captured).toBe(0);
    shop.clock.advance(3_600_000);
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({
      state: 'CAPTURED',
      captured: total,
    });
    await pickWithWeights(shop, 93);
    const { toPay } = await receiptOf(pending);
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({ refunded: total - toPay });
  });
});
