import { checkoutConfirmationRoute, checkoutRoute } from '@larder/contracts/checkout';
import type { FeatureContext } from '@larder/platform';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { checkoutApi } from '../../api/checkout-api.js';
import { openAttempt } from '../order/order-attempt.js';
import { recordOrderedCart, orderOfCart } from '../order/ordered-cart.js';
import { resumeOrder } from '../order/place-order.js';
import { checkoutSlice } from '../../state/checkout.js';
import { paymentFailed } from '../../state/payment-error.js';
import { getText } from '../../messages/result-text.js';

/** What is known of a payment, and of the order that it is for. */
export type PaymentOutcome =
  /** The order is placed, or the checkout shows why not: the URL to continue at. */
  | {
      readonly kind: 'lead';
      readonly to: string;
      readonly isOrdered?: true;
      readonly isElsewhere?: true;
    }
  /** The provider, or another tab of this visitor, has not finished yet. */
  | { readonly kind: 'pending'; readonly orderNumber?: string; readonly paymentUrl?: string }
  | { readonly kind: 'cancelled'; readonly orderNumber: string }
  /** The shop did not respond. */
  | { readonly kind: 'unanswered' }
  /** No payment is pending: the cart can be changed, or there is none. */
  | { readonly kind: 'nothing' };

/**
 * CHK-07: fetches the outcome of the order with a known number, else of this tab's attempt, else of the
 * frozen cart.
 */
export async function fetchPaymentResult(
  context: FeatureContext,
  known?: string,
): Promise<PaymentOutcome> {
  if (known !== undefined) return stateOf(context, known);
  const { dispatch } = context;
  const { data: cart } = await dispatch(refetchCart());
  if (cart === undefined) return { kind: 'unanswered' };
  const attempt = openAttempt.read();
  const isSent = attempt && !(cart?.id === attempt.input.cartId && cart.cartStatus === 'OPEN');
  if (!isSent) return { kind: cart?.cartStatus === 'FINALIZED' ? 'pending' : 'nothing' };
  const outcome = await resumeOrder(context, attempt);
  if (outcome.kind === 'busy') return { kind: 'pending' };
  if (outcome.kind === 'unanswered') return { kind: 'unanswered' };
  if (outcome.kind === 'refused') {
    if (!openAttempt.read()) return outcomeOf(context.href(checkoutRoute, {}));
    // Another tab was faster, and reports its order once it is answered.
    const ordered = orderOfCart(attempt.input.cartId);
    if (ordered === undefined) return { kind: 'pending' };
    const found = await stateOf(context, ordered);
    return found.kind === 'lead' ? { ...found, isElsewhere: true } : found;
  }
  const { orderNumber } = outcome.result;
  return orderNumber === undefined ? { kind: 'pending' } : stateOf(context, orderNumber);
}

/** The order's own status counts, not the URL of the provider's redirect. */
async function stateOf(context: FeatureContext, orderNumber: string): Promise<PaymentOutcome> {
  const { getOrder } = checkoutApi.endpoints;
  const fresh = { forceRefetch: true, subscribe: false } as const;
  const { data: order } = await context.dispatch(getOrder.initiate(orderNumber, fresh));
  if (!order) return { kind: 'unanswered' };
  const { paymentUrl, paymentError } = order;
  if (order.status === 'PAYMENT_PENDING')
    return { kind: 'pending', orderNumber, ...(paymentUrl !== undefined && { paymentUrl }) };
  if (order.status === 'CANCELLED') {
    openAttempt.clear();
    if (!paymentError) return { kind: 'cancelled', orderNumber };
    // CHK-07, CHK-14: the cart is reopened, and the checkout shows why.
    await context.dispatch(refetchCart());
    const message = paymentError.description || getText(context.texts)('failed');
    context.dispatch(checkoutSlice.actions.found([{ code: paymentFailed, message }]));
    return outcomeOf(context.href(checkoutRoute, {}));
  }
  const attempt = openAttempt.read();
  if (attempt) recordOrderedCart({ cart: attempt.input.cartId, order: orderNumber });
  // While the payment was pending, this page had the cart that is an order now.
  await context.dispatch(refetchCart());
  const confirmation = context.href(checkoutConfirmationRoute, {}, { order: orderNumber });
  return { kind: 'lead', to: confirmation ?? '/', isOrdered: true };
}

const outcomeOf = (to: string | undefined): PaymentOutcome => ({ kind: 'lead', to: to ?? '/' });
