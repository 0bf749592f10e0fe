import { errorCodes, type ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { CheckoutResult, Order, OrderChanged } from '@larder/contracts/checkout';
import type { TimeSlot } from '@larder/contracts/distribution';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { bookedCount, placeOrder } from '../testing/place-test-order.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

const cancel = (number: string) => client.post(`/api/orders/${number}/cancel`);

/** Moved to another time slot, at its new total. */
async function moved(number: string, windowId: string): Promise<Order> {
  const change = (body: object) =>
    client.post<OrderChanged>(`/api/orders/${number}/changes`, { windowId, ...body });
  const expectedTotal = ok(await change({})).order.priceInfo.total;
  return ok(await change({ expectedTotal })).order;
}

describe('an addition', () => {
  /** One juice, far below the minimum, ready to be ordered; returns the order that it adds to. */
  const readyAddition = async (): Promise<{ first: string; cart: Cart }> => {
    const { orderNumber: first } = await placeOrder(client);
    await fillCart(client);
    ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber: first }));
    await put(client, 'juice', 1);
    return { first, cart: await finalizeCart(client) };
  };
  const tooLittle = {
    status: 409,
    body: { errorCode: 'CART_INVALID', fields: { [errorCodes.minOrderValue]: expect.any(String) } },
  };
  const add = async (orderNumber: string) =>
    ok(await client.put<Cart>('/api/carts/mode', { mode: 'ADDON', orderNumber }));
  /** What is in the cart, ordered. */
  const ordered = async (key: string) =>
    ok(await checkout<CheckoutResult>(client, await finalizeCart(client), { key }));
  const fill = (id: string, booked: string) =>
    shop.db.execute(`UPDATE windows SET booked = ${booked} WHERE id = '${id}'`);
  const capacityOf = async (id: string) =>
    (
      await firstRow<{ capacity: number }>(
        shop.db,
        sql`SELECT capacity FROM windows WHERE tenant = 'alpha' AND id = ${id}`,
      )
    )?.capacity;
  const asItIs = () => client.get<CartValidation>('/api/carts/validation');

  it('CART-03 has the place, time slot and contact of its order', async () => {
    const { orderNumber } = await placeOrder(client, {}, { window: testTimeSlots.evening });
    await put(client, 'juice', 1);
    const added = ok(await client.put<Cart>('/api/carts/mode', { mode: 'ADDON', orderNumber }));
    const { distributionAddress, billingAddress } = ok(
      await client.get<Order>(`/api/orders/${orderNumber}`),
    );
    expect(added).toMatchObject({ distributionAddress, billingAddress });
    expect(added.distributionWindow?.id).toBe(testTimeSlots.evening);
    ok(await cancel(orderNumber));
  });

  it('CART-03 is delivered with its order: no second service fee, and no second place in a full time slot', async () => {
    const { orderNumber, cart } = await placeOrder(client);
    const before = await bookedCount(shop, testTimeSlots.noon);
    await put(client, 'juice', 1);
    await fill(testTimeSlots.noon, 'capacity');
    const added = await add(orderNumber);
    expect(added.distributionWindow?.id).toBe(testTimeSlots.noon);
    expect(added.distributionWindow).not.toHaveProperty('heldUntil');
    expect(added).not.toHaveProperty('freeOfChargeThreshold');
    const place = 'distributionType=DELIVERY&appointableId=W1';
    const offered = ok(await client.get<TimeSlot[]>(`/api/capacity/window?${place}`));
    const noon = offered.find(({ id }) => id === testTimeSlots.noon);
    expect(noon).toMatchObject({ state: 'scarce', left: 1, serviceFee: 0 });
    expect([cart.priceInfo.serviceFees, added.priceInfo.serviceFees]).toEqual([190, 0]);
    const { orderNumber: second = '' } = await ordered('comes-along');
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(await capacityOf(testTimeSlots.noon));
    await fill(testTimeSlots.noon, String(before));
    const own = ok(await client.get<Order>(`/api/orders/${second}`));
    expect(own.priceInfo).toMatchObject({ serviceFees: 0, total: 199 });
    ok(await cancel(second));
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before);
    ok(await cancel(orderNumber));
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before - 1);
  });

  it('CART-03 in another time slot is delivered and paid for separately', async () => {
    const { first } = await readyAddition();
    ok(await client.post('/api/carts/reset'));
    const later = ok(
      await client.post<Cart>('/api/carts/distribution-time-slot', { id: testTimeSlots.evening }),
    );
    expect(later.priceInfo.serviceFees).toBe(590);
    const before = await bookedCount(shop, testTimeSlots.evening);
    await ordered('by-itself');
    expect(await bookedCount(shop, testTimeSlots.evening)).toBe(before + 1);
    ok(await cancel(first));
    expect(await bookedCount(shop, testTimeSlots.evening)).toBe(before);
  });

  it('CART-29 that is detached keeps the time slot if one more place is left', async () => {
    const { orderNumber } = await placeOrder(client);
    await put(client, 'juice', 1);
    await add(orderNumber);
    const left = ok(await client.put<Cart>('/api/carts/mode', { mode: 'REGULAR' }));
    expect(left).not.toHaveProperty('orderNumber');
    expect([left.distributionWindow?.id, left.priceInfo.serviceFees]).toEqual([
      testTimeSlots.noon,
      190,
    ]);
    await add(orderNumber);
    const before = await bookedCount(shop, testTimeSlots.noon);
    await fill(testTimeSlots.noon, 'capacity');
    const none = ok(await client.put<Cart>('/api/carts/mode', { mode: 'REGULAR' }));
    await fill(testTimeSlots.noon, String(before));
    expect(none).not.toHaveProperty('distributionWindow');
    ok(await cancel(orderNumber));
  });

  it('CART-03 to an addition is added to the order itself', async () => {
    const { orderNumber: first } = await placeOrder(client);
    await put(client, 'juice', 1);
    await add(first);
    const { orderNumber: second = '' } = await ordered('second-of-three');
    await put(client, 'juice', 1);
    expect((await add(second)).orderNumber).toBe(first);
    ok(await cancel(first));
  });

  it('R5 moves with its order to another time slot, and takes its own place in a time slot of its own', async () => {
    const { orderNumber: first } = await placeOrder(client);
    await put(client, 'juice', 1);
    await add(first);
    const { orderNumber: second = '' } = await ordered('moved-along');
    const both = async () => [
      await bookedCount(shop, testTimeSlots.noon),
      await bookedCount(shop, testTimeSlots.evening),
    ];
    const [noon = 0, evening = 0] = await both();
    await moved(first, testTimeSlots.evening);
    expect(await both()).toEqual([noon - 1, evening + 1]);
    const { priceInfo } = await moved(second, testTimeSlots.noon);
    expect(priceInfo.serviceFees).toBe(190);
    expect(await both()).toEqual([noon, evening + 1]);
    ok(await cancel(second));
    ok(await cancel(first));
    expect(await both()).toEqual([noon - 1, evening]);
  });

  it('CART-57 CART-03 to an order that takes nothing more is a cart like any other, with its minimum', async () => {
    const { first } = await readyAddition();
    ok(await client.post('/api/carts/reset'));
    expect(ok(await asItIs())).toMatchObject({ cartDTO: { mode: 'ADDON' }, errors: [] });
    ok(await cancel(first));
    expect(await client.post('/api/carts/finalize')).toMatchObject(tooLittle);
    const { cartDTO } = ok(await asItIs());
    expect(cartDTO).toMatchObject({ mode: 'REGULAR' });
    expect(cartDTO).not.toHaveProperty('orderNumber');
  });

  it('CART-57 CART-03 is validated again when it is ordered', async () => {
    const { first, cart } = await readyAddition();
    ok(await cancel(first));
    const answer = await checkout<ApiError>(client, cart, { key: 'late-addition' });
    expect(answer).toMatchObject(tooLittle);
  });
});
