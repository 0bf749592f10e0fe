import { randomUUID } from 'node:crypto';
import type { AllergenFinding, CartItemInput, RefusedItem } from '@larder/contracts/cart';
import { errorCodes } from '@larder/contracts';
import { isOnStep } from '@larder/pricing';
import { ApiFailure } from '../../kernel/failure.js';
import type { CheckedLine } from '../allergens/check-allergens.js';
import { checkAllergens } from '../allergens/check-allergens.js';
import { namedFinding } from '../allergens/warning.js';
import type { Goods } from '../lines/goods.js';
import type { CartLine, CartState } from '../state.js';
import { isOrderable } from '../state.js';

export interface ItemRefusal {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
}

/** A product that was not added, or the line to write. */
export type ItemResult =
  | { readonly line: CartLine & CheckedLine }
  | { readonly refusal: ItemRefusal; readonly finding?: AllergenFinding | undefined };

/** Why a quantity of a product cannot be in a cart, or undefined when it can. */
export function itemRefusal(goods: Goods | undefined, quantity: number): ItemRefusal | undefined {
  if (!goods) {
    return { status: 404, errorCode: errorCodes.unknownSku, message: 'There is no such product' };
  }
  const { product } = goods;
  if (!isOrderable(goods)) {
    return {
      status: 409,
      errorCode: errorCodes.notOrderable,
      message: 'The product cannot be ordered at the moment',
    };
  }
  if (!isOnStep(product, quantity)) {
    const message = `The quantity must be a multiple of ${product.quantityStepSize}`;
    return { status: 400, errorCode: errorCodes.invalidQuantity, message };
  }
  if (quantity > product.maxQuantity) {
    const message = `At most ${product.maxQuantity} of the product can be ordered`;
    return { status: 409, errorCode: errorCodes.maxQuantity, message };
  }
  return undefined;
}

/** A product with its quantity as a line of the cart, or why it cannot be one. */
export function validateItem(
  cart: CartState,
  { sku, quantity, confirmedAllergens }: CartItemInput,
  goods: Goods | undefined,
): ItemResult {
  const refusal = itemRefusal(goods, quantity);
  if (refusal) return { refusal };
  if (!goods) throw new Error('An unknown product was not refused');
  const known = cart.lines.find((line) => line.sku === sku);
  const { lineItemId = randomUUID(), substitution, note } = known ?? {};
  const wanted = { lineItemId, substitution, note, sku, quantity, goods };
  const outcome = checkAllergens(cart, wanted, confirmedAllergens);
  if ('line' in outcome) return { line: { ...wanted, ...outcome.line, goods } };
  const message = 'The product does not fit the allergens that the shopper avoids: confirm it';
  return {
    refusal: { status: 409, errorCode: errorCodes.allergens, message },
    finding: outcome.finding,
  };
}

/** A refusal as the response of a call that sets one line. */
export function itemFailure(
  { refusal, finding }: Extract<ItemResult, { refusal: ItemRefusal }>,
  goods: Goods | undefined,
): ApiFailure {
  const payload = goods && finding && { allergenWarning: namedFinding(goods, finding) };
  return new ApiFailure(refusal.status, refusal.errorCode, refusal.message, {
    ...(payload && { payload }),
  });
}

/** An error as one entry of a response about several lines. */
export function refusedItem(
  { sku, quantity }: Pick<CartItemInput, 'sku' | 'quantity'>,
  { refusal, finding }: Extract<ItemResult, { refusal: ItemRefusal }>,
  goods: Goods | undefined,
): RefusedItem {
  return {
    sku,
    quantity,
    errorCode: refusal.errorCode,
    ...(goods && { name: goods.product.name }),
    ...(finding && { allergens: finding }),
  };
}
