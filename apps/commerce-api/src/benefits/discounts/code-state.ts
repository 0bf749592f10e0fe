import type { DiscountCode } from '@larder/contracts/cart';
import type { DistributionType } from '@larder/contracts/distribution';
import type { CodeBenefit } from '@larder/pricing';
import type { CartCustomer } from '../../carts/cart-customer.js';
import type { CartRow } from '../../carts/tables.js';

/** Current state of a discount code for the owner of the cart. */
export interface CartCode {
  readonly code: string;
  /** In the reader's language. */
  readonly title: string;
  readonly benefit: CodeBenefit;
  /** Services that it is limited to; empty for all. */
  readonly services: readonly DistributionType[];
  readonly firstOrder: boolean;
  /** Whether it can be combined with other codes. */
  readonly combines: boolean;
  readonly isCurrent: boolean;
  readonly isOver: boolean;
  /** Its time is still to come. */
  readonly isAhead: boolean;
  /** By all customers together, or by this customer. */
  readonly isUsedUp: boolean;
  /** This cart's order has already redeemed it, so later changes to the code do not matter. */
  readonly isTaken: boolean;
}

export type CodeFault = NonNullable<DiscountCode['fault']>;

/** What of a cart decides on its codes. */
interface CodeHolder {
  readonly customer: Pick<CartCustomer, 'ordered'>;
  readonly row: Pick<CartRow, 'distributionAddress'>;
}

/**
 * Why a code has no effect (CART-80…83); undefined if it has one. A code for first orders is inactive
 * for customers who have ordered, and a service that is not chosen yet is not a mismatch.
 */
export function codeFault(code: CartCode, { row, customer }: CodeHolder): CodeFault | undefined {
  if (code.isTaken) return undefined;
  if (code.isOver) return '223';
  if (!code.isCurrent || code.isAhead) return '228';
  if (code.isUsedUp) return '227';
  if (code.firstOrder && customer.ordered.length > 0) return '228';
  const type = row.distributionAddress?.distributionType;
  const isFitting = code.services.length === 0 || !type || code.services.includes(type);
  return isFitting ? undefined : '229';
}

/** Whether a code takes something off now: nothing is wrong, and the service that it needs is chosen. */
export function isCodeApplied(code: CartCode, cart: CodeHolder): boolean {
  const isOpen = code.services.length > 0 && !cart.row.distributionAddress;
  return !isOpen && codeFault(code, cart) === undefined;
}

export const codeFaultMessages: Readonly<Record<CodeFault, string>> = {
  '223': 'The discount code has expired',
  '227': 'The discount code was used as often as it can be',
  '228': 'The discount code is not active',
  '229': 'The discount code does not hold for this service',
};

/** Codes that one cart holds at the most. */
const maxCodes = 5;

/** Whether a code may come to those that are on the cart. */
export function canCombine(code: CartCode, present: readonly CartCode[]): boolean {
  if (present.length === 0) return true;
  return present.length < maxCodes && [code, ...present].every(({ combines }) => combines);
}
