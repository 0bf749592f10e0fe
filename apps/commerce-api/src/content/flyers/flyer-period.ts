import type { Flyer, FlyerSource } from '@larder/contracts/content';
import { WEEKDAYS } from '@larder/contracts/content/schemas';
import { addDays, weekdayOf } from '../../distribution/capacity/zoned-time.js';

type Period = Pick<Flyer, 'validFrom' | 'validTo' | 'state'>;

/** First and last day of a flyer, and whether `today` is one of its days; days as `2026-11-24`. */
export function flyerPeriod(source: FlyerSource, today: string): Period {
  const { weeklyFrom, validFrom = today, validTo = today } = source;
  if (weeklyFrom !== undefined) {
    const since = (weekdayOf(today) - WEEKDAYS.indexOf(weeklyFrom) + 7) % 7;
    const first = addDays(today, -since);
    return { validFrom: first, validTo: addDays(first, 6), state: 'current' };
  }
  const state = today < validFrom ? 'upcoming' : today > validTo ? 'ended' : 'current';
  return { validFrom, validTo, state };
}
