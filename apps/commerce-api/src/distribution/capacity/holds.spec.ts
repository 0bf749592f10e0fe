import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import { releaseExpiredHolds } from '../../ordering/release-expired-holds.js';
import type { TestClient } from '../../testing/test-client.js';
import { choose, createHoldShop, minute, timeSlotFindings } from './testing/hold-shop.js';

const { shop, setMinutes, setCapacity, counts, shopper } = createHoldShop();

const extend = (client: TestClient) =>
  client.post<Cart & ApiError>('/api/carts/distribution-time-slot/extension');
const errorsOf = async (client: TestClient) =>
  ok(await client.get<CartValidation>('/api/carts/validation')).errors.map(({ code }) => code);

describe('a chosen time slot', () => {
  it('SLOT-06 is held for the cart for the shop’s minutes, and its place with it', async () => {
    const before = await counts(testTimeSlots.evening);
    const { distributionWindow } = ok(await choose(await shopper(), testTimeSlots.evening));
    expect(distributionWindow).toMatchObject({
      heldUntil: '2026-11-24T08:30:00.000Z',
      extensionsLeft: 2,
    });
    expect(await counts(testTimeSlots.evening)).toEqual({ ...before, held: 1 });
  });

  it('SLOT-17 has one place less for others, but not for its holder', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const client = await shopper();
    const other = await shopper();
    ok(await choose(client, id));
    const stateFor = async (one: TestClient) => {
      const query = 'distributionType=DELIVERY&appointableId=W1';
      const list = ok(await one.get<TimeSlot[]>(`/api/capacity/window?${query}`));
      return list.find((timeSlot) => timeSlot.id === id)?.state;
    };
    expect([await stateFor(client), await stateFor(other)]).toEqual(['scarce', 'full']);
    expect(await choose(other, id)).toMatchObject({ status: 409, body: { errorCode: '023' } });
    expect(await errorsOf(client)).not.toContain('023');
  });

  it('SLOT-06 is held once per cart: another time slot or address replaces it', async () => {
    const client = await shopper();
    ok(await choose(client, testTimeSlots.noon));
    ok(await choose(client, testTimeSlots.evening));
    expect([
      (await counts(testTimeSlots.noon))?.held,
      (await counts(testTimeSlots.evening))?.held,
    ]).toEqual([0, 1]);
    ok(await client.post('/api/carts/distribution-address', addresses.graz));
    expect((await counts(testTimeSlots.evening))?.held).toBe(0);
  });

  it('SLOT-06 is kept when another one is not available', async () => {
    const client = await shopper();
    const other = await shopper();
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    ok(await choose(other, id));
    ok(await choose(client, testTimeSlots.evening));
    expect((await choose(client, id)).body.errorCode).toBe('023');
    const cart = ok(await client.get<Cart>('/api/carts'));
    expect(cart.distributionWindow?.id).toBe(testTimeSlots.evening);
    expect((await counts(testTimeSlots.evening))?.held).toBe(1);
  });

  it('SLOT-06 is not held for longer by choosing it again', async () => {
    const client = await shopper();
    ok(await choose(client, testTimeSlots.evening));
    shop().clock.advance(10 * minute);
    const { distributionWindow } = ok(await choose(client, testTimeSlots.evening));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T08:30:00.000Z');
  });

  it('SLOT-06 is not held beyond the time until which orders are taken', async () => {
    shop().clock.set('2026-11-24T14:50:00+01:00');
    const { distributionWindow } = ok(await choose(await shopper(), 'd-W1-20261124-1800'));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T14:00:00.000Z');
  });

  it('SLOT-06 takes no capacity in a shop without holds', async () => {
    await setMinutes(0);
    const { distributionWindow } = ok(await choose(await shopper(), testTimeSlots.evening));
    expect(distributionWindow).not.toHaveProperty('heldUntil');
    expect((await counts(testTimeSlots.evening))?.held).toBe(0);
    await setMinutes(30);
  });
});

describe('the duration of a hold', () => {
  it('SLOT-06 is made longer by the shopper, twice', async () => {
    const client = await shopper();
    ok(await choose(client, testTimeSlots.evening));
    shop().clock.advance(20 * minute);
    const first = ok(await extend(client)).distributionWindow;
    expect(first).toMatchObject({ heldUntil: '2026-11-24T08:50:00.000Z', extensionsLeft: 1 });
    ok(await extend(client));
    expect(await extend(client)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
  });

  it('SLOT-16 CART-79 ends: the place is released, and the cart reports 141 until a time slot is chosen', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const client = await shopper();
    const other = await shopper();
    ok(await choose(client, id));
    expect(await errorsOf(client)).not.toContain('141');
    shop().clock.advance(30 * minute);
    expect(await errorsOf(client)).toContain('141');
    expect((await extend(client)).body.errorCode).toBe('141');
    // No job had to run before.
    ok(await choose(other, id));
    expect(await errorsOf(client)).toContain('023');
    ok(await choose(client, testTimeSlots.noon));
    expect(await errorsOf(client)).not.toEqual(expect.arrayContaining(['023']));
    expect(await counts(id)).toMatchObject({ held: 1 });
  });

  it('SLOT-16 the same time slot can be chosen again while it has a place', async () => {
    const client = await shopper();
    ok(await choose(client, testTimeSlots.evening));
    shop().clock.advance(45 * minute);
    await releaseExpiredHolds(shop().db, shop().clock.now());
    expect((await counts(testTimeSlots.evening))?.held).toBe(0);
    expect(await timeSlotFindings(client)).toEqual([expect.objectContaining({ isFree: true })]);
    const { distributionWindow } = ok(await choose(client, testTimeSlots.evening));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T09:15:00.000Z');
    // Its cut-off has passed: it cannot be chosen again.
    shop().clock.set('2026-11-27T09:00:00+01:00');
    expect(await timeSlotFindings(client)).toEqual([expect.not.objectContaining({ isFree: true })]);
  });

  it('CART-79 an order is rejected after its expiry, unless it was in progress', async () => {
    const client = shop().client();
    await fillCart(client, { window: testTimeSlots.evening });
    shop().clock.advance(29 * minute);
    const cart = await finalizeCart(client);
    shop().clock.advance(2 * minute);
    expect((await checkout(client, cart, { key: 'under-way-order' })).status).toBe(200);
    const late = shop().client();
    await fillCart(late);
    shop().clock.advance(31 * minute);
    expect((await late.post<ApiError>('/api/carts/finalize')).body.fields).toHaveProperty('141');
  });
});
