import type { ResidueTrend } from '@larder/contracts/pesticides';
import { asc, count, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import type { Choice } from './repository.js';
import { conditions, textOfReport } from './repository.js';
import { pesticideReports as reports, pesticideTexts as texts } from './tables.js';

/** Months that are shown one by one; more of them are counted by the year. */
export const MAX_TREND_MONTHS = 18;

/** How many samples of a product, or of all, had which light over time, the oldest first. */
export async function readTrend(
  scope: Scope,
  { product, sku }: Pick<Choice, 'product' | 'sku'>,
): Promise<ResidueTrend[]> {
  const month = sql<string>`to_char(${reports.sampledOn}, 'YYYY-MM')`;
  const found = await scope.db
    .select({ month: month.as('month'), light: reports.light, count: count() })
    .from(reports)
    .innerJoin(texts, textOfReport)
    .where(conditions(scope, { product, sku }))
    .groupBy(month, reports.light)
    .orderBy(asc(month));
  const isLong = new Set(found.map((one) => one.month)).size > MAX_TREND_MONTHS;
  const periods = new Map<string, ResidueTrend>();
  for (const one of found) {
    const period = isLong ? one.month.slice(0, 4) : one.month;
    const known = periods.get(period) ?? { period, green: 0, yellow: 0, red: 0 };
    periods.set(period, { ...known, [one.light]: known[one.light] + one.count });
  }
  return [...periods.values()];
}
