import type { BillingAddress, CartMode, Substitution } from '@larder/contracts/cart';
import { ApiFailure, badRequest, notFound } from '../kernel/failure.js';
import { requireOpenOrder } from '../orders/own-order.js';
import type { OrderRow } from '../orders/repository.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { sharesDelivery } from './addition/addition.js';
import { withPatch } from './change-cart.js';
import { setTimeSlot } from './distribution/distribution.js';
import { removeDisallowedPayments } from './sums/payments.js';
import { saveSubstitution } from './repository.js';
import type { CartState } from './state.js';

/** API-044. */
export async function setBillingAddress(
  work: UnitOfWork,
  cart: CartState,
  billingAddress: BillingAddress,
): Promise<CartState> {
  return withPatch(work, cart, { billingAddress });
}

/** API-050. */
export async function setCrateDeposit(
  work: UnitOfWork,
  cart: CartState,
  crateDepositDesired: boolean,
): Promise<CartState> {
  return withPatch(work, cart, { crateDepositDesired });
}

/** One of the amounts that the shop suggests, or 0: a mistyped number costs nobody a hundred euros. */
export async function setTip(work: UnitOfWork, cart: CartState, tip: number): Promise<CartState> {
  const { tips = [] } = cart.terms;
  if (tip !== 0 && !tips.includes(tip)) {
    const why = 'The shop does not suggest this tip';
    throw badRequest(why, { tip: why });
  }
  return withPatch(work, cart, { tip });
}

interface SubstitutionInput {
  readonly choice?: Substitution | undefined;
  readonly lineItemId?: string | undefined;
}

/** Substitution preference of the cart, or of one of its lines. */
export async function setSubstitution(
  work: UnitOfWork,
  cart: CartState,
  { choice, lineItemId }: SubstitutionInput,
): Promise<CartState> {
  const substitution = choice ?? null;
  if (lineItemId === undefined) return withPatch(work, cart, { substitution });
  if (!cart.lines.some((line) => line.lineItemId === lineItemId)) throw notFound('The line');
  await saveSubstitution(work, cart.row.id, { lineItemId, substitution });
  const lines = cart.lines.map((line) =>
    line.lineItemId === lineItemId ? { ...line, substitution } : line,
  );
  return { ...cart, lines };
}

interface ModeInput {
  readonly mode: CartMode;
  readonly orderNumber?: string | undefined;
}

/** CART-29: the order number decides the mode; a mode that was sent is ignored. */
export function resolveMode({ orderNumber }: Pick<ModeInput, 'orderNumber'>): CartMode {
  return orderNumber === undefined || orderNumber === '' ? 'REGULAR' : 'ADDON';
}

/**
 * API-049: an addition names an order of this visitor (CART-03); other people's orders do not exist,
 * and an order that is being picked accepts no additions. The addition is delivered with the order:
 * same place, time slot and contact.
 */
export async function setMode(
  work: UnitOfWork,
  cart: CartState,
  { orderNumber = '' }: ModeInput,
): Promise<CartState> {
  const mode = resolveMode({ orderNumber });
  if (mode === 'REGULAR') return asNewOrder(work, cart);
  const addsTo = await requireOrderToAddTo(work, orderNumber);
  const { distributionAddress, billingAddress } = addsTo.document;
  const changes = {
    mode,
    orderNumber: addsTo.orderNumber,
    distributionAddress,
    billingAddress,
    windowId: null,
  };
  const moved = { ...(await withPatch(work, cart, changes)), addsTo, window: undefined };
  return withTimeSlot(work, await removeDisallowedPayments(work, moved), addsTo.windowId);
}

/** An open order of this visitor; for an addition to another order, that other order. */
async function requireOrderToAddTo(work: UnitOfWork, orderNumber: string): Promise<OrderRow> {
  const { row } = await requireOpenOrder(work, orderNumber);
  if (!row.sharesPlace || row.addedTo === null) return row;
  return requireOrderToAddTo(work, row.addedTo);
}

/**
 * A separate order needs its own place in the same time slot, if one is left. Without goods it holds none:
 * the shopper has only left the addition again.
 */
async function asNewOrder(work: UnitOfWork, cart: CartState): Promise<CartState> {
  const { windowId } = cart.row;
  const left = { mode: 'REGULAR', orderNumber: null } as const;
  if (!sharesDelivery(cart) || windowId === null)
    return { ...(await withPatch(work, cart, left)), addsTo: undefined };
  const patched = await withPatch(work, cart, { ...left, windowId: null });
  const separate = { ...patched, addsTo: undefined, timeSlot: undefined };
  return cart.lines.length === 0 ? separate : withTimeSlot(work, separate, windowId);
}

/** Keeps the time slot, or removes it when it is full: another one has to be chosen then. */
async function withTimeSlot(work: UnitOfWork, cart: CartState, id: string): Promise<CartState> {
  try {
    return await setTimeSlot(work, cart, id);
  } catch (error) {
    if (error instanceof ApiFailure) return cart;
    throw error;
  }
}
