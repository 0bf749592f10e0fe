import type { Product } from '@larder/contracts/catalogue';

/** What of a product decides how it is counted. */
export type Countable = Pick<
  Product,
  'weightArticle' | 'weightPieceArticle' | 'quantityStepSize' | 'bundleSize' | 'maxQuantity'
>;

export interface ShownQuantity {
  readonly value: number;
  readonly unit: 'piece' | 'g' | 'kg';
}

/** Grams in a kilogram: prices of weighted goods and shown weights count in it (CAT-11, CART-65). */
export const gramsPerKilogram = 1000;

/**
 * Number of priced units in a quantity: steps of weighed goods, bundles, else pieces. Deposits and
 * shipping weights are multiplied by it.
 */
export function unitsIn(product: Countable, quantity: number): number {
  return quantity / (product.weightArticle ? product.quantityStepSize : product.bundleSize);
}

/**
 * What a line's price is multiplied by, as lists of orders and receipts name it: grams of weighted
 * goods, bundles of bundles, else pieces (CAT-13).
 */
export function countedAmount(product: Countable, quantity: number): number {
  return product.weightArticle ? quantity : unitsIn(product, quantity);
}

/**
 * A quantity as the shopper reads it (CAT-13): bundles and weighed single pieces are counted,
 * other weighted goods are in grams below a kilogram and in kilograms from there.
 */
export function shownQuantity(product: Countable, quantity: number): ShownQuantity {
  if (!product.weightArticle || product.weightPieceArticle) {
    return { value: unitsIn(product, quantity), unit: 'piece' };
  }
  return quantity < gramsPerKilogram
    ? { value: quantity, unit: 'g' }
    : { value: quantity / gramsPerKilogram, unit: 'kg' };
}

/** The largest quantity on a step that may be ordered; 0 when the maximum is below one step. */
export function largestQuantity(product: Countable): number {
  return product.maxQuantity - (product.maxQuantity % product.quantityStepSize);
}

/** One step more, up to the largest quantity (CAT-24, CART-24). */
export function nextQuantity(product: Countable, quantity: number): number {
  return quantityAfterAdding(product, quantity, product.quantityStepSize);
}

/** One step less; 0 means that the line goes. */
export function previousQuantity(product: Countable, quantity: number): number {
  return Math.max(0, quantity - product.quantityStepSize);
}

/**
 * The line's total after adding `added` to the cart, capped at the maximum quantity (CART-22). It
 * equals `inCart` when nothing more can be added (CART-21).
 */
export function quantityAfterAdding(product: Countable, inCart: number, added: number): number {
  return Math.max(inCart, Math.min(inCart + added, largestQuantity(product)));
}

/** True for a multiple of the step, of at least one step; the maximum is checked separately. */
export function isOnStep(product: Countable, quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0 && quantity % product.quantityStepSize === 0;
}

/**
 * Expected weight of a line in grams.
 * @param shippingWeight weight of one piece, bundle or step with packaging, in grams; without it
 * weighed goods count with their own weight, others with their content, where a millilitre counts as a
 * gram.
 */
export function lineWeight(
  product: Countable & Pick<Product, 'content'>,
  quantity: number,
  shippingWeight?: number,
): number {
  if (shippingWeight !== undefined) return Math.round(unitsIn(product, quantity) * shippingWeight);
  if (product.weightArticle) return quantity;
  const { content } = product;
  if (content?.unit !== 'g' && content?.unit !== 'ml') return 0;
  return Math.round(unitsIn(product, quantity) * content.amount);
}
