import type { CartLine } from '../state.js';

type Line = Pick<CartLine, 'sku' | 'quantity' | 'goods'>;

/** What changes in a cart when another's lines come to it: sums, at most what can be ordered (CART-47). */
export function mergedLines(
  own: readonly Line[],
  others: readonly Line[],
): { readonly sku: string; readonly quantity: number }[] {
  const known = new Map(own.map(({ sku, quantity }) => [sku, quantity]));
  return others.map(({ sku, quantity, goods: { product } }) => {
    const sum = (known.get(sku) ?? 0) + quantity;
    const most = Math.max(product.maxQuantity, known.get(sku) ?? 0, quantity);
    return { sku, quantity: Math.min(sum, most) };
  });
}
