import type { DistributionType } from '../distribution/index.js';

/** The checkout step that shows a finding; general findings are shown at the top (CART-93). */
export type ValidationGroup =
  'billingAddress' | 'discountCode' | 'distributionLocation' | 'timeSlot' | 'general';

interface ValidationCode {
  /** Description for developers; shops have their own messages. */
  readonly meaning: string;
  readonly group: ValidationGroup;
  /** The group applies to this service only; for the other one, the code is general. */
  readonly only?: DistributionType;
}

/** All codes of the cart's validation (CART-66…92). */
export const validationCodes = {
  '004': { meaning: 'shipping address data invalid', group: 'general' },
  '005': { meaning: 'distribution missing', group: 'distributionLocation' },
  '006': {
    meaning: 'email missing in billing address',
    group: 'billingAddress',
    only: 'CLICK_AND_COLLECT',
  },
  '007': {
    meaning: 'phone missing in shipping address',
    group: 'billingAddress',
    only: 'CLICK_AND_COLLECT',
  },
  '008': { meaning: 'delivery window missing', group: 'general' },
  '022': { meaning: 'invalid delivery window', group: 'timeSlot' },
  '023': { meaning: 'out of delivery capacity', group: 'timeSlot' },
  '029': { meaning: 'service fee missing on line items', group: 'general' },
  '031': { meaning: 'billing address invalid', group: 'billingAddress' },
  '130': { meaning: 'distribution type missing', group: 'distributionLocation' },
  '131': { meaning: 'no published meaning', group: 'distributionLocation' },
  '132': { meaning: 'distribution invalid', group: 'distributionLocation' },
  '140': { meaning: 'delivery window does not exist', group: 'timeSlot' },
  '141': { meaning: 'delivery window expired', group: 'timeSlot' },
  '223': { meaning: 'discount code expired', group: 'discountCode' },
  '227': { meaning: 'discount code max applications exceeded', group: 'discountCode' },
  '228': { meaning: 'discount code not active', group: 'discountCode' },
  '229': { meaning: 'discount code invalid for service type', group: 'discountCode' },
  '260': { meaning: 'gift card validation error', group: 'general' },
  '261': { meaning: 'wallet does not cover gift card payment', group: 'general' },
  '264': { meaning: 'gift card missing from customer wallet', group: 'general' },
} as const satisfies Record<string, ValidationCode>;

export type ValidationCodeId = keyof typeof validationCodes;

/** The group of a finding for the cart's service; unknown codes are general (CART-92). */
export function groupOf(code: string, distributionType?: DistributionType): ValidationGroup {
  const known: ValidationCode | undefined = Object.hasOwn(validationCodes, code)
    ? validationCodes[code as ValidationCodeId]
    : undefined;
  if (!known) return 'general';
  return known.only && known.only !== distributionType ? 'general' : known.group;
}
