import type { ImportReport } from '../report.js';

/** Whether more than that percentage of all rows was refused. */
export function hasTooManyRefusals(
  { imported, updated, unchanged, refused }: ImportReport,
  maxPercent: number,
): boolean {
  const rows = imported + updated + unchanged + refused.length;
  return refused.length * 100 > rows * maxPercent;
}
