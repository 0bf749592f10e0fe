import { shared } from '../totals/benefit.js';
import type { Taxed } from '../totals/vat.js';

/**
 * Amounts after a discount, one for each rate in ascending order. The discount is distributed by rate
 * and not by line, so the tax does not depend on the order of the goods.
 */
export function discounted(amounts: readonly Taxed[], discount: number): Taxed[] {
  const byRate = new Map<number, number>();
  for (const { rate, gross } of amounts) byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
  const sums = [...byRate].sort(([a], [b]) => a - b);
  const parts = shared(
    discount,
    sums.map(([, gross]) => gross),
  );
  return sums.map(([rate, gross], at) => ({ rate, gross: gross - (parts[at] ?? 0) }));
}
