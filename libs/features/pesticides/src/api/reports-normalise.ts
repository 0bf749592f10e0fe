import type { ResidueReport } from '@larder/contracts/pesticides';
import type { Texts } from '@larder/platform';

/** Reports of one month, in their order. */
export interface MonthGroup {
  /** `2026-11`. */
  readonly month: string;
  readonly reports: readonly ResidueReport[];
}

export function groupedByMonth(reports: readonly ResidueReport[]): readonly MonthGroup[] {
  const groups = new Map<string, ResidueReport[]>();
  for (const report of reports) {
    const month = report.sampledOn.slice(0, 7);
    const group = groups.get(month) ?? [];
    groups.set(month, group);
    group.push(report);
  }
  return [...groups].map(([month, own]) => ({ month, reports: own }));
}

/** "November 2026". A month has no time zone: it is formatted as it is. */
export function monthName(month: string, { date }: Pick<Texts, 'date'>): string {
  return date(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** "Nov. 2026" or "November 2026"; a year is its number. */
export function periodName(
  period: string,
  { date }: Pick<Texts, 'date'>,
  month: 'short' | 'long',
): string {
  if (period.length === 4) return period;
  // Bars are narrow: the year of their months is in the table.
  const year = month === 'long' ? ({ year: 'numeric' } as const) : {};
  return date(`${period}-15T12:00:00Z`, { month, ...year, timeZone: 'UTC' });
}

export function dayName(day: string, { date }: Pick<Texts, 'date'>): string {
  return date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
