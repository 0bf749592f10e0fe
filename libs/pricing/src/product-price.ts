import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import type { Countable } from './quantity.js';
import { gramsPerKilogram, unitsIn } from './quantity.js';

export type Priced = Countable & Pick<Product, 'price'>;

/**
 * Price in cents as it stands at a product: of one step of weighted goods (CAT-11, CAT-12, rounded
 * half up), of the whole bundle, else of one piece.
 * @param value the price in cents to show, of 1000 g for weighted goods; the regular one unless given
 */
export function shownPrice(product: Priced, value = product.price.regular.value): number {
  if (!product.weightArticle) return value;
  return scaled(value, product.quantityStepSize, gramsPerKilogram);
}

/**
 * Price in cents of a quantity, without deposit: grams of weighted goods, else pieces. It is
 * computed from the whole quantity, so that a step's rounding is not multiplied.
 */
export function lineTotal(product: Priced, quantity: number, value = product.price.regular.value) {
  return scaled(value, quantity, product.weightArticle ? gramsPerKilogram : product.bundleSize);
}

/** Price in cents of one piece, also of a bundle's, or of one step of weighted goods (CART-08). */
export function perPiecePrice(product: Priced, value = product.price.regular.value): number {
  return lineTotal(product, product.weightArticle ? product.quantityStepSize : 1, value);
}

/** Deposit in cents on a quantity; it is never part of a price (CAT-10). */
export function lineDeposit(product: Priced, quantity: number): number {
  return Math.round((product.price.depositPrice ?? 0) * unitsIn(product, quantity));
}

/**
 * What an announced reduction, or a member's price below the regular one, saves on a quantity, in cents;
 * 0 without a higher price.
 */
export function lineSavings(
  product: Priced,
  quantity: number,
  value = product.price.regular.value,
): number {
  const { former, regular } = product.price;
  const before = Math.max(former?.value ?? 0, regular.value);
  return Math.max(0, lineTotal(product, quantity, before) - lineTotal(product, quantity, value));
}

/** The price in cents that holds for somebody: the member's, where there is a lower one for members. */
export function priceFor({ price }: Priced, isMember: boolean): number {
  const { regular, loyalty } = price;
  return isMember && loyalty ? Math.min(regular.value, loyalty.value) : regular.value;
}
