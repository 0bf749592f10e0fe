import type { ErrorCode } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import { orderPlaced, type CheckoutResult } from '@larder/contracts/checkout';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { codeOf, isCallError, isUnreachable, type FeatureContext } from '@larder/platform';
import { cachedCart, writeCart } from '../../api/cart/cart-cache.js';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { orderingApi } from '../../api/ordering-api.js';
import { checkoutApi, type OrderAttempt } from '../../api/checkout-api.js';
import { invalidateTimeSlots } from '../../api/distribution-api.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { validateCart } from '../cart/validation/validate-cart.js';
import { isTimeSlotError } from '../cart/validation/validation-groups.js';
import { cashDraft, cashFor, dueAtDoor } from '../checkout/payment/cash/cash-draft.js';
import { methodDraft } from '../checkout/payment/method-draft.js';
import { checkoutSlice } from '../../state/checkout.js';
import { stateOf } from '../../state/state.js';
import { attemptFor } from './attempt-for.js';
import { openAttempt } from './order-attempt.js';
import { getText } from '../../messages/order-text.js';
import { recordOrderedCart } from './ordered-cart.js';

export type OrderOutcome =
  | { readonly kind: 'ordered'; readonly result: CheckoutResult }
  /** The findings show the reason at its step. */
  | { readonly kind: 'refused' }
  /** No response; retrying is safe. */
  | { readonly kind: 'unanswered' }
  /** A previous click is still being processed. */
  | { readonly kind: 'busy' };

/**
 * Places the order of the cart: finalizes the cart, then posts the checkout (CHK-04). The idempotency
 * key makes it one order despite double clicks, reloads and lost responses.
 */
export function placeOrder(
  context: FeatureContext,
  methodKey: PaymentMethodKey | undefined,
  confirmedAge?: number,
): Promise<OrderOutcome> {
  return whileProcessing(context, async () => {
    const cart = cachedCart(context.getState());
    if (!cart) return { kind: 'refused' };
    const expectedTotal = cart.priceInfo.total;
    const attempt = attemptFor({
      cartId: cart.id,
      ...(methodKey !== undefined && { methodKey }),
      expectedTotal,
      ...(confirmedAge !== undefined && { confirmedAge }),
      ...cashOf(cart, methodKey),
    });
    if (cart.cartStatus !== 'FINALIZED') {
      const { error } = await enqueueChange(context, orderingApi.endpoints.finalizeCart.initiate());
      // Another tab is ordering: the payment result page, to which the change redirected, polls the
      // outcome.
      if (codeOf(error) === ('3' satisfies ErrorCode)) return { kind: 'busy' };
      if (error) return refused(context, error);
    }
    return send(context, attempt);
  });
}

/** The cash that the shopper said to pay with, while it is enough. */
function cashOf(cart: Cart, methodKey: PaymentMethodKey | undefined) {
  const paysWith = methodKey === 'payment-at-the-door' ? cashFor(cart.id)?.paysWith : undefined;
  return paysWith !== undefined && paysWith >= dueAtDoor(cart) ? { paysWith } : {};
}

/** Fetches the outcome of an order whose response was lost, with its key. */
export function resumeOrder(context: FeatureContext, attempt: OrderAttempt): Promise<OrderOutcome> {
  return whileProcessing(context, () => send(context, attempt));
}

/** CHK-02: the flag is on in between; when it goes off, the cart is refetched (CART-30). */
async function whileProcessing(
  context: FeatureContext,
  work: () => Promise<OrderOutcome>,
): Promise<OrderOutcome> {
  const { processing } = checkoutSlice.actions;
  if (stateOf(context.getState()).checkout.isProcessing) return { kind: 'busy' };
  context.dispatch(processing(true));
  try {
    return await work();
  } finally {
    context.dispatch(processing(false));
    void context.dispatch(refetchCart());
  }
}

async function send(context: FeatureContext, attempt: OrderAttempt): Promise<OrderOutcome> {
  const { data, error } = await context.dispatch(
    checkoutApi.endpoints.postCheckout.initiate(attempt),
  );
  if (!data) return refused(context, error);
  // The attempt stays open until the confirmation is shown.
  writeCart(context.dispatch, null);
  const { methodChosen, found } = checkoutSlice.actions;
  methodDraft.clear();
  cashDraft.clear();
  context.dispatch(methodChosen(undefined));
  context.dispatch(found([]));
  context.dispatch(invalidateTimeSlots());
  const { orderNumber } = data;
  if (data.status === 'ORDERED' && orderNumber !== undefined) {
    recordOrderedCart({ cart: attempt.input.cartId, order: orderNumber });
    context.emit(orderPlaced, { orderNumber });
  }
  return { kind: 'ordered', result: data };
}

const statusOf = ({ getState }: FeatureContext) => cachedCart(getState())?.cartStatus;

async function reopenCart(context: FeatureContext) {
  if (statusOf(context) === 'FINALIZED')
    await context.dispatch(orderingApi.endpoints.resetCart.initiate());
}

/** Opens the cart again and puts the reason where it belongs (CART-93, CHK-14, SLOT-16). */
async function refused(context: FeatureContext, error: unknown): Promise<OrderOutcome> {
  if (!isCallError(error) || isUnreachable(error)) return { kind: 'unanswered' };
  const { found, slotLost } = checkoutSlice.actions;
  const code = codeOf(error);
  const isChanged = code === ('CONFLICT' satisfies ErrorCode);
  await (isChanged ? context.dispatch(refetchCart()) : reopenCart(context));
  // Another tab orders the cart: this attempt fetches its outcome.
  const isElsewhere = isChanged && statusOf(context) !== 'OPEN';
  if (!isElsewhere) openAttempt.clear();
  const isInvalid = code === ('CART_INVALID' satisfies ErrorCode);
  if (isInvalid) await validateCart(context);
  const known = stateOf(context.getState()).checkout.errors;
  // Errors of single lines are shown at the order button; here, only that something changed.
  const isOfLines = known.some((one) => one.lineItemId);
  // A retried order that does not exist leaves no message.
  const isShown =
    isElsewhere ||
    code === ('NOT_FOUND' satisfies ErrorCode) ||
    (isInvalid && known.length > 0 && !isOfLines);
  if (!isShown) {
    // The backend's message is for developers; without a text of its own, an error gets the general
    // one.
    const message =
      error.data.customPayload?.paymentError?.description ??
      (isChanged || isOfLines ? getText(context.texts)('changed') : '');
    context.dispatch(found([...known, { code, message }]));
  }
  if (isTimeSlotError(code)) {
    context.dispatch(slotLost());
    context.dispatch(invalidateTimeSlots());
  }
  return { kind: 'refused' };
}
