import * as fc from 'fast-check';
import { instantAt, localDate, weekdayOf } from '../../distribution/capacity/zoned-time.js';
import { suggestedHighest } from './highest-total.js';
import { firstOccurrence, occurrenceAfter, type Rhythm, type ScheduleTerms } from './schedule.js';

const vienna: ScheduleTerms = {
  timeZone: 'Europe/Vienna',
  cutOffMinutes: 180,
  placeHours: 24,
  remindHours: 48,
};
const fridays: Rhythm = { weeks: 1, weekday: 5, from: '10:00' };
const tuesday = new Date('2026-11-24T09:00:00+01:00');

const rhythms = fc.record({
  weeks: fc.constantFrom(1, 2),
  weekday: fc.integer({ min: 1, max: 7 }),
  from: fc.constantFrom('00:00', '02:30', '08:00', '18:00', '23:30'),
});
const terms = fc.record({
  timeZone: fc.constantFrom('Europe/Vienna', 'Europe/London', 'Asia/Kolkata', 'America/New_York'),
  cutOffMinutes: fc.integer({ min: 0, max: 1440 }),
  placeHours: fc.integer({ min: 1, max: 120 }),
  remindHours: fc.integer({ min: 1, max: 240 }),
});
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the days of a standing order', () => {
  it('begin with the first one that can be ordered for in time', () => {
    expect(firstOccurrence(fridays, vienna, tuesday)).toEqual({
      date: '2026-11-27',
      placeAt: new Date('2026-11-26T07:00:00+01:00'),
      remindAt: new Date('2026-11-25T07:00:00+01:00'),
    });
    const late = new Date('2026-11-26T07:00:00+01:00');
    expect(firstOccurrence(fridays, vienna, late).date).toBe('2026-12-04');
  });

  it('keep the shop’s clock when summer time begins and ends', () => {
    const march = occurrenceAfter('2027-03-26', fridays, vienna, tuesday);
    expect(march.placeAt).toEqual(new Date('2027-04-01T07:00:00+02:00'));
    const autumn = occurrenceAfter('2026-10-23', fridays, vienna, new Date('2026-10-01T00:00:00Z'));
    expect(autumn.placeAt).toEqual(new Date('2026-10-29T07:00:00+01:00'));
  });

  it('are always the wished weekday, in time, and announced before they are placed', () => {
    fc.assert(
      fc.property(rhythms, terms, moments, (rhythm, of, now) => {
        const { date, placeAt, remindAt } = firstOccurrence(rhythm, of, now);
        expect(weekdayOf(date)).toBe(rhythm.weekday);
        expect(placeAt.getTime()).toBeGreaterThan(now.getTime());
        expect(remindAt.getTime()).toBeLessThanOrEqual(placeAt.getTime());
        const cutOff = instantAt(date, rhythm.from, of.timeZone).getTime() - of.cutOffMinutes * 6e4;
        expect(cutOff - placeAt.getTime()).toBe(of.placeHours * 3_600_000);
      }),
    );
  });

  it('leave out none that is still in time', () => {
    fc.assert(
      fc.property(rhythms, terms, moments, (rhythm, of, now) => {
        const { date } = firstOccurrence(rhythm, of, now);
        const weekBefore = new Date(Date.parse(date) - 7 * 86_400_000).toISOString().slice(0, 10);
        const start = instantAt(weekBefore, rhythm.from, of.timeZone).getTime();
        const isOver = start - of.cutOffMinutes * 6e4 - of.placeHours * 36e5 <= now.getTime();
        expect(isOver || weekBefore < localDate(now, of.timeZone)).toBe(true);
      }),
    );
  });

  it('follow each other by whole intervals, also after a long pause of the job', () => {
    fc.assert(
      fc.property(
        rhythms,
        terms,
        moments,
        fc.integer({ min: 0, max: 60 }),
        (rhythm, of, now, days) => {
          const { date } = firstOccurrence(rhythm, of, now);
          const later = new Date(now.getTime() + days * 86_400_000);
          const next = occurrenceAfter(date, rhythm, of, later);
          const passed = (Date.parse(next.date) - Date.parse(date)) / 86_400_000;
          expect(passed).toBeGreaterThan(0);
          expect(passed % (7 * rhythm.weeks)).toBe(0);
          expect(next.placeAt.getTime()).toBeGreaterThan(later.getTime());
        },
      ),
    );
  });
});

describe('the suggested highest total', () => {
  it('is in whole euros and leaves at least a tenth for prices that rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (total) => {
        const highest = suggestedHighest(total);
        expect(highest % 100).toBe(0);
        // Tenths of a cent: 1000 * 1.1 is more than 1100 in binary fractions.
        expect(highest * 10).toBeGreaterThanOrEqual(total * 11);
        expect(highest * 10).toBeLessThan(total * 11 + 1000);
      }),
    );
    expect(suggestedHighest(4170)).toBe(4600);
    expect(suggestedHighest(1000)).toBe(1100);
  });
});
