import type { CartSort, ProductLineItem } from '@larder/contracts/cart';
import { unitPrice } from '@larder/pricing';

type Compare = (a: ProductLineItem, b: ProductLineItem) => number;

/** Lines of a cart in the chosen order (CART-11…14); the cart itself is in the order of time. */
export function sortLines(
  lines: readonly ProductLineItem[],
  sort: CartSort,
  locale: string,
): readonly ProductLineItem[] {
  if (sort === 'chronologically') return lines;
  const { compare } = new Intl.Collator(locale);
  const byName: Compare = (a, b) => compare(a.product.name, b.product.name);
  const orders: Record<Exclude<CartSort, 'chronologically'>, Compare> = {
    alphabetically: byName,
    category: (a, b) => compare(categoryPath(a), categoryPath(b)) || byName(a, b),
    unitprice: (a, b) => comparableUnitPrice(a) - comparableUnitPrice(b) || byName(a, b),
  };
  return [...lines].sort(orders[sort]);
}

function categoryPath({ product }: ProductLineItem): string {
  return [...product.parentCategories, product.category].map(({ name }) => name).join(' / ');
}

/** Cents for one kilogram, litre or piece; products without a known content come last. */
function comparableUnitPrice({ product }: ProductLineItem): number {
  const price = unitPrice({ ...product, unitPriceBase: undefined });
  return price ? price.value / price.per.amount : Number.MAX_SAFE_INTEGER;
}
