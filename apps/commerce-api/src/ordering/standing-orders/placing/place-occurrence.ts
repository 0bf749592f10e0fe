import { finalize } from '../../../carts/validation/finalize.js';
import type { CartState } from '../../../carts/state.js';
import { availableLines } from '../../../carts/state.js';
import { isPaidOnline } from '../../../carts/sums/payments.js';
import { cartPrices } from '../../../carts/sums/sums.js';
import { placeLockedCart } from '../../../checkout/place-order.js';
import { inSavepoint, type UnitOfWork } from '../../unit-of-work.js';
import { mostOf } from '../highest-total.js';
import { dearerLines } from '../line-totals.js';
import { agreedCard, isPayable } from '../payments.js';
import type { StandingRow } from '../tables.js';
import type { FilledCart } from './fill-cart.js';
import { fillOwnCart } from './fill-cart.js';
import { asNotPlaced, NotPlaced, problemOf } from './not-placed.js';
import { takeWindow } from './take-window.js';

/** What was ordered for a day, and how it differs from what the customer wished. */
export interface PlacedDay extends Omit<FilledCart, 'cart'> {
  readonly state: 'PLACED' | 'PAYING';
  readonly orderNumber: string;
  /** Cents. */
  readonly total: number;
  /** The time slot that replaces the wished one. */
  readonly otherWindow?: { readonly start: string; readonly end: string };
}

/** Places the order of a standing order's next day, whole or not at all. */
export async function placeOccurrence(
  work: UnitOfWork,
  row: StandingRow,
): Promise<PlacedDay | NotPlaced> {
  try {
    return await inSavepoint(work, placeNow, row);
  } catch (error) {
    return asNotPlaced(error);
  }
}

async function placeNow(work: UnitOfWork, row: StandingRow): Promise<PlacedDay> {
  const { cart: filled, missing, replaced } = await fillOwnCart(work, row);
  if (availableLines(filled).length === 0) throw new NotPlaced('UNAVAILABLE');
  const { cart, timeSlot, isUsualTime } = await takeWindow(work, filled, row);
  const { total } = cartPrices(cart);
  requireTotal(cart, row);
  const placed = await placeCart(work, cart, row);
  const otherWindow = {
    start: timeSlot.startsAt.toISOString(),
    end: timeSlot.endsAt.toISOString(),
  };
  return { ...placed, total, missing, replaced, ...(!isUsualTime && { otherWindow }) };
}

/** Nothing is ordered at a higher total than the customer agreed to. */
function requireTotal(cart: CartState, row: StandingRow): void {
  const most = mostOf(cartPrices(cart), row.methodKey);
  if (most <= row.highestTotal) return;
  throw new NotPlaced('PRICE', { total: most, dearer: dearerLines(row.items, cart) });
}

async function placeCart(work: UnitOfWork, cart: CartState, row: StandingRow) {
  const { methodKey, paymentMethodId } = row;
  const payment = { methodKey, ...(paymentMethodId !== null && { paymentMethodId }) };
  if (!(await isPayable(work, cart, payment))) throw new NotPlaced('PAYMENT');
  const card = isPaidOnline(methodKey) ? await agreedCard(work, cart, payment) : undefined;
  const { row: finalized } = await finalize(work, cart);
  const expectedTotal = cartPrices(cart).total;
  // Nobody is there to confirm an age: the customer has done so before, or their birthdate does.
  const confirmedAge = row.confirmedAge ?? cart.customer.age;
  const input = {
    cartId: cart.row.id,
    methodKey,
    expectedTotal,
    card,
    ...(confirmedAge !== undefined && { confirmedAge: Math.min(confirmedAge, 99) }),
  };
  const outcome = await placeLockedCart(work, finalized, input);
  if ('refusal' in outcome) throw new NotPlaced(problemOf(outcome.refusal));
  const { orderNumber = '', status } = outcome.body;
  return { orderNumber, state: status === 'ORDERED' ? 'PLACED' : 'PAYING' } as const;
}
