import type { Texts } from './create-texts.js';

type Dates = Pick<Texts, 'date'>;

/** Instants, or times of the shop's clock such as `07:15`. */
interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** "18:30", "6:30 pm", "शाम 6:30": hour, minute, and the part of the day before or after them. */
const TIME = /^(\D*)(\d+)[:.](\d+)\s*(.*)$/u;

const CLOCK = /^\d\d:\d\d$/;

function partsOf({ date }: Dates, at: string) {
  const isClock = CLOCK.test(at);
  const instant = isClock ? `2024-01-01T${at}:00Z` : at;
  const zone = isClock ? { timeZone: 'UTC' } : {};
  const written = date(instant, { hour: 'numeric', minute: '2-digit', ...zone });
  const [, part = '', hour = '', minute = '', half = ''] = TIME.exec(written) ?? [];
  if (hour === '') return { part, time: written, half };
  // German has a word for the hour; a bare "18" would not be read as a time.
  const hasWord = /\D/.test(date(instant, { hour: 'numeric', hourCycle: 'h23', ...zone }));
  const isFull = minute === '00' && (part + half !== '' || hasWord);
  const time = isFull ? String(Number(hour)) : `${Number(hour)}:${minute}`;
  return { part, time, half: half && ` ${half}` };
}

/** A spoken hour: "18:30", "6 pm" where people count to twelve, "18 h" in French, "18:00" without a word. */
export function spokenHour(texts: Dates, at: string): string {
  const { part, time, half } = partsOf(texts, at);
  return part + time + half;
}

/** "18" and "20", "18:00" and "20:00", "7" and "10 am", "10 am" and "1 pm", "शाम 6" and "8". */
export function spokenHours(texts: Dates, { start, end }: TimeRange) {
  const from = partsOf(texts, start);
  const to = partsOf(texts, end);
  return {
    from: from.part + from.time + (from.half === to.half ? '' : from.half),
    to: (from.part === to.part ? '' : to.part) + to.time + to.half,
  };
}
