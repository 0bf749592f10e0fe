import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database/database.js';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  testTenantsFolder,
  ok,
  testTimeSlots,
} from '../ordering/testing/test-shop.js';
import { reconcile } from '../payments/processing/reconcile.js';
import type { PaymentShop } from '../payments/testing/payment-shop.js';
import {
  returnToShop,
  goToProvider,
  orderOf,
  orderOnline,
  payAtProvider,
  createPaymentShop,
} from '../payments/testing/payment-shop.js';
import { testApp } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import { testClock } from '../testing/test-clock.js';
import { auditLedger, auditMoney } from './testing/audit-ledger.js';

let shop: PaymentShop;
let client: TestClient;
beforeAll(async () => {
  shop = await createPaymentShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});
afterEach(async () => {
  expect(await auditLedger(shop.db)).toEqual([]);
  expect(await auditMoney(shop.db)).toEqual([]);
  const late = sql`SELECT order_number FROM orders o JOIN windows w
    ON w.tenant = o.tenant AND w.id = o.window_id WHERE o.placed_at >= w.cut_off`;
  expect(await rows(shop.db, late)).toEqual([]);
});

/** Three hours before the time slot begins at ten. */
const cutOff = '2026-11-25T07:00:00+01:00';
const beforeCutOff = (ms: number) =>
  shop.clock.set(new Date(Date.parse(cutOff) - ms).toISOString());

describe('R16 the end of a time slot', () => {
  it('R16 CART-79 between freezing and ordering: 141, the cart is open, and nothing is booked', async () => {
    await fillCart(client);
    beforeCutOff(1);
    const cart = await finalizeCart(client);
    shop.clock.set(cutOff);
    const answer = await checkout<ApiError>(client, cart, { key: 'at-the-cut-off' });
    expect([answer.status, answer.body.errorCode]).toEqual([409, '141']);
    expect(ok(await client.get<Cart>('/api/carts')).cartStatus).toBe('OPEN');
  });

  it('R16 a millisecond before it an order succeeds, and none for another place or day', async () => {
    await fillCart(client);
    const foreign = { id: testTimeSlots.graz };
    const wrong = await client.post<ApiError>('/api/carts/distribution-time-slot', foreign);
    const unknown = { id: 'd-W1-20991231-1000' };
    const none = await client.post<ApiError>('/api/carts/distribution-time-slot', unknown);
    expect([wrong.body.errorCode, none.body.errorCode]).toEqual(['022', '140']);
    beforeCutOff(1);
    const cart = await finalizeCart(client);
    expect((await checkout(client, cart, { key: 'just-in-time' })).status).toBe(200);
  });

  it('R16 R7 during the payment: who ordered in time and pays in time has the order', async () => {
    beforeCutOff(600_000);
    const pending = await orderOnline(client);
    shop.clock.advance(1_200_000);
    await payAtProvider(shop, client, pending);
    await returnToShop(shop, client, pending);
    expect((await orderOf(client, pending)).status).toBe('PLACED');
  });

  it('R16 R7 during an unpaid payment: the place is released, and the cart needs another time slot', async () => {
    beforeCutOff(600_000);
    const pending = await orderOnline(client);
    await goToProvider(shop, client, pending);
    shop.clock.advance(31 * 60_000);
    await reconcile(shop.worker);
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
    const refused = await client.post<ApiError>('/api/carts/finalize');
    expect(Object.keys(refused.body.fields ?? {})).toContain('141');
  });
});

it('R16 midnight: what was frozen before it is ordered after it, at the same total', async () => {
  await fillCart(client);
  shop.clock.set('2026-11-24T23:59:59.999+01:00');
  const cart = await finalizeCart(client);
  shop.clock.advance(1);
  const { orderNumber } = ok(await checkout(client, cart, { key: 'over-midnight' }));
  const order = ok(
    await client.get<{ placedAt: string; priceInfo: { total: number } }>(
      `/api/orders/${orderNumber}`,
    ),
  );
  expect([order.placedAt, order.priceInfo.total]).toEqual([
    '2026-11-24T23:00:00.000Z',
    cart.priceInfo.total,
  ]);
});

it.each([
  ['spring', '2027-03-22T09:00:00+01:00', '20270329', '2027-03-29T08:00:00.000Z'],
  ['autumn', '2026-10-19T09:00:00+02:00', '20261026', '2026-10-26T09:00:00.000Z'],
])(
  'R16 SLOT-17 daylight saving in %s: a slot begins at ten local time, and its cut-off is three hours before',
  async (_when, now, day, start) => {
    const other = await testApp({ tenants: testTenantsFolder, clock: testClock(now) });
    const shopper = other.client();
    const id = `d-W1-${day}-1000`;
    await fillCart(shopper, { window: id, address: addresses.vienna });
    const all = ok(
      await shopper.get<TimeSlot[]>(
        '/api/capacity/window?distributionType=DELIVERY&appointableId=W1',
      ),
    );
    expect(all.find((timeSlot) => timeSlot.id === id)?.start).toBe(start);
    other.clock.set(new Date(Date.parse(start) - 3 * 3_600_000 - 1).toISOString());
    const cart = await finalizeCart(shopper);
    other.clock.advance(1);
    const late = await checkout<ApiError>(shopper, cart, { key: 'clocks-late' });
    other.clock.advance(-1);
    const again = await finalizeCart(shopper);
    const placed = await checkout(shopper, again, { key: 'clocks-in-time' });
    await other.close();
    expect([late.body.errorCode, placed.status]).toEqual(['141', 200]);
  },
  120_000,
);
