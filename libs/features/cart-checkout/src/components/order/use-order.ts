import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { checkoutConfirmationRoute, type CheckoutResult } from '@larder/contracts/checkout';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { openAttempt } from './order-attempt.js';
import { onCartOrdered, orderOfCart } from './ordered-cart.js';
import { goToPaymentResult } from '../payment-result/go-to-payment-result.js';
import { redirectToPayment } from './redirect-to-payment.js';
import { placeOrder, resumeOrder, type OrderOutcome } from './place-order.js';
import { takeMissedOrder } from './confirmed-order.js';

/** `placing` also while the outcome of an order from before a reload is fetched. */
export type OrderPhase = 'idle' | 'placing' | 'unanswered' | 'done';

/** Places the order from the page, and resumes one whose response a reload lost. */
export function useOrder(cart: Cart | null | undefined) {
  const context = useFeature();
  const [phase, setPhase] = useState<OrderPhase>('idle');
  /** Number of refusals; the findings take the focus after each one. */
  const [refusals, setRefusals] = useState(0);

  const lead = ({ redirectUrl, orderNumber }: Partial<CheckoutResult>, isNew = false) => {
    setPhase('done');
    // A shopper who returns from the provider without a result sees the payment's status.
    if (redirectUrl !== undefined && orderNumber !== undefined)
      return isNew ? redirectToPayment(redirectUrl) : goToPaymentResult(context, orderNumber);
    const ok = context.href(checkoutConfirmationRoute, {}, { order: orderNumber });
    context.navigate(ok ?? '/', { replace: true });
  };
  const end = (outcome: OrderOutcome, isNew: boolean) => {
    if (outcome.kind === 'busy') return;
    if (outcome.kind === 'unanswered') return setPhase('unanswered');
    if (outcome.kind === 'refused') {
      setRefusals((count) => count + 1);
      return setPhase('idle');
    }
    lead(outcome.result, isNew);
  };
  const start = (outcome: Promise<OrderOutcome>, isNew = false) => {
    setPhase('placing');
    void outcome.then((ended) => end(ended, isNew));
  };

  const isExamined = useRef(false);
  useEffect(() => {
    if (isExamined.current || cart === undefined) return;
    isExamined.current = true;
    const attempt = openAttempt.read();
    if (!attempt) {
      const orderNumber = cart === null ? takeMissedOrder() : undefined;
      return orderNumber === undefined ? undefined : lead({ orderNumber });
    }
    // An open cart of that id was never ordered: there is nothing to take up.
    if (cart?.id === attempt.input.cartId && cart.cartStatus === 'OPEN') return openAttempt.clear();
    start(resumeOrder(context, attempt));
    // Examined once, when the cart is known.
  }, [cart]);

  const [orderedCount, setOrderedCount] = useState(0);
  useEffect(() => onCartOrdered(() => setOrderedCount((count) => count + 1)), []);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (cart) shown.current = cart.id;
    if (phase !== 'idle' || cart?.cartStatus === 'OPEN') return;
    // Another tab has ordered what was shown here, or is about to.
    const orderNumber = cart === null ? orderOfCart(shown.current) : undefined;
    if (orderNumber !== undefined) {
      openAttempt.clear();
      lead({ orderNumber });
    } else if (refusals > 0 && openAttempt.read()) goToPaymentResult(context);
  }, [cart, phase, refusals, orderedCount]);

  const resume = () => {
    const attempt = openAttempt.read();
    if (attempt) start(resumeOrder(context, attempt));
  };
  // The cart is gone: the order was placed, and only its response was lost.
  const isAnswerLost = phase === 'unanswered' && cart === null;
  const hasResumed = useRef(false);
  useEffect(() => {
    if (!isAnswerLost || hasResumed.current) return;
    hasResumed.current = true;
    resume();
    // Once automatically; from then on when the shopper retries.
  }, [isAnswerLost]);

  return {
    phase,
    refusals,
    isAnswerLost,
    resume,
    place: (method: PaymentMethodKey | undefined, confirmedAge?: number) =>
      start(placeOrder(context, method, confirmedAge), true),
  };
}
