import type { OrderChanged } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { unsettledPayments } from '../../checkout/testing/audit-ledger.js';
import { rows } from '../../kernel/database/database.js';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import type { Behaviour } from '../providers/simulator/test-cards.js';
import type { PaymentShop, PendingOrder } from '../testing/payment-shop.js';
import {
  card,
  returnToShop,
  goToProvider,
  orderOf,
  orderOnline,
  payAtProvider,
  pressButton,
  findSimulatedPayment,
  setUpPaymentShop,
} from '../testing/payment-shop.js';
import { pickDueOrders, startPicking } from '../testing/test-picking.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, shopper) => {
  shop = market;
  client = shopper;
});
beforeEach(() => startPicking(shop.db));
afterEach(async () => expect(await unsettledPayments(shop.db)).toEqual([]));

/** Ten days ahead: Friday, 4 December 2026, 10:00 in Vienna. */
const far = 'd-W1-20261204-1000';
const near = 'd-W1-20261127-1000';

interface Attempt {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
}
const attemptsOf = ({ orderNumber }: PendingOrder) =>
  rows<Attempt>(
    shop.db,
    sql`SELECT id, kind, state FROM payments WHERE order_number = ${orderNumber} ORDER BY attempt`,
  );
const statesOf = async (pending: PendingOrder) =>
  (await attemptsOf(pending)).map(({ kind, state }) => `${kind} ${state}`);
const mailsAbout = async ({ orderNumber }: PendingOrder, kind: string) =>
  (await mailsOf(shop, orderNumber)).filter(({ key }) => key.startsWith(`order ${kind} `));
const at = async (moment: string) => {
  shop.clock.set(`${moment}+01:00`);
  await reconcile(shop.worker);
};

async function placed(window = far, behaviour: Behaviour = 'success'): Promise<PendingOrder> {
  const pending = await orderOnline(client, { window });
  await payAtProvider(shop, client, pending, behaviour);
  await returnToShop(shop, client, pending);
  expect((await orderOf(client, pending)).status).toBe('PLACED');
  return pending;
}

describe('a delivery further ahead than a reservation lasts', () => {
  it('CHK-18 saves the payment method at placing, and takes and reserves nothing', async () => {
    const pending = await placed();
    expect(await statesOf(pending)).toEqual(['SETUP SAVED']);
    const { state, captured } = await findSimulatedPayment(shop, pending);
    expect([state, captured]).toEqual(['SAVED', 0]);
    const later = pending.cart.priceInfo.totalWithSurcharge;
    const charge = { authorised: 0, captured: 0, refunded: 0, later };
    expect((await orderOf(client, pending)).charge).toEqual(charge);
    const [mail] = await mailsAbout(pending, 'placed');
    expect(mail?.body).toMatch(/Zwei Tage vor Ihrem Termin reservieren wir/);
  });

  it('CHK-09 is authorised two days before it, once, and captured when it is picked', async () => {
    const pending = await placed();
    await at('2026-12-02T09:59:00');
    expect(await statesOf(pending)).toEqual(['SETUP SAVED']);
    await at('2026-12-02T10:00:00');
    for (let round = 0; round < 3; round += 1) await reconcile(shop.worker);
    expect(await statesOf(pending)).toEqual(['SETUP USED', 'UNATTENDED AUTHORISED']);
    const [, next] = await attemptsOf(pending);
    const { totalWithSurcharge: amount, total } = pending.cart.priceInfo;
    const known = { id: next?.id ?? '' };
    expect(await findSimulatedPayment(shop, known)).toMatchObject({ state: 'AUTHORISED', amount });
    shop.clock.set('2026-12-04T09:30:00+01:00');
    await pickDueOrders(shop.worker);
    expect(await findSimulatedPayment(shop, known)).toMatchObject({
      state: 'CAPTURED',
      captured: total,
    });
  });

  it.each(['declinedLater', 'secure'] as const)(
    'R7 that is declined then (%s) sends one mail, from which it can be paid',
    async (behaviour) => {
      const pending = await orderOnline(client, { window: far });
      await payAtProvider(shop, client, pending, behaviour);
      if (behaviour === 'secure') await pressButton(shop, pending, { action: 'confirm' });
      await returnToShop(shop, client, pending);
      await at('2026-12-02T10:00:00');
      await reconcile(shop.worker);
      expect(await statesOf(pending)).toEqual(['SETUP USED', 'UNATTENDED FAILED', 'PAYMENT OPEN']);
      const [mail, ...more] = await mailsAbout(pending, 'payAnew');
      expect(more).toEqual([]);
      const [, id = ''] = /\/api\/payments\/([\w-]+)\/start/.exec(mail?.body ?? '') ?? [];
      const again = { ...pending, id, redirectUrl: `/api/payments/${id}/start` };
      await goToProvider(shop, shop.client(), again);
      await pressButton(shop, again, card('success'));
      await returnToShop(shop, client, again);
      expect((await statesOf(pending)).at(-1)).toBe('PAYMENT AUTHORISED');
    },
  );

  it('NAV-71 cancels the order at its cut-off if it was declined and not paid', async () => {
    const pending = await placed(far, 'declinedLater');
    await at('2026-12-02T10:00:00');
    await at('2026-12-04T06:59:00');
    expect((await orderOf(client, pending)).status).toBe('PLACED');
    shop.clock.set('2026-12-04T07:00:00+01:00');
    await pickDueOrders(shop.worker);
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
    expect(await mailsAbout(pending, 'cancelled')).toHaveLength(1);
  });

  it('R7 is authorised once, even if the provider is down at first and then its response is lost', async () => {
    const pending = await placed();
    const { start } = shop.worker.kernel.payments.providers[0] ?? {};
    shop.faults.current = { start: () => Promise.reject(new Error('away')) };
    await at('2026-12-02T10:00:00');
    shop.faults.current = {
      start: async (...args) => {
        await start?.(...args);
        throw new Error('lost');
      },
    };
    await at('2026-12-02T10:01:00');
    shop.faults.current = {};
    await at('2026-12-02T10:02:00');
    expect(await statesOf(pending)).toEqual(['SETUP USED', 'UNATTENDED AUTHORISED']);
    const made = await rows(
      shop.db,
      sql`SELECT 1 FROM simulated_payments WHERE order_number = ${pending.orderNumber}
          AND NOT is_setup`,
    );
    expect(made).toHaveLength(1);
  });

  it('is not authorised any more when it was cancelled', async () => {
    const pending = await placed();
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await at('2026-12-02T10:00:00');
    expect(await statesOf(pending)).toEqual(['SETUP UNDONE']);
  });

  it('is authorised earlier when the order is moved to a nearer day, with the new total', async () => {
    const pending = await placed();
    const windowId = 'd-W1-20261127-1800';
    const path = `/api/orders/${pending.orderNumber}/changes`;
    const expectedTotal = pending.cart.priceInfo.total + 400;
    ok(await client.post<OrderChanged>(path, { windowId, expectedTotal }));
    await at('2026-11-25T18:00:00');
    expect(await statesOf(pending)).toEqual(['SETUP USED', 'UNATTENDED AUTHORISED']);
    const [, next] = await attemptsOf(pending);
    expect((await findSimulatedPayment(shop, { id: next?.id ?? '' })).amount).toBe(expectedTotal);
  });
});

it('a delivery within reach is authorised at placing', async () => {
  const pending = await placed(near);
  expect(await statesOf(pending)).toEqual(['PAYMENT AUTHORISED']);
});
