import type { Product } from '@larder/contracts/catalogue';

/** What of a product decides how it is counted. */
export type Countable = Pick<
  Product,
  | 'weightArticle'
  | 'weightPieceArticle'
  | 'quantityStepSize'
  | 'bundleSize'
  | 'maxQuantity'
  | 'unitPriceSymbol'
>;

export interface ShownWeight {
  readonly value: number;
  readonly unit: 'g' | 'kg' | 'oz' | 'lb';
}

export type ShownQuantity = ShownWeight | { readonly value: number; readonly unit: 'piece' };

/** Grams in a kilogram: prices of weighted goods and shown weights count in it (CAT-11, CART-65). */
export const gramsPerKilogram = 1000;

const gramsPerOunce = 28.3495;

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

/** Whether shoppers read the weight of goods in pounds: their unit price is for a pound then. */
export function isInPounds(product: Pick<Countable, 'weightArticle' | 'unitPriceSymbol'>): boolean {
  return product.weightArticle && product.unitPriceSymbol !== undefined;
}

/**
 * A weight in grams as the shopper reads it: in grams below a kilogram and in kilograms from there, or
 * in ounces and pounds. Steps are whole grams, so half a pound of 227 g is rounded to 8 oz.
 */
export function shownWeight(grams: number, inPounds: boolean): ShownWeight {
  if (!inPounds)
    return grams < gramsPerKilogram
      ? { value: grams, unit: 'g' }
      : { value: grams / gramsPerKilogram, unit: 'kg' };
  const ounces = +(grams / gramsPerOunce).toFixed(1);
  return ounces < 16
    ? { value: ounces, unit: 'oz' }
    : { value: +(grams / gramsPerOunce / 16).toFixed(2), unit: 'lb' };
}

/**
 * A quantity as the shopper reads it (CAT-13): bundles and weighed single pieces are counted,
 * other weighted goods are weighed, in pounds where their unit price is for a pound.
 */
export function shownQuantity(product: Countable, quantity: number): ShownQuantity {
  return !product.weightArticle || product.weightPieceArticle
    ? { value: unitsIn(product, quantity), unit: 'piece' }
    : shownWeight(quantity, !!product.unitPriceSymbol);
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
