import { sql } from 'drizzle-orm';
import { auditLedger, auditMoney, unsettledPayments } from '../../checkout/testing/audit-ledger.js';
import { rows } from '../../kernel/database/database.js';
import { mailsOf } from '../../orders/testing/place-test-order.js';
import { ok } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { reconcile } from '../processing/reconcile.js';
import { findPayment } from '../repository.js';
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
import { handlePaymentUpdate } from '../processing/process-payment.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, shopper) => {
  shop = market;
  client = shopper;
});
beforeEach(() => startPicking(shop.db));
afterEach(async () => expect(await unsettledPayments(shop.db)).toEqual([]));

interface Attempt {
  readonly id: string;
  readonly state: string;
  readonly due: number;
  readonly planned: number;
}

const attemptsOf = ({ orderNumber }: PendingOrder) =>
  rows<Attempt>(
    shop.db,
    sql`SELECT id, state, due, planned FROM payments WHERE order_number = ${orderNumber}
        ORDER BY attempt`,
  );
const mailsAbout = async ({ orderNumber }: PendingOrder, kind: string) =>
  (await mailsOf(shop, orderNumber)).filter(({ key }) => key.startsWith(`order ${kind} `));
const atCutOff = () => shop.clock.set('2026-11-25T09:30:00+01:00');

async function placed(behaviour: Behaviour = 'success'): Promise<PendingOrder> {
  const pending = await orderOnline(client);
  await payAtProvider(shop, client, pending, behaviour);
  await returnToShop(shop, client, pending);
  expect((await orderOf(client, pending)).status).toBe('PLACED');
  return pending;
}

/** The bank drops the reservation, and the provider reports it several times. */
async function lose(pending: PendingOrder): Promise<void> {
  await shop.db.execute(
    sql`UPDATE simulated_payments SET state = 'CANCELLED', failure_code = 'EXPIRED'
        WHERE payment_id = ${pending.id}`,
  );
  const payment = await findPayment(shop.db, 'alpha', pending.id);
  if (!payment) throw new Error('There is no payment');
  const { currency } = payment;
  const nothing = { authorised: 0, captured: 0, refunded: 0 };
  for (let times = 0; times < 3; times += 1)
    await handlePaymentUpdate(shop.worker, payment, {
      paymentId: pending.id,
      state: 'CANCELLED',
      currency,
      ...nothing,
    });
}

/** The mail's link works in a browser that has never visited the shop. */
async function payByMail(
  pending: PendingOrder,
  behaviour: Behaviour = 'success',
): Promise<PendingOrder> {
  const [mail] = (await mailsOf(shop, pending.orderNumber)).slice(-1);
  const [, id = ''] = /\/api\/payments\/([\w-]+)\/start/.exec(mail?.body ?? '') ?? [];
  const again = { ...pending, id, redirectUrl: `/api/payments/${id}/start` };
  const stranger = shop.client();
  const page = await goToProvider(shop, stranger, again);
  expect(page).toContain('/api/payment-simulator/');
  const open = (await attemptsOf(pending)).find(({ state }) => state === 'OPEN');
  const current = { ...again, id: open?.id ?? '' };
  await pressButton(shop, current, card(behaviour));
  await returnToShop(shop, stranger, current);
  return current;
}

describe('a reservation that is lost before the order is picked', () => {
  it('R7 is reported by one mail, and paid again from it', async () => {
    const pending = await placed();
    await lose(pending);
    expect((await orderOf(client, pending)).paymentUrl).toMatch(/^\/api\/payments\//);
    expect(await mailsAbout(pending, 'payAnew')).toHaveLength(1);
    const again = await payByMail(pending);
    const [first, second, ...more] = await attemptsOf(pending);
    expect([first?.state, second?.state, more]).toEqual(['FAILED', 'AUTHORISED', []]);
    expect(second?.planned).toBe(first?.planned);
    atCutOff();
    await pickDueOrders(shop.worker);
    const { total } = pending.cart.priceInfo;
    expect(await findSimulatedPayment(shop, again)).toMatchObject({
      state: 'CAPTURED',
      captured: total,
    });
    expect((await findSimulatedPayment(shop, pending)).captured).toBe(0);
  });

  it('R7 that is declined can be tried again by the same link, without another mail', async () => {
    const pending = await placed();
    await lose(pending);
    await payByMail(pending, 'decline');
    expect((await attemptsOf(pending)).map(({ state }) => state)).toEqual([
      'FAILED',
      'FAILED',
      'OPEN',
    ]);
    await payByMail(pending);
    expect((await attemptsOf(pending)).at(-1)?.state).toBe('AUTHORISED');
    expect(await mailsAbout(pending, 'payAnew')).toHaveLength(1);
  });

  it('NAV-71 is cancelled once at the cut-off if it is not paid, and is not picked', async () => {
    const pending = await placed();
    await lose(pending);
    atCutOff();
    await pickDueOrders(shop.worker);
    await reconcile(shop.worker);
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
    expect(await mailsAbout(pending, 'cancelled')).toHaveLength(1);
    expect(await mailsAbout(pending, 'onTheWay')).toEqual([]);
    const states = (await attemptsOf(pending)).map(({ state }) => state);
    expect(states).toEqual(['FAILED', 'FAILED']);
  });

  it('R7 paid after it was cancelled: the money is refunded', async () => {
    const pending = await placed();
    await lose(pending);
    const open = (await attemptsOf(pending)).at(-1);
    const again = {
      ...pending,
      id: open?.id ?? '',
      redirectUrl: `/api/payments/${open?.id}/start`,
    };
    await goToProvider(shop, client, again);
    ok(await client.post(`/api/orders/${pending.orderNumber}/cancel`));
    await pressButton(shop, again, card('success'));
    await returnToShop(shop, client, again);
    await reconcile(shop.worker);
    expect(await findSimulatedPayment(shop, again)).toMatchObject({
      state: 'CANCELLED',
      captured: 0,
    });
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
  });
});

describe('a capture that the bank refuses', () => {
  it('R7 is reported by mail, and the receipt’s total is charged at once from it', async () => {
    const pending = await placed('withdrawn');
    atCutOff();
    await pickDueOrders(shop.worker, ({ quantity }) => quantity - 1);
    expect((await findSimulatedPayment(shop, pending)).captured).toBe(0);
    expect(await mailsAbout(pending, 'payPacked')).toHaveLength(1);
    const again = await payByMail(pending);
    const { charge } = await orderOf(client, pending);
    expect(charge?.captured).toBeGreaterThan(0);
    expect(charge?.captured).toBeLessThan(pending.cart.priceInfo.total);
    expect(await findSimulatedPayment(shop, again)).toMatchObject({
      state: 'CAPTURED',
      captured: charge?.captured,
      amount: charge?.captured,
    });
  });

  it('leaves the money audit clean once it is paid', async () => {
    const pending = await placed('withdrawn');
    atCutOff();
    await pickDueOrders(shop.worker);
    expect(await auditMoney(shop.db)).not.toEqual([]);
    await payByMail(pending);
    expect(await auditMoney(shop.db)).toEqual([]);
    expect(await auditLedger(shop.db)).toEqual([]);
  });
});
