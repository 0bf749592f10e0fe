import type { CheckoutStore } from '@larder/contracts/distribution';
import type { MapOutline, SpecialDay } from '@larder/contracts/stores';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { testClock } from '../../testing/test-clock.js';
import { daysOf } from './holiday-rules.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ clock: testClock('2026-12-01T10:00:00Z') });
});
afterAll(() => shop.close());

describe('stores', () => {
  it('STORE-02 STORE-03 are found one by one with address and opening hours', async () => {
    const { body } = await shop.client().get<CheckoutStore>('/api/stores/wien-laubenweg');
    expect(body).toMatchObject({ name: 'Alpha Laubenweg', postalCode: '1010', city: 'Wien' });
    expect(body.openingHours).toHaveLength(6);
    expect((await shop.client().get('/api/stores/nowhere')).status).toBe(404);
  });

  it('STORE-03 are closed or open otherwise on special days, the shopper’s language first', async () => {
    const days = async (locale: string) =>
      (await shop.client({ locale }).get<SpecialDay[]>('/api/special-days')).body;
    expect(await days('de-AT')).toEqual([
      { date: '2026-12-25', name: 'Christtag', hours: [] },
      {
        date: '2026-12-25',
        name: 'Christtag',
        storeIds: ['graz-sonnenmarkt'],
        hours: [{ opens: '09:00', closes: '12:00' }],
      },
    ]);
    expect((await days('en'))[0]?.name).toBe('Christmas Day');
  });

  it('lists the coming days, unaffected by earlier requests', async () => {
    const { body, headers } = await shop.client().get('/api/special-days');
    expect([(body as SpecialDay[]).length, headers['cache-control']]).toEqual([2, 'no-store']);
    shop.clock.set('2027-03-01T10:00:00Z');
    const later = (await shop.client().get<SpecialDay[]>('/api/special-days')).body;
    expect(later.map(({ date }) => date)).toEqual(['2027-03-29']);
  });

  it('have a map of outlines: the land and where the shop delivers', async () => {
    const { body } = await shop.client().get<MapOutline[]>('/api/map-outlines');
    expect(body.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Alpenland land',
      'Wien area',
      'Graz area',
    ]);
  });
});

describe('days of a rule', () => {
  it.each([
    [{ month: 1, day: 1 }, ['2027-01-01']],
    [{ month: 11, day: 30 }, ['2026-11-30']],
    [{ month: 6, day: 1 }, []],
    [{ easter: 1 }, []],
  ])('%j are %j over the turn of the year', (rule, days) => {
    expect(daysOf(rule, '2026-11-30', '2027-01-31')).toEqual(days);
  });
});
