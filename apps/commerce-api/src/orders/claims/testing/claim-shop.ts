import type { ApiError } from '@larder/contracts';
import type { Claim, NewClaim, OrderClaims } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { ok } from '../../../ordering/testing/test-shop.js';
import { reconcile } from '../../../payments/processing/reconcile.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import { placePrepaidOrder } from '../../../payments/testing/prepaid-order.js';
import { expectBalanced } from '../../../payments/testing/wallet-shop.js';
import { backOfficeSecret } from '../../../testing/test-app.js';
import type { TestAnswer, TestClient } from '../../../testing/test-client.js';
import { advanceOrders } from '../../fulfilment/advance-orders.js';
import type { Fulfilment } from '../../fulfilment/fulfilment.js';
import type { ClaimTerms } from '../claim-rule.js';

export const claimTerms = {
  days: 3,
  automaticPerOrder: 1500,
  automaticPerCustomer: 2500,
  photoFrom: 800,
} as const satisfies ClaimTerms;

export async function setClaimTerms(shop: PaymentShop, claims: object): Promise<void> {
  const json = JSON.stringify({ claims, simulatedFulfilment: true });
  await shop.db.execute(sql`UPDATE order_configs SET config = config || ${json}::jsonb`);
}

/** A shop with payments and a rule for claims. */
export async function createClaimShop(): Promise<PaymentShop> {
  const shop = await createPaymentShop();
  await setClaimTerms(shop, claimTerms);
  return shop;
}

/** A warehouse that has everything, and a driver who needs no time and takes empties back, in cents. */
const promptFulfilment = (depositReturned: number): Fulfilment => ({
  isSimulated: true,
  fetchUpdate: ({ status, now, lines }) => {
    if (status === 'PLACED') return Promise.resolve({ status: 'PICKING', nextAt: now });
    if (status !== 'PICKING') return Promise.resolve({ status: 'COMPLETED', nextAt: null });
    const picked = {
      pickedAt: now.toISOString(),
      depositReturned,
      lines: lines.map(({ lineItemId, quantity }) => ({
        lineItemId,
        quantity,
        outcome: 'PICKED' as const,
      })),
    };
    return Promise.resolve({ status: 'ON_THE_WAY', picked, nextAt: now });
  },
});

let deliveries = 0;

/** Within the time slots, each time in another minute: claims are limited by the minute. */
const nextMinute = () => `2026-11-25T11:${String((deliveries += 1) % 60).padStart(2, '0')}:00`;

/** Delivers all orders at a local time in Vienna. */
export async function deliverAll(
  shop: PaymentShop,
  moment = nextMinute(),
  depositReturned = 0,
): Promise<void> {
  shop.clock.set(`${moment}+01:00`);
  const failed: unknown[] = [];
  const log = { error: (details: unknown) => failed.push(details) };
  const fulfilment = promptFulfilment(depositReturned);
  await advanceOrders({ ...shop.worker.kernel, fulfilment, log });
  // An order that failed would be tried again later, and could not be claimed now.
  expect(failed).toEqual([]);
  await reconcile(shop.worker);
}

let keys = 0;

export function claimCalls(client: TestClient, orderNumber: string) {
  const url = `/api/orders/${orderNumber}/claims`;
  const claim = <Body = Claim>(
    body: NewClaim,
    key = `claim-key-${(keys += 1)}`,
  ): Promise<TestAnswer<Body>> => client.post<Body>(url, body, { 'idempotency-key': key });
  const read = async () => ok(await client.get<OrderClaims>(url));
  /** Claims an amount of the goods with this number. */
  const claimGoods = async (
    sku: string,
    quantity: number,
    more: Partial<NewClaim> = {},
  ): Promise<TestAnswer<Claim & ApiError>> => {
    const line = (await read()).lines.find((one) => one.sku === sku);
    const lines = [{ lineItemId: line?.lineItemId ?? 'gone', quantity }];
    return claim({ reason: 'MISSING', lines, ...more });
  };
  return { claim, claimGoods, read };
}

const authorised = { authorization: `Bearer ${backOfficeSecret}` };

/** A person of the shop. */
export function backOffice(shop: PaymentShop) {
  const person = shop.client();
  return {
    person,
    list: <Body>() => person.get<Body>('/api/back-office/claims', authorised),
    decide: <Body>(id: string, body: object) =>
      person.post<Body>(`/api/back-office/claims/${id}/decision`, body, authorised),
  };
}

/** A delivered and prepaid order of 20 juices at 1.99 and twelve waters, and its claims. */
export async function deliverPrepaidOrder(shop: PaymentShop, client: TestClient, moment?: string) {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  const pending = await placePrepaidOrder(shop, client);
  await deliverAll(shop, moment);
  return { pending, ...claimCalls(client, pending.orderNumber) };
}

/** A shop for the tests of a file, and a new shopper for each; after each every cent has its order. */
export function setUpClaimShop(arrive: (shop: PaymentShop, client: TestClient) => void): void {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await createClaimShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.clock.set('2026-11-24T09:00:00+01:00');
    shop.faults.current = {};
    arrive(shop, shop.client());
  });
  afterEach(() => expectBalanced(shop.db));
}
