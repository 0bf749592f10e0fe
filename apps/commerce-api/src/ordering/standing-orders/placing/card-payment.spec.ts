import { sql } from 'drizzle-orm';
import { auditLedger, auditMoney } from '../../../checkout/testing/audit-ledger.js';
import { anna, mailsOf, signedIn } from '../../../customers/testing/people.js';
import { reconcile } from '../../../payments/processing/reconcile.js';
import type { Behaviour } from '../../../payments/providers/simulator/test-cards.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { cardJob, orderWithSavedCard } from '../testing/card-shop.js';
import { createStanding, placedOrders, readStanding } from '../testing/standing-shop.js';
import type { StandingJob } from './job.js';
import { placeDueOrders } from './place-due-orders.js';
import { settlePayments } from './settle-payments.js';

let shop: PaymentShop;
let client: TestClient;
beforeEach(async () => {
  shop = await createPaymentShop();
  client = await signedIn(shop, anna);
});
afterEach(async () => {
  expect(await auditLedger(shop.db)).toEqual([]);
  expect(await auditMoney(shop.db)).toEqual([]);
  await shop.close();
});

/** A standing order that charges a card that the customer has saved with an order. */
async function standingByCard(behaviour: Behaviour = 'success') {
  const paidByCard = await orderWithSavedCard(shop, client);
  await shop.db.execute(sql`UPDATE payment_methods SET provider_token = ${`sim_${behaviour}`}`);
  return createStanding(client, { ...paidByCard, highestTotal: 9000 });
}

async function placed(): Promise<StandingJob> {
  shop.clock.set('2026-11-26T07:00:00+01:00');
  const job = await cardJob(shop);
  await placeDueOrders(job);
  return job;
}

it('charges the saved card, reserving no more than the highest total', async () => {
  const standing = await standingByCard();
  const job = await placed();
  expect(await placedOrders(shop)).toMatchObject([{ status: 'PAYMENT_PENDING' }]);
  expect((await readStanding(client, standing)).lastRun?.state).toBe('PAYING');
  await reconcile(shop.worker);
  await settlePayments(job);
  expect(await placedOrders(shop)).toMatchObject([{ status: 'PLACED' }]);
  expect(await readStanding(client, standing)).toMatchObject({
    state: 'ACTIVE',
    lastRun: { date: '2026-11-27', state: 'PLACED' },
  });
});

it('places nothing when the bank asks for the customer, writes to them and waits', async () => {
  const standing = await standingByCard('secure');
  const job = await placed();
  await reconcile(shop.worker);
  await Promise.all([settlePayments(job), settlePayments(job)]);
  expect(await placedOrders(shop)).toMatchObject([{ status: 'CANCELLED' }]);
  expect(await readStanding(client, standing)).toMatchObject({
    state: 'NEEDS_ATTENTION',
    problem: 'PAYMENT',
    lastRun: { date: '2026-11-27', state: 'NOT_PLACED', problem: 'PAYMENT' },
  });
  const mails = (await mailsOf(shop)).filter(({ subject }) => subject.includes('nicht bestellt'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('27. November');
  shop.clock.set('2026-12-03T07:00:00+01:00');
  expect(await placeDueOrders(job)).toBe(0);
});

it('charges no card that is gone, and places nothing', async () => {
  const standing = await standingByCard();
  await shop.db.execute(sql`DELETE FROM payment_methods`);
  await placed();
  expect(await placedOrders(shop)).toEqual([]);
  expect(await readStanding(client, standing)).toMatchObject({ problem: 'PAYMENT' });
});
