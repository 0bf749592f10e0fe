import { errorCodes } from '@larder/contracts';
import type { CartError } from '@larder/contracts/cart';
import { ageLimitOf, highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { ApiFailure } from '../../kernel/failure.js';
import type { CartLine, CartState } from '../state.js';
import { availableLines } from '../state.js';

/** The highest age limit of the goods that can be ordered. */
export function cartAgeLimit(cart: CartState): number | undefined {
  return highestAgeLimit(availableLines(cart).map(({ goods }) => goods));
}

/** Whether the customer is below a product's age limit, by the birthdate of their profile. */
export function isTooYoungFor(
  { customer: { age } }: Pick<CartState, 'customer'>,
  { goods }: Pick<CartLine, 'goods'>,
): boolean {
  const limit = ageLimitOf(goods.product);
  return age !== undefined && limit !== undefined && age < limit;
}

/** Lines that the customer is too young for. */
export function ageFindings(cart: CartState): CartError[] {
  return availableLines(cart)
    .filter((line) => isTooYoungFor(cart, line))
    .map(({ lineItemId }) => ({
      code: errorCodes.tooYoung,
      message: 'The customer is below the age limit of a product',
      lineItemId,
    }));
}

/** Refuses an order of goods with an age limit that the shopper has not confirmed to have reached. */
export function ageRefusal(
  cart: CartState,
  confirmedAge: number | undefined,
): ApiFailure | undefined {
  const limit = cartAgeLimit(cart);
  if (limit === undefined || (confirmedAge ?? 0) >= limit) return undefined;
  const why = `Goods in the cart are for people of ${limit} and older: the shopper confirms that`;
  return new ApiFailure(409, errorCodes.ageUnconfirmed, why, { fields: { confirmedAge: why } });
}
