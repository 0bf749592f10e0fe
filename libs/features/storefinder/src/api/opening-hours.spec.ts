import type { SpecialDay } from '@larder/contracts/stores';
import { aStore } from '../testing/stores.js';
import { hoursOn, localTime, statusOf } from './opening-hours.js';

const store = aStore();
const christmas: SpecialDay = { date: '2026-12-25', name: 'Christmas', hours: [] };
const eve: SpecialDay = {
  date: '2026-12-24',
  name: 'Christmas Eve',
  hours: [{ opens: '07:15', closes: '14:00' }],
};
const statusAt = (moment: string, parts = {}, days: readonly SpecialDay[] = [christmas, eve]) =>
  statusOf({ ...store, ...parts }, days, Date.parse(moment), 'Europe/Vienna');

describe('whether a store is open', () => {
  // 24 November 2026 is a Tuesday; Vienna is an hour ahead of UTC then.
  it.each([
    ['2026-11-24T06:14:59Z', { kind: 'closed', opens: { date: '2026-11-24', time: '07:15' } }],
    ['2026-11-24T06:15:00Z', { kind: 'open', closes: '19:45' }],
    ['2026-11-24T18:44:59Z', { kind: 'open', closes: '19:45' }],
    ['2026-11-24T18:45:00Z', { kind: 'closed', opens: { date: '2026-11-25', time: '07:15' } }],
    ['2026-11-28T18:00:00Z', { kind: 'closed', opens: { date: '2026-11-30', time: '07:15' } }],
    ['2026-11-29T10:00:00Z', { kind: 'closed', opens: { date: '2026-11-30', time: '07:15' } }],
    ['2026-12-24T13:30:00Z', { kind: 'closed', opens: { date: '2026-12-26', time: '07:15' } }],
    ['2026-12-25T10:00:00Z', { kind: 'closed', opens: { date: '2026-12-26', time: '07:15' } }],
    ['2026-07-07T05:30:00Z', { kind: 'open', closes: '19:45' }],
  ])('STORE-03 at %s is %j', (moment, status) => {
    expect(statusAt(moment)).toEqual(status);
  });

  it('STORE-03 uses the store’s time zone', () => {
    expect(statusAt('2026-11-24T06:30:00Z', { timeZone: 'Europe/London' })).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-24', time: '07:15' },
    });
    expect(localTime(Date.parse('2026-11-24T23:30:00Z'), 'Europe/Vienna')).toEqual({
      date: '2026-11-25',
      time: '00:30',
    });
  });

  it('knows hours that go over midnight', () => {
    const openingHours = [{ weekday: 2, opens: '18:00', closes: '02:00' }];
    expect(statusAt('2026-11-24T22:00:00Z', { openingHours }).kind).toBe('open');
    expect(statusAt('2026-11-25T00:30:00Z', { openingHours })).toEqual({
      kind: 'open',
      closes: '02:00',
    });
    expect(statusAt('2026-11-25T01:00:00Z', { openingHours }).kind).toBe('closed');
  });

  it('supports 24 hours, a break, and hours in any order', () => {
    const always = [{ weekday: 2, opens: '00:00', closes: '00:00' }];
    expect(statusAt('2026-11-24T10:00:00Z', { openingHours: always })).toEqual({
      kind: 'open',
      closes: '00:00',
    });
    const openingHours = [
      { weekday: 2, opens: '14:00', closes: '18:00' },
      { weekday: 2, opens: '08:00', closes: '12:00' },
    ];
    expect(hoursOn({ ...store, openingHours }, '2026-11-24', []).map(({ opens }) => opens)).toEqual(
      ['08:00', '14:00'],
    );
    expect(statusAt('2026-11-24T11:30:00Z', { openingHours })).toEqual({
      kind: 'closed',
      opens: { date: '2026-11-24', time: '14:00' },
    });
    // Behind the last hour of its only day it opens in a week.
    expect(statusAt('2026-11-24T20:00:00Z', { openingHours })).toEqual({
      kind: 'closed',
      opens: { date: '2026-12-01', time: '08:00' },
    });
    const night = [{ weekday: 2, opens: '18:00', closes: '18:00' }];
    expect(statusAt('2026-11-25T10:00:00Z', { openingHours: night })).toEqual({
      kind: 'open',
      closes: '18:00',
    });
  });

  it('lets a day of one store go before that of all, and opens no closed weekday on a holiday', () => {
    const own = { ...christmas, storeIds: ['north'], hours: [{ opens: '08:00', closes: '12:00' }] };
    expect(hoursOn(store, '2026-12-25', [christmas, own])).toEqual(own.hours);
    expect(hoursOn({ ...store, storeId: 'x' }, '2026-12-25', [christmas, own])).toEqual([]);
    const sunday = { ...eve, date: '2026-11-29' };
    expect(hoursOn(store, '2026-11-29', [sunday])).toEqual([]);
  });

  it('shows no time for a store that is permanently closed, or never open', () => {
    expect(statusAt('2026-11-24T10:00:00Z', { closed: true })).toEqual({ kind: 'gone' });
    expect(statusAt('2026-11-24T10:00:00Z', { openingHours: [] })).toEqual({ kind: 'closed' });
  });
});
