import type { TimeSlot } from '@larder/contracts/distribution';
import {
  addresses,
  checkout,
  createTestShop,
  fillCart,
  finalizeCart,
  ok,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

async function order(key: string): Promise<void> {
  const client = shop.client();
  await fillCart(client, { window: testTimeSlots.evening });
  ok(await checkout(client, await finalizeCart(client), { key }));
}

async function isGreen(postalCode?: string): Promise<boolean> {
  const place = 'distributionType=DELIVERY&appointableId=W1';
  const query = postalCode === undefined ? place : `${place}&postalCode=${postalCode}`;
  const list = ok(await shop.client().get<TimeSlot[]>(`/api/capacity/window?${query}`));
  return list.find(({ id }) => id === testTimeSlots.evening)?.green ?? false;
}

describe('a time slot in which the van drives there anyway', () => {
  it('SLOT-17 is one with two orders to the same postcode; one order tells of nobody', async () => {
    expect(await isGreen('1010')).toBe(false);
    await order('the-first-order');
    expect(await isGreen('1010')).toBe(false);
    await order('the-second-order');
    expect(await isGreen('1010')).toBe(true);
  });

  it('SLOT-17 is none for another postcode of the area, or for an unknown one', async () => {
    expect(await isGreen('1020')).toBe(false);
    expect(await isGreen()).toBe(false);
    expect(addresses.vienna.postalCode).toBe('1010');
  });

  it('SLOT-17 is none any longer once an order is cancelled', async () => {
    await shop.db.execute(
      `UPDATE orders SET status = 'CANCELLED' WHERE order_number =
         (SELECT max(order_number) FROM orders WHERE tenant = 'alpha')`,
    );
    expect(await isGreen('1010')).toBe(false);
  });
});
