import type { Stripe } from 'stripe';
import type { PaymentStatusUpdate } from '../provider.js';
import { textsFor } from './texts.js';

type PaymentFailure = NonNullable<PaymentStatusUpdate['failure']>;
type Reason = Exclude<
  keyof ReturnType<typeof textsFor>,
  'order' | 'reserved' | 'charged' | 'setup'
>;

/**
 * Codes of Stripe and banks, and what a shopper can do. That a card is reported stolen is not shown.
 */
const reasons: Readonly<Partial<Record<string, Reason>>> = {
  expired_card: 'expiredCard',
  insufficient_funds: 'noFunds',
  withdrawal_count_limit_exceeded: 'noFunds',
  card_velocity_exceeded: 'noFunds',
  authentication_required: 'notConfirmed',
  payment_intent_authentication_failure: 'notConfirmed',
};

const codes: Readonly<Record<Reason, string>> = {
  declined: 'DECLINED',
  expiredCard: 'EXPIRED_CARD',
  noFunds: 'INSUFFICIENT_FUNDS',
  notConfirmed: 'NOT_CONFIRMED',
  expired: 'EXPIRED',
};

const failureOf = (reason: Reason, locale: string): PaymentFailure => ({
  code: codes[reason],
  description: textsFor(locale)[reason],
});

/** Why a payment was declined, in the shop's texts. */
export function declineOf(
  error: Stripe.PaymentIntent.LastPaymentError | null,
  locale: string,
): PaymentFailure {
  const names = [error?.decline_code, error?.code];
  const reason = names.map((name) => reasons[name ?? '']).find((one) => one !== undefined);
  return failureOf(reason ?? 'declined', locale);
}

/** It was not paid in time. */
export const expiredFailure = (locale: string): PaymentFailure => failureOf('expired', locale);
