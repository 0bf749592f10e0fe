import {
  groupOf,
  validationCodes,
  type Cart,
  type CartError,
  type ValidationCodeId,
  type ValidationGroup,
} from '@larder/contracts/cart';
import type { DistributionType } from '@larder/contracts/distribution';

/** Errors of one group that are not about a single line; each group is shown at its step (CART-93). */
export function errorsOf(
  errors: readonly CartError[],
  group: ValidationGroup,
  service: DistributionType | undefined,
): readonly CartError[] {
  return errors.filter(
    ({ lineItemId, code }) => lineItemId === undefined && groupOf(code, service) === group,
  );
}

/** CART-89. */
export function isTimeSlotError(code: string): boolean {
  return groupOf(code) === 'timeSlot';
}

/** Codes with a published meaning have their own text; 131 has none (CART-76). */
export function hasMessage(code: string): code is Exclude<ValidationCodeId, '131'> {
  return code !== '131' && Object.hasOwn(validationCodes, code);
}

/** Codes that only report a missing choice, by part of the cart. */
const stillMissing: Partial<Record<string, (cart: Cart) => boolean>> = {
  '004': (cart) => cart.deliveryPlace !== undefined,
  '005': (cart) => !cart.distributionAddress,
  '130': (cart) => !cart.distributionAddress,
  '008': (cart) => !cart.distributionWindow,
  '006': (cart) => !cart.billingAddress,
  '007': (cart) => !cart.billingAddress,
  '031': (cart) => !cart.billingAddress,
};

/** Findings worth telling: what the shopper has simply not come to yet is no error. */
export function displayableErrors(errors: readonly CartError[], cart: Cart): readonly CartError[] {
  return errors.filter(({ code }) => !stillMissing[code]?.(cart));
}
