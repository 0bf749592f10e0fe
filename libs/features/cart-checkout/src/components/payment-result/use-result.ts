import { useCallback, useEffect, useRef, useState } from 'react';
import { cartRoute } from '@larder/contracts/cart';
import type { PaymentResult } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { orderingApi } from '../../api/ordering-api.js';
import { openAttempt } from '../order/order-attempt.js';
import { cartViewSlice } from '../../state/cart-view.js';
import { fetchPaymentResult, type PaymentOutcome } from './fetch-payment-result.js';
import { savePaymentMethod } from './save-payment-method.js';

/** Milliseconds between two polls, and their number before the shopper has to decide. */
export const pollMs = 3_000;
export const maxPolls = 40;

export type ResultPhase = 'asking' | 'stalled' | Exclude<PaymentOutcome['kind'], 'lead'>;

/**
 * Polls the payment's outcome: for two minutes, which is longer than a cart without an order stays
 * frozen, and then on request.
 */
export function useResult(order: string | undefined, result: PaymentResult) {
  const context = useFeature();
  const [resetCart] = orderingApi.useResetCartMutation();
  const [phase, setPhase] = useState<ResultPhase>('asking');
  const [turn, setTurn] = useState(0);
  const isGone = useRef(false);
  /** The order that all this is about, once its number is known. */
  const known = useRef(order);
  const wanted = useRef(result);
  const [paymentUrl, setPaymentUrl] = useState<string>();

  const ask = useCallback(async () => {
    const finding = await fetchPaymentResult(context, known.current);
    if (isGone.current) return;
    if (finding.kind === 'lead') {
      if (finding.isOrdered) await savePaymentMethod(context, wanted.current);
      // Another tab's order is confirmed there.
      if (finding.isElsewhere) openAttempt.clear();
      return context.navigate(finding.to, { replace: true });
    }
    if ('orderNumber' in finding) known.current = finding.orderNumber;
    setPhase(finding.kind);
    setPaymentUrl('paymentUrl' in finding ? finding.paymentUrl : undefined);
    if (finding.kind === 'pending') setTurn((before) => before + 1);
  }, [context]);

  useEffect(() => {
    isGone.current = false;
    context.dispatch(cartViewSlice.actions.dismissed());
    void ask();
    return () => {
      isGone.current = true;
    };
  }, [ask, context]);

  useEffect(() => {
    if (turn === 0) return;
    if (turn > maxPolls) return setPhase('stalled');
    const timer = setTimeout(() => void ask(), pollMs);
    return () => clearTimeout(timer);
  }, [turn, ask]);

  return {
    phase,
    orderNumber: known.current ?? '',
    paymentUrl,
    retry: () => {
      setPhase('asking');
      setTurn(0);
      void ask();
    },
    /** Takes the cart back from an order that does not end. */
    openCart: async () => {
      const { error } = await resetCart();
      if (error) return setPhase('unanswered');
      openAttempt.clear();
      context.navigate(context.href(cartRoute, {}) ?? '/');
    },
  };
}
