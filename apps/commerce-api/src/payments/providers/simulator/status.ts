import type { PaymentStatusUpdate } from '../provider.js';
import type { SimulatedPayment } from './store.js';
import { textsFor } from './texts.js';

/** The simulator's status of a payment. */
export function statusUpdateOf(payment: SimulatedPayment): PaymentStatusUpdate {
  const { paymentId, reference, state, currency, captured, refunded, failureCode, card } = payment;
  const { authorisedUntil } = payment;
  const isReserved = state === 'AUTHORISED' || state === 'CAPTURED';
  return {
    paymentId,
    reference,
    state,
    currency,
    captured,
    refunded,
    authorised: isReserved ? payment.amount : 0,
    ...(state === 'AUTHORISED' &&
      authorisedUntil !== null && { authorisedUntil: authorisedUntil.toISOString() }),
    ...(failureCode !== null && {
      failure: { code: failureCode, description: failureText(payment.locale, failureCode) },
    }),
    ...(card && { card }),
  };
}

function failureText(locale: string, code: string): string {
  const texts = textsFor(locale);
  if (code === 'NOT_APPROVED') return texts.failureNotApproved;
  if (code === 'EXPIRED') return texts.failureExpired;
  return code === 'CANCELLED' ? texts.failureCancelled : texts.failureDeclined;
}
