import { errorCodes } from '@larder/contracts';
import type { CartError } from '@larder/contracts/cart';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import { releaseHold } from '../capacity/holds.js';
import { bookWindow, findWindow } from '../capacity/repository.js';
import type { WindowFault } from '../capacity/window-state.js';
import { windowFault, windowFaults } from '../capacity/window-state.js';
import { comesAlong } from '../carts/addition.js';
import { completed, patched } from '../carts/change.js';
import { placeOf } from '../carts/distribution.js';
import { cartInvalid, obstaclesOf, reopened } from '../carts/finalize.js';
import { isPayableFor } from '../carts/payments.js';
import { lockCartById } from '../carts/repository.js';
import type { CartState } from '../carts/state.js';
import { dropGuestCart } from '../carts/take-cart.js';
import { cartPrices } from '../carts/sums.js';
import { readCartById } from '../carts/whole-cart.js';
import { failPoint } from '../kernel/fail-point.js';
import { ApiFailure, badRequest, notFound } from '../kernel/failure.js';
import { orderPlaced } from '../orders/placed.js';
import { lockOrder } from '../orders/repository.js';
import { inPart, type Work } from '../ordering/work.js';
import { beginPayments, pendingCheckout } from '../payments/begin.js';
import { planPayments } from '../payments/plan.js';
import type { Outcome } from './idempotency.js';
import { storeOrder } from './store-order.js';
import { dropVoucher, takeCodes, takePass, takeVoucher } from './take-benefits.js';

/**
 * Makes an order of a finalized cart of the session and books its window. What the shopper has to
 * act upon (a full window, another total, a cart that is no longer valid) is an outcome, not an
 * exception: the cart is open again afterwards, so that another window can be chosen at once.
 * A cart that does not exist, or is not finalized, is refused without any effect.
 */
export async function placeOrder(
  work: Work,
  input: CheckoutInput,
): Promise<Outcome<CheckoutResult>> {
  const row = await lockCartById(work, input.cartId);
  if (!row) throw notFound('The cart');
  if (row.status !== 'FINALIZED') {
    const why = row.status === 'OPEN' ? 'is not finalized' : 'was ordered already';
    throw new ApiFailure(409, errorCodes.conflict, `The cart ${why}`);
  }
  const known = await pendingCheckout(work, row.id, input);
  if (known) return { status: 200, body: known };
  // Whoever cancels or moves the order that this adds to waits, or was faster.
  if (row.orderNumber !== null) await lockOrder(work, row.orderNumber);
  const cart = await completed(work, await readCartById(work, row.id));
  const setback = await setbackOf(work, cart, input);
  const taken = setback ?? (await take(work, cart, input));
  if (taken instanceof ApiFailure) {
    await patched(work, cart, reopened);
    await dropVoucher(work, cart, taken);
    return { status: taken.status, refusal: taken.body() };
  }
  // Until a provider has said that it is paid, the cart stays frozen.
  if (taken.redirectUrl === undefined) await end(work, cart, taken.orderNumber);
  const status = taken.redirectUrl === undefined ? 'ORDERED' : 'PAYMENT_PENDING';
  return { status: 200, body: { checkoutId: row.id, ...taken, status } };
}

async function end(work: Work, cart: CartState, orderNumber: string): Promise<void> {
  await takePass(work, cart);
  await patched(work, cart, { status: 'ORDERED', finalizedAt: null });
  await dropGuestCart(work, work.session);
  await orderPlaced(work, orderNumber);
}

async function setbackOf(
  work: Work,
  cart: CartState,
  { methodKey, expectedTotal }: CheckoutInput,
): Promise<ApiFailure | undefined> {
  const obstacles = await obstaclesOf(work, cart);
  if (obstacles.length > 0) return refusalOf(obstacles);
  const prices = cartPrices(cart);
  if (prices.total !== expectedTotal) {
    const why = `The total is ${prices.total} cents now`;
    return new ApiFailure(409, errorCodes.conflict, why, { fields: { expectedTotal: why } });
  }
  if (methodKey !== undefined && !isPayableFor(work, cart, methodKey)) {
    const why = 'The payment method is not offered for this order';
    return badRequest(why, { methodKey: why });
  }
  if (!planPayments(cart.payments, prices, methodKey)) {
    const why = 'Something is left to pay, and no method pays it';
    return badRequest(why, { methodKey: why });
  }
  return undefined;
}

/** A window's own code where nothing else is wrong, so that the shopper just chooses again. */
function refusalOf(obstacles: readonly CartError[]): ApiFailure {
  const [only, ...more] = obstacles;
  const isWindow = only !== undefined && more.length === 0 && only.code in windowFaults;
  return isWindow ? windowGone(only.code as WindowFault) : cartInvalid(obstacles);
}

function windowGone(fault: WindowFault): ApiFailure {
  return new ApiFailure(409, fault, windowFaults[fault]);
}

interface Taken {
  readonly orderNumber: string;
  /** Where a provider is paid. */
  readonly redirectUrl?: string;
}

/** Voucher, codes, window, order and wallet, all or none: a refusal leaves nothing of what was taken before. */
async function take(
  work: Work,
  cart: CartState,
  { methodKey }: CheckoutInput,
): Promise<Taken | ApiFailure> {
  try {
    return await inPart(work, takeAll, { cart, methodKey });
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

async function takeAll(
  work: Work,
  { cart, methodKey }: { readonly cart: CartState } & Pick<CheckoutInput, 'methodKey'>,
): Promise<Taken> {
  const setback =
    (await takeVoucher(work, cart)) ?? (await takeCodes(work, cart)) ?? (await book(work, cart));
  if (setback) throw setback;
  failPoint('after-hold');
  const taken = methodKey && work.shop.paidBy?.[methodKey];
  const canAuthorise = !(taken && taken.isCapturedAtOnce);
  const plan = planPayments(cart.payments, cartPrices(cart), methodKey, canAuthorise) ?? {};
  const orderNumber = await storeOrder(work, cart, plan);
  const redirectUrl = await beginPayments(work, { cart: cart.row, plan, orderNumber });
  return { orderNumber, ...(redirectUrl !== undefined && { redirectUrl }) };
}

/** Takes the window's place, or says why there is none: somebody was faster, or the time is up. */
async function book(work: Work, cart: CartState): Promise<ApiFailure | undefined> {
  const { row } = cart;
  const place = placeOf(row.distributionAddress);
  if (row.windowId === null || !place) throw new Error('A valid cart has no window');
  // What was held becomes the booking; the cart's own hold goes before the window is locked.
  await releaseHold(work, row.id);
  if (comesAlong(cart) || (await bookWindow(work, row.windowId))) return undefined;
  const window = await findWindow(work.db, work.tenant, row.windowId);
  return windowGone(windowFault(window, place, work.now) ?? '023');
}
