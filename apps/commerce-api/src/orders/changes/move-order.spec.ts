import type { ApiError } from '@larder/contracts';
import { ok, createTestShop, testTimeSlots } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { orderChangeCalls } from '../testing/order-change-calls.js';
import { bookedCount, mailsOf, placeOrder } from '../testing/place-test-order.js';

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

const { change, cancel, agreed } = orderChangeCalls(() => client);

describe('another time slot', () => {
  it('is taken as the old one is freed, at the total that was agreed to', async () => {
    const before = [
      await bookedCount(shop, testTimeSlots.noon),
      await bookedCount(shop, testTimeSlots.evening),
    ];
    const { orderNumber, cart } = await placeOrder(client);
    const { order, isDone } = await agreed(orderNumber, { windowId: testTimeSlots.evening });
    expect([isDone, order.distributionWindow.id]).toEqual([true, testTimeSlots.evening]);
    expect(order.priceInfo.total).toBe(cart.priceInfo.total + 590 - 190);
    expect(order.payments).toEqual([
      { methodKey: 'payment-at-the-door', amountPlanned: order.priceInfo.total },
    ]);
    const after = [
      await bookedCount(shop, testTimeSlots.noon),
      await bookedCount(shop, testTimeSlots.evening),
    ];
    expect(after).toEqual([before[0], (before[1] ?? 0) + 1]);
    const [, mail] = await mailsOf(shop, orderNumber);
    expect(mail?.attachments[0]?.text).toContain('DTSTART:20261125T170000Z');
    ok(await cancel(orderNumber));
  });

  it('CART-72 that is full is refused, and the order keeps its own', async () => {
    const id = 'd-W1-20261128-1800';
    const { orderNumber } = await placeOrder(client);
    await shop.db.execute(`UPDATE windows SET booked = capacity WHERE id = '${id}'`);
    const before = await bookedCount(shop, testTimeSlots.noon);
    const answer = await change<ApiError>(orderNumber, { windowId: id });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: '023' } });
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before);
  });

  it('CART-71 of another place, and CART-78 an unknown one, are rejected', async () => {
    const { orderNumber } = await placeOrder(client);
    const codes = [];
    for (const windowId of [testTimeSlots.graz, 'nothing'])
      codes.push((await change<ApiError>(orderNumber, { windowId })).body.errorCode);
    expect(codes).toEqual(['022', '140']);
  });

  it('R5 of two places that swap, and of many who want the last one, never loses a place', async () => {
    const id = 'd-W1-20261127-1800';
    const shoppers = Array.from({ length: 6 }, () => shop.client());
    const placed = [];
    for (const one of shoppers) placed.push(await placeOrder(one));
    const noon = await bookedCount(shop, testTimeSlots.noon);
    const total = (placed[0]?.cart.priceInfo.total ?? 0) + 590 - 190;
    const answers = await Promise.all(
      placed.map(({ orderNumber }, at) =>
        change(orderNumber, { windowId: id, expectedTotal: total }, shoppers[at]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect([await bookedCount(shop, id), await bookedCount(shop, testTimeSlots.noon)]).toEqual([
      3,
      noon - 3,
    ]);
  });
});
