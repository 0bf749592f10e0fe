import type { OpeningHours } from '@larder/contracts/distribution';
import { formatHours, type Texts } from '@larder/platform';

/** A Monday at noon, wherever the shop is. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 24 * 3_600_000;

/** Opening hours in as few rows as they need: "Mo.–Fr. 7:30–20:00", "Sa. 7:30–18:00". */
export function hoursRows(
  all: readonly OpeningHours[],
  texts: Pick<Texts, 'date'>,
): readonly { readonly days: string; readonly times: string }[] {
  const nameOf = (weekday: number) =>
    texts.date(new Date(MONDAY + (weekday - 1) * DAY).toISOString(), {
      weekday: 'short',
      timeZone: 'UTC',
    });
  const rows: { from: number; to: number; times: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const times = formatHours(
      texts,
      all.filter((one) => one.weekday === weekday),
    );
    const last = rows.at(-1);
    if (times === '') continue;
    if (last && last.to === weekday - 1 && last.times === times) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, times });
  }
  return rows.map(({ from, to, times }) => ({
    days: from === to ? nameOf(from) : `${nameOf(from)}–${nameOf(to)}`,
    times,
  }));
}
