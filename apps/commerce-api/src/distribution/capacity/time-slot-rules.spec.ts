import * as z from 'zod/mini';
import { planTimeSlots, TimeSlotRules } from './time-slot-rules.js';

const evening = {
  distributionType: 'DELIVERY',
  appointableId: 'W1',
  weekdays: [1, 2, 3, 4, 5],
  start: '18:00',
  end: '20:00',
  capacity: 3,
  serviceFee: 590,
  cutOffMinutes: 180,
};
const rulesOf = (...rules: unknown[]): TimeSlotRules =>
  z.parse(TimeSlotRules, { horizonDays: 14, timeZone: 'Europe/Vienna', rules });

describe('planned time slots', () => {
  const timeSlots = planTimeSlots(rulesOf(evening), new Date('2026-11-23T09:00:00+01:00'));

  it('SLOT-17 fill two weeks on the weekdays of the rule', () => {
    expect(timeSlots).toHaveLength(10);
    expect(timeSlots.at(-1)?.id).toBe('d-W1-20261204-1800');
  });

  it('SLOT-05 carry an id, their time, cut-off and fee', () => {
    expect(timeSlots[0]).toEqual({
      id: 'd-W1-20261123-1800',
      distributionType: 'DELIVERY',
      appointableId: 'W1',
      startsAt: new Date('2026-11-23T17:00:00Z'),
      endsAt: new Date('2026-11-23T19:00:00Z'),
      cutOff: new Date('2026-11-23T14:00:00Z'),
      capacity: 3,
      serviceFee: 590,
      green: false,
      pickingUnitId: null,
    });
  });

  it('SLOT-17 keep their wall time over the change of the clocks, and distinct ids', () => {
    const daily = { ...evening, weekdays: [1, 2, 3, 4, 5, 6, 7], cutOffMinutes: 0 };
    const october = planTimeSlots(rulesOf(daily), new Date('2026-10-20T12:00:00Z'));
    const hours = october.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));
    expect(hours.slice(0, 5)).toEqual(['16:00', '16:00', '16:00', '16:00', '16:00']);
    expect(new Set(hours.slice(5))).toEqual(new Set(['17:00']));
    expect(new Set(october.map(({ id }) => id)).size).toBe(14);
  });

  it('SLOT-17 may last over midnight', () => {
    const night = planTimeSlots(
      rulesOf({ ...evening, start: '22:00', end: '00:30' }),
      new Date('2026-11-23T09:00:00+01:00'),
    );
    expect(night[0]?.endsAt).toEqual(new Date('2026-11-23T23:30:00Z'));
  });

  it('SLOT-17 are the same when they are planned again', () => {
    const again = planTimeSlots(rulesOf(evening), new Date('2026-11-23T23:00:00+01:00'));
    expect(again).toEqual(timeSlots);
  });
});
