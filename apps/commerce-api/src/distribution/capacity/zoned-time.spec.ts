import { addDays, instantAt, localDate, weekdayOf } from './zoned-time.js';

const vienna = 'Europe/Vienna';

describe('wall time', () => {
  it.each([
    ['winter', '2026-11-24', '18:00', '2026-11-24T17:00:00.000Z'],
    ['summer', '2026-07-01', '18:00', '2026-07-01T16:00:00.000Z'],
    ['morning after the change to summer time', '2026-03-29', '08:00', '2026-03-29T06:00:00.000Z'],
    ['morning after the change to winter time', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['first of an hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['midnight', '2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
  ])('SLOT-05 finds the instant in %s', (_, date, time, instant) => {
    expect(instantAt(date, time, vienna).toISOString()).toBe(instant);
  });

  it('SLOT-05 works on the other side of the world', () => {
    expect(instantAt('2026-01-15', '08:00', 'Pacific/Auckland').toISOString()).toBe(
      '2026-01-14T19:00:00.000Z',
    );
    expect(instantAt('2026-01-15', '08:00', 'America/St_Johns').toISOString()).toBe(
      '2026-01-15T11:30:00.000Z',
    );
  });

  it.each([
    ['2026-02-30', '08:00'],
    ['2026-02-28', '24:01'],
  ])('SLOT-05 refuses %s %s, which no clock shows', (date, time) => {
    expect(() => instantAt(date, time, vienna)).toThrow(RangeError);
  });

  it('SLOT-05 knows the local day around midnight', () => {
    expect(localDate(new Date('2026-11-23T22:59:59Z'), vienna)).toBe('2026-11-23');
    expect(localDate(new Date('2026-11-23T23:00:00Z'), vienna)).toBe('2026-11-24');
  });

  it('SLOT-05 counts days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-29')).toBe(7);
  });
});
