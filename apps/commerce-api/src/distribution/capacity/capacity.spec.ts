import type { ApiError } from '@larder/contracts';
import type {
  AvailabilityResult,
  TimeSlot,
  EarliestTimeSlot,
} from '@larder/contracts/distribution';
import { ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import { generateTimeSlots } from './generate-time-slots.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const ofVienna = 'distributionType=DELIVERY&appointableId=W1';
const get = <Body>(url: string) => shop.client().get<Body>(url);
const book = (id: string, booked: number) =>
  shop.db.execute(`UPDATE windows SET booked = ${booked} WHERE tenant = 'alpha' AND id = '${id}'`);

describe('time slots', () => {
  it('SLOT-17 are listed by time, from those that can still be ordered for', async () => {
    const list = ok(await get<TimeSlot[]>(`/api/capacity/window?${ofVienna}`));
    expect(list[0]).toEqual({
      id: 'd-W1-20261124-1800',
      distributionType: 'DELIVERY',
      appointableId: 'W1',
      start: '2026-11-24T17:00:00.000Z',
      end: '2026-11-24T19:00:00.000Z',
      cutOff: '2026-11-24T14:00:00.000Z',
      serviceFee: 590,
      state: 'scarce',
      left: 3,
    });
    expect(list[1]).toMatchObject({ id: 'd-W1-20261125-1000', state: 'free', green: true });
    expect(list[1]).not.toHaveProperty('left');
    // Twelve days with two time slots each; today’s first one is past its cut-off.
    expect(list).toHaveLength(23);
    const starts = list.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort());
  });

  it('SLOT-17 show when they are scarce or full', async () => {
    await book('d-W1-20261127-1000', 4994);
    await book('d-W1-20261128-1000', 4995);
    await book('d-W1-20261127-1800', 3);
    const list = ok(await get<TimeSlot[]>(`/api/capacity/window?${ofVienna}`));
    const state = (id: string) => {
      const { state, left } = list.find((timeSlot) => timeSlot.id === id) ?? {};
      return [state, left];
    };
    expect(state('d-W1-20261127-1000')).toEqual(['free', undefined]);
    expect(state('d-W1-20261128-1000')).toEqual(['scarce', 5]);
    expect(state('d-W1-20261127-1800')).toEqual(['full', undefined]);
  });

  it('SLOT-05 SLOT-08 API-068 API-069 the earliest one has a place and an id', async () => {
    await book('d-W1-20261124-1800', 3);
    const address = 'streetName=Laubenweg&streetNumber=2&postalCode=1010&country=AT&city=Wien';
    const earliest = ok(
      await get<EarliestTimeSlot>(
        `/api/capacity/window/earliest?${ofVienna}&${address}&latitude=48.2&longitude=16.4`,
      ),
    );
    expect(earliest).toEqual({
      id: 'd-W1-20261125-1000',
      start: '2026-11-25T09:00:00.000Z',
      end: '2026-11-25T15:00:00.000Z',
      serviceFee: 190,
    });
  });

  it('SLOT-08 API-068 the earliest one of a store is found by the store’s id', async () => {
    const query = 'distributionType=CLICK_AND_COLLECT&appointableId=wien-markt';
    const earliest = ok(await get<EarliestTimeSlot>(`/api/capacity/window/earliest?${query}`));
    expect(earliest.id).toBe('c-wien-markt-20261125-0800');
  });

  it('CART-72 responds 023 when every place is taken', async () => {
    await shop.db.execute(
      `UPDATE windows SET booked = capacity WHERE tenant = 'alpha' AND appointable_id = 'graz-markt'`,
    );
    const query = 'distributionType=CLICK_AND_COLLECT&appointableId=graz-markt';
    expect(await get<ApiError>(`/api/capacity/window/earliest?${query}`)).toMatchObject({
      status: 409,
      body: { errorCode: '023' },
    });
  });

  it.each([
    'distributionType=DELIVERY&appointableId=X9',
    'distributionType=DELIVERY&appointableId=wien-markt',
    'distributionType=CLICK_AND_COLLECT&appointableId=linz-laden',
  ])('CART-77 responds 132 for %s', async (query) => {
    for (const path of ['window', 'window/earliest']) {
      const answer = await get<ApiError>(`/api/capacity/${path}?${query}`);
      expect(answer).toMatchObject({ status: 404, body: { errorCode: '132' } });
    }
  });

  it('SLOT-17 are topped up day by day and keep what is booked', async () => {
    await book('d-W1-20261207-1800', 2);
    await shop.db.execute(`UPDATE windows SET capacity = 2 WHERE id = 'd-W1-20261207-1800'`);
    shop.clock.set('2026-11-25T09:00:00+01:00');
    await generateTimeSlots(shop.db, shop.clock.now());
    const list = ok(await get<TimeSlot[]>(`/api/capacity/window?${ofVienna}`));
    expect(list.at(-1)?.id).toBe('d-W1-20261208-1800');
    expect(list.find(({ id }) => id === 'd-W1-20261207-1800')).toMatchObject({ left: 1 });
    shop.clock.set('2026-11-24T09:00:00+01:00');
  });
});

describe('availability', () => {
  const ask = <Body>(skus: string[], slot = '') =>
    shop.client().post<Body>(`/api/capacity${slot}`, { skus });

  it('API-070 SLOT-09 CAT-05 is returned per product, in the requested order', async () => {
    const slot = '?timeSlotId=d-W1-20261125-1000';
    expect(
      ok(await ask<AvailabilityResult[]>(['eggs', 'juice', 'nothing', 'wine', 'bread'], slot)),
    ).toEqual([
      { sku: 'eggs', available: false, availableAgainAt: '2026-11-27T06:00:00.000Z' },
      { sku: 'juice', available: true },
      { sku: 'nothing', available: false },
      { sku: 'wine', available: true },
      { sku: 'bread', available: false },
    ]);
  });

  it('API-070 CART-78 responds 140 for an unknown time slot', async () => {
    expect(await ask<ApiError>(['juice'], '?timeSlotId=nope')).toMatchObject({
      status: 404,
      body: { errorCode: '140' },
    });
  });

  it('API-070 works without a time slot', async () => {
    expect(ok(await ask(['juice']))).toEqual([{ sku: 'juice', available: true }]);
  });
});
