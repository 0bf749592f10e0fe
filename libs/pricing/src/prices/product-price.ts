import type { Product } from '@larder/contracts/catalogue';
import { scaled } from './money.js';
import type { Countable } from './quantity.js';
import { gramsPerKilogram, unitsIn } from './quantity.js';

export type Priced = Countable & Pick<Product, 'price'>;

/**
 * Displayed price of a product in cents: of one step of weighed goods (CAT-11, CAT-12, rounded half
 * up), of the whole bundle, else of one piece.
 * @param value the price in cents to show, of 1000 g for weighed goods; the regular one by default
 */
export function shownPrice(product: Priced, value = product.price.regular.value): number {
  if (!product.weightArticle) return value;
  return scaled(value, product.quantityStepSize, gramsPerKilogram);
}

/** Price in cents of a quantity at a price, without multi-buy offers. */
function plainTotal(product: Priced, quantity: number, value: number): number {
  return scaled(value, quantity, product.weightArticle ? gramsPerKilogram : product.bundleSize);
}

/**
 * Price of a quantity with as many multi-buy offers as fit. The rest costs the single price, but never
 * more than the offer: fewer items never cost more than more.
 */
function offerTotal(product: Priced, quantity: number, value: number): number {
  const { multiBuy } = product.price;
  if (!multiBuy || product.weightArticle) return Infinity;
  const pieces = multiBuy.quantity * product.bundleSize;
  const rest = plainTotal(product, quantity % pieces, value);
  return Math.floor(quantity / pieces) * multiBuy.value + Math.min(rest, multiBuy.value);
}

/**
 * Price in cents of a quantity, without deposit: grams of weighted goods, else pieces. It is
 * computed from the whole quantity, so that a step's rounding is not multiplied. An offer for several
 * holds where it is cheaper than the price that is given.
 */
export function lineTotal(product: Priced, quantity: number, value = product.price.regular.value) {
  return Math.min(plainTotal(product, quantity, value), offerTotal(product, quantity, value));
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
 * What an announced reduction, a member's price below the regular one or an offer for several saves on a
 * quantity, in cents; 0 without any. A reduction saves what the shopper sees struck through: the lowest
 * price of the 30 days before it, where that is known (98/6/EC 6a).
 */
export function lineSavings(
  product: Priced,
  quantity: number,
  value = product.price.regular.value,
): number {
  const { former, lowestPrior30, regular } = product.price;
  const struck = former && (lowestPrior30 ?? former);
  const before = Math.max(struck?.value ?? 0, regular.value);
  return Math.max(0, plainTotal(product, quantity, before) - lineTotal(product, quantity, value));
}

/** The applicable price in cents: for members the member price, if it is lower. */
export function priceFor({ price }: Priced, isMember: boolean): number {
  const { regular, loyalty } = price;
  return isMember && loyalty ? Math.min(regular.value, loyalty.value) : regular.value;
}
