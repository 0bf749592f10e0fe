import { BillingAddress } from '@larder/contracts/cart/schemas';
import type { CartError } from '@larder/contracts/cart';
import { errorCodes } from '@larder/contracts';
import { DistributionAddress } from '@larder/contracts/distribution/schemas';
import { limitFindings, limitsFor } from '@larder/pricing';
import * as z from 'zod/mini';
import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import { timeSlotErrorOf, timeSlotErrors } from '../../distribution/capacity/time-slot-state.js';
import { codeFault, codeFaultMessages } from '../../benefits/discounts/code-state.js';
import { warningOf } from '../allergens/warning.js';
import { sharesDelivery } from '../addition/addition.js';
import { hasHoldEnded } from '../distribution/distribution.js';
import type { CartState } from '../state.js';
import { availableLines, isOrderable } from '../state.js';
import { cartPrices } from '../sums/sums.js';
import { cartWeight } from '../view.js';
import { ageFindings } from './age-limits.js';

/** What a validation looks at beside the cart. */
export interface ValidationContext {
  readonly now: Date;
  /** The place of the cart's address, if the shop serves it; undefined if it does not, or not any more. */
  readonly place: ServiceLocation | undefined;
}

/** Findings by code (CART-66…86) in the order in which a shopper meets them. */
export function validate(cart: CartState, circumstances: ValidationContext): CartError[] {
  return [
    ...lineFindings(cart),
    ...ageFindings(cart),
    ...addressFindings(cart, circumstances),
    ...timeSlotFindings(cart, circumstances),
    ...billingFindings(cart),
    ...codeFindings(cart),
  ];
}

/** CART-80…83, each once: the entry names the code. */
function codeFindings(cart: CartState): CartError[] {
  const faults = cart.codes.flatMap((code) => codeFault(code, cart) ?? []);
  return [...new Set(faults)].map((code) => ({ code, message: codeFaultMessages[code] }));
}

function lineFindings(cart: CartState): CartError[] {
  return cart.lines.flatMap((line): CartError[] => {
    const { lineItemId, quantity, goods } = line;
    if (!isOrderable(goods)) {
      const message = 'A product can no longer be ordered';
      return [{ code: errorCodes.notOrderable, message, lineItemId }];
    }
    if (warningOf(cart, line)?.isConfirmed === false) {
      const message = 'A product does not fit the allergens that the shopper avoids: confirm it';
      return [{ code: errorCodes.allergens, message, lineItemId }];
    }
    if (quantity <= goods.product.maxQuantity) return [];
    const message = `At most ${goods.product.maxQuantity} of a product can be ordered now`;
    return [{ code: errorCodes.maxQuantity, message, lineItemId }];
  });
}

function addressFindings({ row }: CartState, { place }: ValidationContext): CartError[] {
  if (!row.distributionAddress) {
    return [{ code: '005', message: 'Delivery or a store has not been chosen' }];
  }
  const faults = invalidFields(DistributionAddress, row.distributionAddress);
  if (faults.includes('distributionType')) {
    return [{ code: '130', message: 'Neither delivery nor pickup has been chosen' }];
  }
  if (faults.length > 0) {
    return [{ code: '004', message: `The address is not usable: ${faults.join(', ')}` }];
  }
  return place ? [] : [{ code: '132', message: 'The shop does not serve the chosen place' }];
}

function timeSlotFindings(cart: CartState, { place, now }: ValidationContext): CartError[] {
  const { row, timeSlot } = cart;
  if (row.windowId === null) return [{ code: '008', message: 'A window has not been chosen' }];
  if (!place) return feeFindings(cart);
  const fault = timeSlotErrorOf(timeSlot, place, now);
  if (sharesDelivery(cart) && (!fault || fault === '023')) return [];
  if (fault) return [{ code: fault, message: timeSlotErrors[fault] }];
  if (!hasHoldEnded(cart, now)) return [];
  return [{ code: '141', message: 'The window is held no longer, and still free', isFree: true }];
}

/**
 * CART-73: the goods have no service fee while no known time slot defines it. Where the place is
 * served, 140 reports the same more precisely.
 */
function feeFindings(cart: CartState): CartError[] {
  if (cart.timeSlot || availableLines(cart).length === 0) return [];
  return [{ code: '029', message: 'The service fee of the goods is not known' }];
}

const billingCodes: Readonly<Record<string, CartError>> = {
  email: { code: '006', message: 'The billing address lacks an e-mail address' },
  phoneNumber: { code: '007', message: 'A telephone number is missing' },
};

function billingFindings({ row }: CartState): CartError[] {
  const invalid = { code: '031', message: 'The billing address is not complete' };
  const findings = invalidFields(BillingAddress, row.billingAddress).map(
    (field) => billingCodes[field] ?? invalid,
  );
  return [...new Set(findings)];
}

/**
 * Names of the fields that a schema does not accept, 'undefined' for a missing address as a whole;
 * addresses may be older than their schema.
 */
function invalidFields(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
}

const limitErrors = {
  minValue: { code: errorCodes.minOrderValue, message: 'The minimum order value is not reached' },
  maxValue: { code: errorCodes.maxOrderValue, message: 'The maximum order value is exceeded' },
  maxWeight: { code: errorCodes.maxOrderWeight, message: 'The order is too heavy' },
} as const;

/**
 * What keeps a cart from being ordered beyond `validate`: it is empty, or out of the limits that
 * the browser shows by itself (CART-52…62).
 */
export function orderObstacles(cart: CartState): CartError[] {
  if (availableLines(cart).length === 0) {
    return [{ code: errorCodes.cartEmpty, message: 'The cart is empty' }];
  }
  const limits = limitsFor(cart.terms, cart.row.distributionAddress?.distributionType);
  const subject = {
    mode: cart.row.mode,
    weight: cartWeight(cart),
    priceInfo: cartPrices(cart),
  };
  return limitFindings(subject, limits).map((finding) => limitErrors[finding]);
}
