import type { ApiError } from '@larder/contracts';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { anna } from '../../customers/testing/people.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import { ok } from '../../ordering/testing/test-shop.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../../payments/testing/payment-shop.js';
import { findSimulatedPayment } from '../../payments/testing/payment-shop.js';
import { placeCardOrder } from '../../payments/testing/card-order.js';
import { placePrepaidOrder } from '../../payments/testing/prepaid-order.js';
import { codes, createCustomer } from '../../payments/wallet/testing/test-customers.js';
import type { TestClient } from '../../testing/test-client.js';
import {
  backOffice,
  claimCalls,
  deliverAll,
  deliverPrepaidOrder,
  setUpClaimShop,
} from './testing/claim-shop.js';

let shop: PaymentShop;
let client: TestClient;
setUpClaimShop((here, visitor) => {
  [shop, client] = [here, visitor];
});

const delivered = (by = client, moment?: string) => deliverPrepaidOrder(shop, by, moment);
const refundedOf = async (pending: PendingOrder) =>
  (await findSimulatedPayment(shop, pending)).refunded;

describe('what cannot be claimed', () => {
  it('is more than was delivered, another’s order, and what was never delivered', async () => {
    const { pending, claimGoods } = await delivered();
    expect((await claimGoods('juice', 21)).body.errorCode).toBe('CONFLICT');
    const thief = claimCalls(shop.client(), pending.orderNumber);
    expect((await thief.claim({ reason: 'LATE', lines: [] })).status).toBe(404);
    shop.clock.set('2026-11-24T09:00:00+01:00');
    const { orderNumber } = await placePrepaidOrder(shop, client);
    const early = claimCalls(client, orderNumber);
    expect((await early.claim<ApiError>({ reason: 'LATE', lines: [] })).body.errorCode).toBe(
      'CLAIM_CLOSED',
    );
    expect(await early.read()).toEqual({ lines: [], claims: [] });
  });

  it('is anything after the days of the shop', async () => {
    const { claimGoods, read } = await delivered(client, '2026-11-25T12:30:00');
    const { claimableUntil } = await read();
    expect(claimableUntil).toBe('2026-11-28T11:30:00.000Z');
    const line = (await read()).lines[0];
    shop.clock.set('2026-11-28T12:30:00+01:00');
    expect((await claimGoods(line?.sku ?? '', 1)).body.errorCode).toBe('CLAIM_CLOSED');
  });

  it('no database state gives back more than was delivered or paid', async () => {
    const { pending, claimGoods } = await delivered();
    ok(await claimGoods('juice', 1));
    const at = sql`WHERE order_number = ${pending.orderNumber}`;
    await expect(
      shop.db.execute(sql`UPDATE order_claim_quantities SET claimed = delivered + 1 ${at}`),
    ).rejects.toThrow();
    await expect(
      shop.db.execute(sql`UPDATE order_claim_sums SET credited = paid + 1 ${at}`),
    ).rejects.toThrow();
    await reconcile(shop.worker);
  });
});

describe('an order that card and wallet have paid', () => {
  it('is credited to the card first, then to the wallet, and never more than each has paid', async () => {
    const buyer = await createCustomer(shop, 4);
    const wallet = '/api/customers/digital-wallet';
    ok(await buyer.client.put(`${wallet}/gift-card`, { code: codes.full }));
    const pending = await placeCardOrder(shop, buyer.client, { wallet: 3500 });
    await deliverAll(shop);
    const { claimGoods } = claimCalls(buyer.client, pending.orderNumber);
    const balance = async () => ok(await buyer.client.get<DigitalWallet>(wallet)).balance;
    const { captured } = await findSimulatedPayment(shop, pending);
    expect(await balance()).toBe(1500);

    const claim = ok(await claimGoods('juice', 7));
    expect(claim).toMatchObject({ state: 'CREDITED', refund: 'PAYMENT', credited: 1393 });
    for (let again = 0; again < 2; again += 1) await reconcile(shop.worker);
    const byCard = await refundedOf(pending);
    expect(byCard).toBe(Math.min(captured, 1393));
    expect(await balance()).toBe(1500 + 1393 - byCard);

    const { id } = ok(await claimGoods('juice', 13));
    const { decide } = backOffice(shop);
    const left = captured + 3500 - 1393;
    const credit = (amount: number) => decide(id, { decision: 'CREDIT', amount });
    expect((await credit(left + 1)).status).toBe(409);
    expect((await credit(left)).status).toBe(200);
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(captured);
    expect(await balance()).toBe(5000);
    const last = ok(await claimGoods('tomatoes', 100));
    expect(last).toMatchObject({ state: 'OPEN', claimed: 0 });
    for (const refund of ['PAYMENT', 'BY_HAND'])
      expect((await decide(last.id, { decision: 'CREDIT', amount: 1, refund })).status).toBe(409);
  });
});

describe('two claims at the same moment', () => {
  it('claim the same goods once, and credit them once', async () => {
    const { pending, claimGoods } = await delivered();
    const answers = await Promise.all([1, 2, 3].map(() => claimGoods('water', 12)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await reconcile(shop.worker);
    const [credited] = answers.filter(({ status }) => status === 200);
    expect(await refundedOf(pending)).toBe(credited?.body.credited);
  });

  it('keep the limit of a customer across two orders', async () => {
    const buyer = await createCustomer(shop, 2);
    const one = await delivered(buyer.client);
    const two = await delivered(buyer.client);
    // 13.93 each: one fits into 25.00.
    const answers = await Promise.all([one.claimGoods('juice', 7), two.claimGoods('juice', 7)]);
    expect(answers.map(({ body }) => body.state).sort()).toEqual(['CREDITED', 'OPEN']);
    await reconcile(shop.worker);
  });

  it('credits once when two people decide together', async () => {
    const { pending, claimGoods } = await delivered();
    const { id } = ok(await claimGoods('juice', 10));
    const { decide } = backOffice(shop);
    const sent = [{ decision: 'CREDIT' }, { decision: 'REFUSE', answer: 'Nein' }];
    const answers = await Promise.all(sent.map((body) => decide(id, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await reconcile(shop.worker);
    expect([0, 1990]).toContain(await refundedOf(pending));
    const sums = await rows(
      shop.db,
      sql`SELECT 1 FROM payment_returns WHERE order_number = ${pending.orderNumber}`,
    );
    expect(sums.length).toBeLessThanOrEqual(1);
  });
});

it('the back office refuses calls without its secret', async () => {
  const { person } = backOffice(shop);
  const url = '/api/back-office/claims';
  expect((await person.get(url)).status).toBe(404);
  expect((await person.get(url, { authorization: 'Bearer wrong' })).status).toBe(404);
});

it('a deleted account leaves neither note nor photo behind', async () => {
  const buyer = await createCustomer(shop, 3);
  const { pending, claimGoods } = await delivered(buyer.client);
  ok(await claimGoods('juice', 1, { note: 'bei Nachbar Huber abgegeben' }));
  await reconcile(shop.worker);
  const exported = ok(
    await buyer.client.get<{ records: Record<string, object[]> }>('/api/customers/export'),
  );
  expect(exported.records['order_claims']).toMatchObject([{ orderNumber: pending.orderNumber }]);
  ok(await buyer.client.post('/api/customers/deletion', { password: anna.password }));
  const left = await firstRow(
    shop.db,
    sql`SELECT note, claimant_hash AS claimant FROM order_claims
        WHERE order_number = ${pending.orderNumber}`,
  );
  expect(left).toEqual({ note: null, claimant: 'deleted' });
});
