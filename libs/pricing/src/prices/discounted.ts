import { shared } from '../totals/benefit.js';
import type { Taxed } from '../totals/vat.js';

/**
 * Amounts with a discount taken off, one for each rate in ascending order. It is shared by rate and not by
 * line: so what is taxed does not hang on the order in which the goods were put in.
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
