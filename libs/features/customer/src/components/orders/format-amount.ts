import { countedAmount, shownWeight, type Countable } from '@larder/pricing';

/** The weight of weighed goods, else as many as the price counts: a crate of six is one (CAT-13). */
export function formatAmount(
  product: Countable,
  quantity: number,
  number: (value: number) => string,
): string {
  const amount = countedAmount(product, quantity);
  if (!product.weightArticle) return `${number(amount)} ×`;
  const { value, unit } = shownWeight(amount, !!product.unitPriceSymbol);
  return `${number(value)} ${unit}`;
}
