import type { ApiError } from '@larder/contracts';
import type { Product } from '@larder/contracts/catalogue';
import type { OfficeProduct, OfficeSlot, TodayFigures } from '@larder/office-contract';
import { sql } from 'drizzle-orm';
import { saveTimeSlots } from '../../../distribution/capacity/save-time-slots.js';
import { createTestShop, ok, testTimeSlots } from '../../../ordering/testing/test-shop.js';
import { placeOrder } from '../../../orders/testing/place-test-order.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';

let shop: TestApp;
let manager: OfficePerson;
beforeAll(async () => {
  shop = await createTestShop();
  manager = await signInAs(shop, 'manager');
});
afterAll(() => shop.close());

const change = (body: object) => manager.put<OfficeProduct & ApiError>('products/juice', body);
const shown = async () => ok(await shop.client().get<Product>('/api/products/juice'));

describe('prices and stock', () => {
  it('change in the shop at once, and pages that show them are purged', async () => {
    const { priceRegular: seenPrice } = ok(await manager.get<OfficeProduct>('products/juice'));
    const body = { seenPrice, priceRegular: 149, availability: 'available' };
    expect(ok(await change(body))).toMatchObject({ priceRegular: 149 });
    expect((await shown()).price.regular.value).toBe(149);
    expect(shop.purged.flat()).toContain('getProduct:juice');
  });

  it('are not overwritten by a person who saw another price', async () => {
    const stale = { seenPrice: 99, priceRegular: 129, availability: 'available' };
    expect((await change(stale)).status).toBe(409);
  });

  it('keep the history that the lowest price of 30 days is read from', async () => {
    shop.clock.set('2026-11-24T10:00:00+01:00');
    const body = { seenPrice: 149, priceRegular: 189, availability: 'temporarilyUnavailable' };
    ok(await change(body));
    const history = await shop.db.execute<{ price: number }>(
      sql`SELECT price FROM product_prices WHERE tenant = 'alpha' AND sku = 'juice' ORDER BY since`,
    );
    expect(history.rows.map(({ price }) => price).slice(-2)).toEqual([149, 189]);
    expect((await shown()).availability).toBe('temporarilyUnavailable');
    ok(await change({ seenPrice: 189, priceRegular: 199, availability: 'available' }));
  });

  it.each([0, -1, 1.5, '199'])('refuse %p as a price', async (priceRegular) => {
    const body = { seenPrice: 199, priceRegular, availability: 'available' };
    expect((await change(body)).status).toBe(400);
  });

  it('are found by name and number', async () => {
    const found = ok(await manager.get<{ items: OfficeProduct[] }>('products?q=tomat'));
    expect(found.items.map(({ id }) => id)).toEqual(['tomatoes']);
  });
});

describe('time slots', () => {
  const path = `slots/${testTimeSlots.evening}`;

  it('get another capacity that planning keeps, but none below what is booked', async () => {
    await placeOrder(shop.client(), {}, { window: testTimeSlots.evening });
    expect((await manager.put(path, { capacity: 0 })).status).toBe(409);
    expect(ok(await manager.put<OfficeSlot>(path, { capacity: 1 }))).toMatchObject({
      capacity: 1,
      booked: 1,
    });
    const [planned] = (
      await shop.db.execute(sql`SELECT id, distribution_type AS "distributionType",
        appointable_id AS "appointableId", starts_at, ends_at, cut_off, service_fee, green
        FROM windows WHERE tenant = 'alpha' AND id = ${testTimeSlots.evening}`)
    ).rows as Record<string, string>[];
    const date = (name: string) => new Date(planned?.[name] ?? '');
    await saveTimeSlots(shop.db, 'alpha', [
      {
        id: testTimeSlots.evening,
        distributionType: 'DELIVERY',
        appointableId: 'W1',
        startsAt: date('starts_at'),
        endsAt: date('ends_at'),
        cutOff: date('cut_off'),
        capacity: 3,
        serviceFee: 590,
        green: false,
        pickingUnitId: null,
      },
    ]);
    const { items } = ok(await manager.get<{ items: OfficeSlot[] }>('slots?day=2026-11-25'));
    expect(items.find(({ id }) => id === testTimeSlots.evening)?.capacity).toBe(1);
  });
});

describe('the figures of the day', () => {
  it('count what was ordered today in cents, and what is to do', async () => {
    const before = ok(await manager.get<TodayFigures>('today'));
    const { cart } = await placeOrder(shop.client());
    const after = ok(await manager.get<TodayFigures>('today'));
    expect(after.day).toBe('2026-11-24');
    expect(after.orders).toBe(before.orders + 1);
    expect(after.revenue).toBe(before.revenue + cart.priceInfo.total);
  });
});
