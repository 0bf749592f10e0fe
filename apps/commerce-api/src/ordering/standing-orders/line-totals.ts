import { lineTotal, priceFor } from '@larder/pricing';
import type { CartState } from '../../carts/state.js';
import type { StoredItem } from './tables.js';

/** Cents of each line at the prices of this moment, without deposit, by sku. */
export function lineTotals({ lines, customer }: CartState): ReadonlyMap<string, number> {
  return new Map(
    lines.map(({ sku, quantity, goods: { product } }) => [
      sku,
      lineTotal(product, quantity, priceFor(product, customer.isMember)),
    ]),
  );
}

/** The items with what they cost when the customer agreed. */
export function withLineTotals(items: readonly StoredItem[], cart: CartState): StoredItem[] {
  const totals = lineTotals(cart);
  return items.map((item) => ({ ...item, agreedTotal: totals.get(item.sku) }));
}

export interface DearerLine {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** What has become dearer since the customer agreed. */
export function dearerLines(items: readonly StoredItem[], cart: CartState): DearerLine[] {
  const totals = lineTotals(cart);
  return cart.lines.flatMap(({ sku, goods }) => {
    const before = items.find((item) => item.sku === sku)?.agreedTotal;
    const now = totals.get(sku);
    if (before === undefined || now === undefined || now <= before) return [];
    return [{ name: goods.product.name, before, now }];
  });
}
