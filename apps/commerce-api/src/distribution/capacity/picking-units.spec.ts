import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import type { TimeSlot } from '@larder/contracts/distribution';
import * as z from 'zod/mini';
import { auditLedger } from '../../checkout/testing/audit-ledger.js';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { saveTimeSlots } from './save-time-slots.js';
import { planTimeSlots, TimeSlotRules } from './time-slot-rules.js';

const daily = { weekdays: [1, 2, 3, 4, 5, 6], start: '13:00', end: '15:00', capacity: 5 };
const rule = { ...daily, serviceFee: 190, cutOffMinutes: 60, pickingUnitId: 'pu-two' };
const delivery = { ...rule, distributionType: 'DELIVERY', appointableId: 'W1' };
const pickup = { ...rule, distributionType: 'CLICK_AND_COLLECT', appointableId: 'wien-markt' };
const base = { horizonDays: 14, timeZone: 'Europe/Vienna', rules: [delivery, pickup] };
const rulesFor = (capacity: number) =>
  z.parse(TimeSlotRules, { ...base, pickingUnits: [{ id: 'pu-two', capacity }] });

let shop: TestApp;
const plan = (capacity: number) => {
  const rules = rulesFor(capacity);
  return saveTimeSlots(
    shop.db,
    'alpha',
    planTimeSlots(rules, shop.clock.now()),
    rules.pickingUnits,
  );
};
beforeAll(async () => {
  shop = await createTestShop();
  shop.clock.set('2026-11-24T09:00:00+01:00');
  await plan(2);
});
afterEach(async () => expect(await auditLedger(shop.db)).toEqual([]));
afterAll(() => shop.close());

const of = (day: string) => ({ van: `d-W1-${day}-1300`, store: `c-wien-markt-${day}-1300` });
let keys = 0;
type Where = 'vienna' | 'pickup';

async function ready(client: TestClient, timeSlot: string, where: Where): Promise<Cart> {
  await fillCart(client, { address: addresses[where], window: timeSlot });
  return finalizeCart(client);
}

async function place(client: TestClient, cart: Cart, where: Where) {
  keys += 1;
  const methodKey = where === 'vienna' ? 'payment-at-the-door' : 'payment-at-the-store';
  const input = { key: `picking-unit-${keys}`, methodKey } as const;
  return checkout<CheckoutResult & ApiError>(client, cart, input);
}

const ordered = async (client: TestClient, timeSlot: string, where: Where) =>
  place(client, await ready(client, timeSlot, where), where);

/** Status of a time slot, and the number of places when they are few. */
async function stateOf(id: string): Promise<string> {
  const [type, at] = id.startsWith('d') ? ['DELIVERY', 'W1'] : ['CLICK_AND_COLLECT', 'wien-markt'];
  const query = `distributionType=${type}&appointableId=${at}`;
  const all = ok(await shop.client().get<TimeSlot[]>(`/api/capacity/window?${query}`));
  const { state, left = '' } = all.find((one) => one.id === id) ?? {};
  return `${state} ${left}`.trim();
}

describe('a picking unit', () => {
  it('SLOT-06 CART-72 accepts as many orders as it can pick, over all time slots that begin at the same time', async () => {
    const { van, store } = of('20261125');
    const client = shop.client();
    const late = shop.client();
    const first = ok(await ordered(client, van, 'vienna'));
    expect([await stateOf(van), await stateOf(store)]).toEqual(['scarce 1', 'scarce 1']);
    ok(await ordered(shop.client(), store, 'pickup'));
    expect([await stateOf(van), await stateOf(store)]).toEqual(['full', 'full']);
    await put(late, 'juice', 20);
    ok(await late.post('/api/carts/distribution-address', addresses.vienna));
    const refused = await late.post('/api/carts/distribution-time-slot', { id: van });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: '023' } });
    ok(await client.post(`/api/orders/${first.orderNumber ?? ''}/cancel`));
    expect([await stateOf(van), await stateOf(store)]).toEqual(['scarce 1', 'scarce 1']);
  });

  it('R1 CART-72 accepts no more from concurrent orders in several time slots', async () => {
    const { van, store } = of('20261126');
    const rivals = Array.from({ length: 8 }, (_, at) => ({
      client: shop.client(),
      where: at % 2 === 0 ? ('vienna' as const) : ('pickup' as const),
    }));
    const carts: Cart[] = [];
    for (const { client, where } of rivals)
      carts.push(await ready(client, where === 'vienna' ? van : store, where));
    const answers = await Promise.all(
      rivals.map(({ client, where }, at) => place(client, carts[at] as Cart, where)),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ordered' : body.errorCode));
    expect(codes.sort()).toEqual([...(Array(6).fill('023') as string[]), 'ordered', 'ordered']);
  });

  it('keeps promised places when its rules are reduced, and accepts more when they are raised', async () => {
    const { van, store } = of('20261127');
    ok(await ordered(shop.client(), van, 'vienna'));
    ok(await ordered(shop.client(), store, 'pickup'));
    await plan(1);
    expect([await stateOf(van), await stateOf(store)]).toEqual(['full', 'full']);
    await plan(3);
    expect([await stateOf(van), await stateOf(store)]).toEqual(['scarce 1', 'scarce 1']);
  });

  it('is one of the shop’s', () => {
    const rules = { ...base, pickingUnits: [{ id: 'another', capacity: 2 }] };
    expect(z.safeParse(TimeSlotRules, rules).success).toBe(false);
  });
});
