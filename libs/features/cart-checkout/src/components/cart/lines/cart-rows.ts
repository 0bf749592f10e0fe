import type { CartSort, ProductLineItem } from '@larder/contracts/cart';
import type { WantedQuantities } from '../../../state/quantities.js';

/** A line that was taken out, with the place at which it stood. */
export interface RemovedLine {
  readonly line: ProductLineItem;
  readonly index: number;
}

export interface CartRow {
  readonly line: ProductLineItem;
  /** Taken out a moment ago; the row offers to put it back. */
  readonly isRemoved: boolean;
}

/** Rows of the cart page: its lines, and those taken out since the page was opened in their old place. */
export function cartRows(
  lines: readonly ProductLineItem[],
  removed: readonly RemovedLine[],
  wanted: WantedQuantities,
): readonly CartRow[] {
  const isThere = ({ product }: ProductLineItem) => wanted[product.sku] !== 0;
  const rows: CartRow[] = lines.filter(isThere).map((line) => ({ line, isRemoved: false }));
  const shown = new Set(rows.map(({ line }) => line.product.sku));
  for (const { line, index } of removed)
    if (!shown.has(line.product.sku)) rows.splice(index, 0, { line, isRemoved: true });
  return rows;
}

export interface CartGroup {
  /** Undefined where the order is not by category. */
  readonly department: string | undefined;
  readonly rows: readonly CartRow[];
}

const departmentOf = ({ product }: ProductLineItem): string =>
  (product.parentCategories[0] ?? product.category).name;

/** Rows under the names of their departments, if they are sorted by category; otherwise one group. */
export function cartGroups(rows: readonly CartRow[], sort: CartSort): readonly CartGroup[] {
  if (sort !== 'category') return [{ department: undefined, rows }];
  const groups = new Map<string, CartRow[]>();
  for (const row of rows) {
    const department = departmentOf(row.line);
    groups.set(department, [...(groups.get(department) ?? []), row]);
  }
  return [...groups].map(([department, own]) => ({ department, rows: own }));
}
