import {
  addDays,
  instantAt,
  localDate,
  weekdayOf,
} from '../../distribution/capacity/zoned-time.js';

/** On which days a standing order is delivered, and how early it has to be ordered. */
export interface Rhythm {
  /** 1 or 2. */
  readonly weeks: number;
  /** 1 is Monday. */
  readonly weekday: number;
  /** Start of the time slot on the shop's clock, such as `18:00`. */
  readonly from: string;
}

export interface ScheduleTerms {
  readonly timeZone: string;
  /** Minutes before the start until which the time slot takes orders. */
  readonly cutOffMinutes: number;
  /** Hours before the cut-off. */
  readonly placeHours: number;
  readonly remindHours: number;
}

export interface Occurrence {
  /** The day of the delivery or pickup, `2026-11-27`. */
  readonly date: string;
  /** When the order is placed; until then everything can be changed. */
  readonly placeAt: Date;
  readonly remindAt: Date;
}

const hourMs = 3_600_000;

function occurrenceOn(date: string, { from }: Rhythm, terms: ScheduleTerms): Occurrence {
  const cutOff = instantAt(date, from, terms.timeZone).getTime() - terms.cutOffMinutes * 60_000;
  const placeAt = new Date(cutOff - terms.placeHours * hourMs);
  const remindAt = new Date(Math.min(cutOff - terms.remindHours * hourMs, placeAt.getTime()));
  return { date, placeAt, remindAt };
}

/** The first day of a rhythm that can still be ordered for in time. */
export function firstOccurrence(rhythm: Rhythm, terms: ScheduleTerms, now: Date): Occurrence {
  const today = localDate(now, terms.timeZone);
  const wait = (rhythm.weekday - weekdayOf(today) + 7) % 7;
  return nextInTime(addDays(today, wait), { rhythm, terms, now, step: 7 });
}

/** The day after `date` in the same rhythm; days that are over by now are left out. */
export function occurrenceAfter(
  date: string,
  rhythm: Rhythm,
  terms: ScheduleTerms,
  now: Date,
): Occurrence {
  const step = 7 * rhythm.weeks;
  return nextInTime(addDays(date, step), { rhythm, terms, now, step });
}

interface Search {
  readonly rhythm: Rhythm;
  readonly terms: ScheduleTerms;
  readonly now: Date;
  /** Days from one candidate to the next. */
  readonly step: number;
}

function nextInTime(from: string, { rhythm, terms, now, step }: Search): Occurrence {
  let found = occurrenceOn(from, rhythm, terms);
  while (found.placeAt <= now) found = occurrenceOn(addDays(found.date, step), rhythm, terms);
  return found;
}
