import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { anna, signedIn, signIn } from '../../customers/testing/people.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import { releaseExpiredHolds } from '../../ordering/release-expired-holds.js';
import {
  returnToShop,
  placeOrderAgain,
  orderOnline,
  payAtProvider,
} from '../../payments/testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { choose, createHoldShop, minute } from './testing/hold-shop.js';

const { shop, setCapacity, counts, shopper } = createHoldShop();

describe('an order', () => {
  it('SLOT-06 turns the hold of its cart into the booking', async () => {
    const client = shop().client();
    await fillCart(client, { window: testTimeSlots.evening });
    const before = await counts(testTimeSlots.evening);
    const cart = await finalizeCart(client);
    const { orderNumber } = ok(await checkout(client, cart, { key: 'hold-to-booking' }));
    expect(await counts(testTimeSlots.evening)).toEqual({
      booked: (before?.booked ?? 0) + 1,
      held: (before?.held ?? 0) - 1,
    });
    const placed = ok(
      await client.get<{ distributionWindow: object }>(`/api/orders/${orderNumber}`),
    );
    expect(placed.distributionWindow).not.toHaveProperty('heldUntil');
  });

  it('SLOT-06 a failed change keeps the hold', async () => {
    const client = shop().client();
    await fillCart(client, { window: testTimeSlots.evening });
    const before = await counts(testTimeSlots.evening);
    const cart = await finalizeCart(client);
    const refused = await checkout(client, cart, { key: 'refused-for-total', expectedTotal: 1 });
    expect(refused.status).toBe(409);
    expect(await counts(testTimeSlots.evening)).toEqual(before);
  });
});

it('R1 CART-72 fifty who choose the last places at once: three hold one, 47 times 023', async () => {
  const id = 'd-W1-20261203-1800';
  await setCapacity(id, 3);
  const rivals: TestClient[] = [];
  for (let index = 0; index < 50; index += 1) rivals.push(await shopper());
  const answers = await Promise.all(rivals.map((client) => choose(client, id)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'held' : body.errorCode));
  expect(codes.filter((code) => code === 'held')).toHaveLength(3);
  expect(codes.filter((code) => code === '023')).toHaveLength(47);
  // They expire at the same moment for all: again exactly three succeed.
  shop().clock.advance(31 * minute);
  const again = await Promise.all([
    ...rivals.map((client) => choose(client, id)),
    releaseExpiredHolds(shop().db, shop().clock.now()),
  ]);
  expect(again.filter((answer) => answer?.status === 200)).toHaveLength(3);
}, 120_000);

it('R1 fifty carts that swap two time slots end with one hold each, without a deadlock', async () => {
  const one = 'd-W1-20261202-1800';
  const two = 'd-W1-20261204-1800';
  await setCapacity(one, 60);
  await setCapacity(two, 60);
  const rivals: TestClient[] = [];
  for (let index = 0; index < 50; index += 1) rivals.push(await shopper());
  await Promise.all(rivals.map((client, at) => choose(client, at % 2 ? one : two)));
  const answers = await Promise.all(rivals.map((client, at) => choose(client, at % 2 ? two : one)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([(await counts(one))?.held, (await counts(two))?.held]).toEqual([25, 25]);
}, 120_000);

it('I1 a database constraint prevents overbooking a time slot', async () => {
  const id = 'd-W1-20261127-1800';
  ok(await choose(await shopper(), id));
  await expect(setCapacity(id, 0)).rejects.toThrow();
  await setCapacity(id, ((await counts(id))?.booked ?? 0) + 1);
  await expect(
    shop().db.execute(sql`UPDATE windows SET booked = booked + 1 WHERE id = ${id}`),
  ).rejects.toThrow();
});

describe('after a failed payment', () => {
  it('R7 SLOT-06 the place is held again for the cart, which can be paid again', async () => {
    const client = shop().client();
    const pending = await orderOnline(client, { window: testTimeSlots.evening });
    expect(await counts(testTimeSlots.evening)).toMatchObject({ held: 0 });
    const { booked = 0 } = (await counts(testTimeSlots.evening)) ?? {};
    shop().clock.advance(20 * minute);
    await payAtProvider(shop(), client, pending, 'decline');
    await returnToShop(shop(), client, pending);
    expect(await counts(testTimeSlots.evening)).toEqual({ booked: booked - 1, held: 1 });
    const cart = ok(await client.get<Cart>('/api/carts'));
    expect(cart.distributionWindow?.heldUntil).toBe('2026-11-24T08:50:00.000Z');
    const again = await placeOrderAgain(client);
    expect(await counts(testTimeSlots.evening)).toEqual({ booked, held: 0 });
    await payAtProvider(shop(), client, again);
    await returnToShop(shop(), client, again);
  });
});

it('CART-47 SLOT-06 a guest’s hold moves into the cart of the customer', async () => {
  const client = await signedIn(shop(), { ...anna, email: 'holds@x.example' });
  await put(client, 'rice', 1);
  await client.post('/api/auth/logout');
  const guest = await fillCart(client, { window: testTimeSlots.evening });
  await signIn(client, 'holds@x.example');
  const merged = ok(await client.post<Cart>(`/api/carts/merge/${guest.id}`));
  expect(merged.distributionWindow).toEqual(guest.distributionWindow);
  expect((await counts(testTimeSlots.evening))?.held).toBe(1);
});
