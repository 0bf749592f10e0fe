import { errorCodes } from '@larder/contracts';
import type { CartError } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import { releaseHold } from '../distribution/capacity/holds.js';
import { bookTimeSlot, findTimeSlot } from '../distribution/capacity/repository.js';
import type { TimeSlotError } from '../distribution/capacity/time-slot-state.js';
import { timeSlotErrorOf, timeSlotErrors } from '../distribution/capacity/time-slot-state.js';
import { sharesDelivery } from '../carts/addition/addition.js';
import { loadState, withPatch } from '../carts/change-cart.js';
import { serviceLocationOf } from '../carts/distribution/move-cart.js';
import { ageRefusal } from '../carts/validation/age-limits.js';
import { cartInvalid, obstaclesOf, reopened } from '../carts/validation/finalize.js';
import { isMethodAllowedFor } from '../carts/sums/payments.js';
import { lockCartById } from '../carts/repository.js';
import type { CartState } from '../carts/state.js';
import type { CartRow } from '../carts/tables.js';
import { deleteGuestCart } from '../carts/merge/adopt-guest-cart.js';
import { cartPrices } from '../carts/sums/sums.js';
import { readCartById } from '../carts/stored-cart.js';
import { failPoint } from '../kernel/fail-point.js';
import { ApiFailure, badRequest, notFound } from '../kernel/failure.js';
import { onOrderPlaced } from '../orders/on-order-placed.js';
import { lockOrder } from '../orders/repository.js';
import { inSavepoint, type UnitOfWork } from '../ordering/unit-of-work.js';
import { createPayments, findPendingCheckout } from '../payments/start/create-payments.js';
import { planPayments } from '../payments/start/plan.js';
import type { CardDetails } from '../payments/providers/provider.js';
import { cashRefusal } from './cash-at-door.js';
import type { Outcome } from './idempotency.js';
import { storeOrder } from './store-order.js';
import { removeVoucher, redeemCodes, activatePass, redeemVoucher } from './redeem-benefits.js';

/**
 * Places the order of a session's finalized cart and books its time slot. Results that the shopper has
 * to act upon (a full time slot, another total, a cart that is no longer valid) are outcomes instead of
 * exceptions: the cart is reopened, so another time slot can be chosen at once. A cart that does not
 * exist, or is not finalized, is rejected without any effect.
 */
export async function placeOrder(
  work: UnitOfWork,
  input: CheckoutInput,
): Promise<Outcome<CheckoutResult>> {
  const row = await lockCartById(work, input.cartId);
  if (!row) throw notFound('The cart');
  return placeLockedCart(work, row, input);
}

/** What is ordered; with `card`, a saved card is charged without the shopper. */
type PlacingInput = CheckoutInput & { readonly card?: CardDetails | undefined };

/** The same for a cart that this transaction has locked or created. */
export async function placeLockedCart(
  work: UnitOfWork,
  row: CartRow,
  input: PlacingInput,
): Promise<Outcome<CheckoutResult>> {
  if (row.status !== 'FINALIZED') {
    const why = row.status === 'OPEN' ? 'is not finalized' : 'was ordered already';
    throw new ApiFailure(409, errorCodes.conflict, `The cart ${why}`);
  }
  const known = await findPendingCheckout(work, row.id, input);
  if (known) return { status: 200, body: known };
  // A concurrent cancellation or move of the order that this one adds to waits, or has already
  // finished.
  if (row.orderNumber !== null) await lockOrder(work, row.orderNumber);
  const cart = await loadState(work, await readCartById(work, row.id));
  const setback = await outcomeOfRefusal(work, cart, input);
  const taken = setback ?? (await reserveAll(work, cart, input));
  if (taken instanceof ApiFailure) {
    await withPatch(work, cart, reopened);
    await removeVoucher(work, cart, taken);
    return { status: taken.status, refusal: taken.body() };
  }
  // The cart stays frozen until a provider confirms the payment.
  if (taken.redirectUrl === undefined) await finishCart(work, cart, taken.orderNumber);
  const status = taken.redirectUrl === undefined ? 'ORDERED' : 'PAYMENT_PENDING';
  return { status: 200, body: { checkoutId: row.id, ...taken, status } };
}

async function finishCart(work: UnitOfWork, cart: CartState, orderNumber: string): Promise<void> {
  await activatePass(work, cart);
  await withPatch(work, cart, { status: 'ORDERED', finalizedAt: null });
  await deleteGuestCart(work, work.session);
  await onOrderPlaced(work, orderNumber);
}

async function outcomeOfRefusal(
  work: UnitOfWork,
  cart: CartState,
  input: CheckoutInput,
): Promise<ApiFailure | undefined> {
  const { methodKey, expectedTotal, confirmedAge } = input;
  const obstacles = await obstaclesOf(work, cart);
  if (obstacles.length > 0) return refusalOf(obstacles);
  const unconfirmed = ageRefusal(cart, confirmedAge);
  if (unconfirmed) return unconfirmed;
  const prices = cartPrices(cart);
  if (prices.total !== expectedTotal) {
    const why = `The total is ${prices.total} cents now`;
    return new ApiFailure(409, errorCodes.conflict, why, { fields: { expectedTotal: why } });
  }
  if (methodKey !== undefined && !isMethodAllowedFor(work, cart, methodKey)) {
    const why = 'The payment method is not offered for this order';
    return badRequest(why, { methodKey: why });
  }
  if (!planPayments(cart.payments, prices, methodKey)) {
    const why = 'Something is left to pay, and no method pays it';
    return badRequest(why, { methodKey: why });
  }
  return cashRefusal(cart, input);
}

/** The time slot's own error code if it is the only error, so that the shopper just chooses again. */
function refusalOf(obstacles: readonly CartError[]): ApiFailure {
  const [only, ...more] = obstacles;
  const isWindow = only !== undefined && more.length === 0 && only.code in timeSlotErrors;
  return isWindow ? timeSlotUnavailable(only.code as TimeSlotError) : cartInvalid(obstacles);
}

function timeSlotUnavailable(fault: TimeSlotError): ApiFailure {
  return new ApiFailure(409, fault, timeSlotErrors[fault]);
}

interface PlacedOrder {
  readonly orderNumber: string;
  /** Where a provider is paid. */
  readonly redirectUrl?: string;
}

/** Voucher, codes, time slot, order and wallet, all or none: a refusal rolls everything back. */
async function reserveAll(
  work: UnitOfWork,
  cart: CartState,
  { methodKey, card, paysWith }: PlacingInput,
): Promise<PlacedOrder | ApiFailure> {
  try {
    return await inSavepoint(work, reserveEach, { cart, methodKey, card, paysWith });
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

async function reserveEach(
  work: UnitOfWork,
  {
    cart,
    methodKey,
    card,
    paysWith,
  }: Pick<PlacingInput, 'methodKey' | 'card' | 'paysWith'> & { readonly cart: CartState },
): Promise<PlacedOrder> {
  const setback =
    (await redeemVoucher(work, cart)) ??
    (await redeemCodes(work, cart)) ??
    (await bookTimeSlotOf(work, cart));
  if (setback) throw setback;
  failPoint('after-hold');
  const taken = methodKey && work.shop.methodProviders?.[methodKey];
  const canAuthorise = !(taken && taken.capturesImmediately);
  const plan = planPayments(cart.payments, cartPrices(cart), methodKey, canAuthorise) ?? {};
  const orderNumber = await storeOrder(work, cart, { plan, paysWith });
  const redirectUrl = await createPayments(work, { cart: cart.row, plan, orderNumber, card });
  return { orderNumber, ...(redirectUrl !== undefined && { redirectUrl }) };
}

/**
 * Books a place of the time slot, or returns why there is none: it is full, or the cut-off has passed.
 */
async function bookTimeSlotOf(work: UnitOfWork, cart: CartState): Promise<ApiFailure | undefined> {
  const { row } = cart;
  const place = serviceLocationOf(row.distributionAddress);
  if (row.windowId === null || !place) throw new Error('A valid cart has no window');
  // The hold becomes the booking; it is removed before the time slot is locked.
  await releaseHold(work, row.id);
  if (sharesDelivery(cart) || (await bookTimeSlot(work, row.windowId))) return undefined;
  const timeSlot = await findTimeSlot(work.db, work.tenant, row.windowId);
  return timeSlotUnavailable(timeSlotErrorOf(timeSlot, place, work.now) ?? '023');
}
