import type { ApiError } from '@larder/contracts';
import type { Claim, ClaimForReview } from '@larder/contracts/checkout';
import { ok } from '../../ordering/testing/test-shop.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import type { PaymentShop, PendingOrder } from '../../payments/testing/payment-shop.js';
import { findSimulatedPayment } from '../../payments/testing/payment-shop.js';
import { placePrepaidOrder } from '../../payments/testing/prepaid-order.js';
import { createCustomer } from '../../payments/wallet/testing/test-customers.js';
import type { TestClient } from '../../testing/test-client.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
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

const mailKinds = async ({ orderNumber }: { readonly orderNumber: string }) =>
  (await mailsOf(shop, orderNumber)).map(({ key }) => key.split(' ')[1]);

describe('a claim within the rule of the shop', () => {
  it('is credited at once, refunded by the provider once, shown, and sent by mail', async () => {
    const { pending, claimGoods, read } = await delivered();
    const claim = ok(await claimGoods('juice', 3));
    expect(claim).toMatchObject({ state: 'CREDITED', refund: 'PAYMENT', claimed: 3 * 199 });
    expect(claim.credited).toBe(3 * 199);
    for (let again = 0; again < 2; again += 1) await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(3 * 199);
    const { lines, claims } = await read();
    expect(claims).toEqual([claim]);
    expect(lines.find(({ sku }) => sku === 'juice')).toMatchObject({ quantity: 17 });
    expect(await mailKinds(pending)).toEqual(['placed', 'onTheWay', 'claimCredited']);
    const mail = (await mailsOf(shop, pending.orderNumber)).at(-1);
    expect(mail?.body).toContain('€\u00a05,97');
  });

  it('returns the same claim for the same key, and refuses the key for another one', async () => {
    const { pending, claim, read } = await delivered();
    const lineItemId = (await read()).lines[0]?.lineItemId ?? '';
    const body = { reason: 'MISSING' as const, lines: [{ lineItemId, quantity: 1 }] };
    const first = ok(await claim(body, 'one-and-the-same'));
    expect(ok(await claim(body, 'one-and-the-same'))).toEqual(first);
    const other = { ...body, lines: [{ lineItemId, quantity: 2 }] };
    expect((await claim<ApiError>(other, 'one-and-the-same')).body.errorCode).toBe('1005');
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(first.credited);
  });

  it('finishes a refund later when the provider does not answer', async () => {
    const { pending, claimGoods } = await delivered();
    shop.faults.current = { refund: () => Promise.reject(new Error('out of order')) };
    ok(await claimGoods('juice', 1));
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(0);
    shop.faults.current = {};
    shop.clock.set('2026-11-25T13:00:00+01:00');
    for (let again = 0; again < 2; again += 1) await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(199);
  });

  it('credits a late delivery with the service fee, once, and not when it was on time', async () => {
    const pending = await placePrepaidOrder(shop, client);
    await deliverAll(shop, '2026-11-25T16:30:00');
    const { claim, read } = claimCalls(client, pending.orderNumber);
    const { lateCredit } = await read();
    expect(lateCredit).toBe(190);
    expect(ok(await claim({ reason: 'LATE', lines: [] })).credited).toBe(190);
    expect((await claim({ reason: 'LATE', lines: [] })).status).toBe(409);
    expect((await read()).lateCredit).toBeUndefined();
    await reconcile(shop.worker);
    const punctual = await delivered(shop.client());
    expect(ok(await punctual.claim({ reason: 'LATE', lines: [] })).state).toBe('OPEN');
  });
});

describe('a claim beyond the rule', () => {
  it('waits for a person, who credits it up to what was paid, once', async () => {
    const { pending, claimGoods } = await delivered();
    const claim = ok(await claimGoods('juice', 10, { note: 'Alle zerbrochen' }));
    expect(claim).toMatchObject({ state: 'OPEN', credited: 0, note: 'Alle zerbrochen' });
    const { list, decide } = backOffice(shop);
    const open = ok(await list<ClaimForReview[]>()).find(({ id }) => id === claim.id);
    expect(open).toMatchObject({ openBecause: 'ORDER_LIMIT', orderNumber: pending.orderNumber });
    const tooMuch = { decision: 'CREDIT', amount: (open?.creditable ?? 0) + 1 };
    expect((await decide(claim.id, tooMuch)).status).toBe(409);
    for (let again = 0; again < 2; again += 1)
      expect(ok(await decide<Claim>(claim.id, { decision: 'CREDIT' })).credited).toBe(1990);
    expect((await decide(claim.id, { decision: 'CREDIT', amount: 5 })).status).toBe(409);
    await reconcile(shop.worker);
    expect(await refundedOf(pending)).toBe(1990);
    expect((await mailKinds(pending)).slice(-2)).toEqual(['claimReceived', 'claimCredited']);
  });

  it('is refused with an answer that its shopper reads', async () => {
    const { pending, claimGoods, read } = await delivered();
    const { id } = ok(await claimGoods('juice', 10));
    const refusal = { decision: 'REFUSE', answer: 'Die Kiste war vollständig.' };
    ok(await backOffice(shop).decide(id, refusal));
    expect((await read()).claims[0]).toMatchObject({ state: 'REFUSED', answer: refusal.answer });
    const mail = (await mailsOf(shop, pending.orderNumber)).at(-1);
    expect(mail?.body).toContain(refusal.answer);
    // What was claimed once is not claimed again.
    expect((await claimGoods('juice', 11)).status).toBe(409);
  });

  it('needs a photo from a value on, except for what did not come', async () => {
    const { claimGoods } = await delivered();
    expect(ok(await claimGoods('juice', 5, { reason: 'SPOILED' })).state).toBe('OPEN');
    expect(ok(await claimGoods('juice', 4, { reason: 'SPOILED' })).state).toBe('CREDITED');
    const other = await delivered(shop.client());
    expect((await other.claimGoods('juice', 5)).status).toBe(200);
    await reconcile(shop.worker);
  });

  it('is a person’s when the order was paid on handover, who pays it by hand', async () => {
    const { orderNumber } = await placeOrder(client);
    await deliverAll(shop);
    const { claimGoods } = claimCalls(client, orderNumber);
    const { id, state } = ok(await claimGoods('juice', 1));
    expect(state).toBe('OPEN');
    const { decide } = backOffice(shop);
    expect((await decide(id, { decision: 'CREDIT' })).status).toBe(409);
    const byHand = { decision: 'CREDIT', refund: 'BY_HAND' };
    expect(ok(await decide<Claim>(id, byHand))).toMatchObject({ credited: 199, refund: 'BY_HAND' });
  });

  it('counts what a customer was credited in 90 days, for all their orders', async () => {
    const buyer = await createCustomer(shop, 1);
    const worth = [7, 5, 1];
    const states: string[] = [];
    for (const quantity of worth) {
      const { claimGoods } = await delivered(buyer.client);
      states.push(ok(await claimGoods('juice', quantity)).state);
    }
    // 13.93, then 23.88, then above 25.00 with one more.
    expect(states).toEqual(['CREDITED', 'CREDITED', 'OPEN']);
    await reconcile(shop.worker);
  });
});
