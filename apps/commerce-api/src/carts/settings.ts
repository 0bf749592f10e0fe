import type { BillingAddress, CartMode } from '@larder/contracts/cart';
import { badRequest } from '../kernel/failure.js';
import { requireOpenOrder } from '../orders/own-order.js';
import type { Work } from '../ordering/work.js';
import { patched } from './change.js';
import type { CartState } from './state.js';

/** API-044. */
export async function setBillingAddress(
  work: Work,
  cart: CartState,
  billingAddress: BillingAddress,
): Promise<CartState> {
  return patched(work, cart, { billingAddress });
}

/** API-050. */
export async function setCrateDeposit(
  work: Work,
  cart: CartState,
  crateDepositDesired: boolean,
): Promise<CartState> {
  return patched(work, cart, { crateDepositDesired });
}

interface ModeInput {
  readonly mode: CartMode;
  readonly orderNumber?: string | undefined;
}

/** API-049: an addition names an order of this visitor (CART-03); another's does not exist, and one that is being picked takes nothing more. */
export async function setMode(
  work: Work,
  cart: CartState,
  { mode, orderNumber }: ModeInput,
): Promise<CartState> {
  if (mode === 'REGULAR') return patched(work, cart, { mode, orderNumber: null });
  if (orderNumber === undefined) {
    const why = 'An addition names the order that it adds to';
    throw badRequest(why, { orderNumber: why });
  }
  await requireOpenOrder(work, orderNumber);
  return patched(work, cart, { mode, orderNumber });
}
