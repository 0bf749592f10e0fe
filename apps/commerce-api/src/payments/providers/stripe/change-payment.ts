import type { PaymentStatusUpdate, StartedPayment } from '../provider.js';
import type { OpenAccount } from './accounts/account.js';
import { changeKey } from './idempotency-keys.js';
import { toCents, toUnits } from './money.js';
import type { StripePayment } from './stripe-payment.js';
import { readStripePayment, statusUpdateOf } from './stripe-payment.js';
import { isRefused } from './stripe-errors.js';
import { chargeOf, refundedOf } from './status.js';

interface PaymentChange {
  readonly account: OpenAccount;
  readonly payment: StartedPayment;
  readonly now: Date;
  /** Throws when the call was aborted. */
  readonly proceed: () => void;
}

/** Captures so many of the reserved cents; an existing capture stays unchanged. */
export async function capturePayment(
  change: PaymentChange,
  cents: number,
): Promise<PaymentStatusUpdate> {
  const { account, payment, proceed } = change;
  const standing = await readStripePayment(account, payment);
  const { intent } = standing;
  if (intent?.status !== 'requires_capture') return statusUpdateOf(standing);
  proceed();
  const captured = await account.client.paymentIntents.capture(
    intent.id,
    { amount_to_capture: toUnits(cents, intent.currency), expand: ['latest_charge'] },
    keyOf(change, `capture-${cents}`),
  );
  return statusUpdateOf(withIntent(standing, captured));
}

/** The standing after its record has changed. */
function withIntent(
  { session }: StripePayment,
  intent: NonNullable<StripePayment['intent']>,
): StripePayment {
  return { intent, ...(session && { session: { ...session, payment_intent: intent } }) };
}

/** What is left to do; undefined when nothing is. */
type RemainingAction = (standing: StripePayment) => (() => Promise<unknown>) | undefined;

const maxRounds = 2;

/**
 * Reads the state and does what is left. If somebody pays in between, Stripe rejects the call and the
 * state is read again.
 */
async function runRemaining(
  { account, payment, proceed }: PaymentChange,
  left: RemainingAction,
): Promise<PaymentStatusUpdate> {
  let standing = await readStripePayment(account, payment);
  for (let round = 1; ; round += 1) {
    const work = left(standing);
    if (!work) return statusUpdateOf(standing);
    proceed();
    try {
      await work();
    } catch (error) {
      if (!isRefused(error) || round === maxRounds) throw error;
    }
    proceed();
    standing = await readStripePayment(account, payment);
    if (round === maxRounds) return statusUpdateOf(standing);
  }
}

/** Refunds captured money up to a total of so many cents; the order stays valid. */
export async function refundPayment(
  change: PaymentChange,
  cents: number,
): Promise<PaymentStatusUpdate> {
  const update = await runRemaining(change, (standing) => refundUpTo(change, standing, cents));
  return update.captured > 0 ? { ...update, state: 'CAPTURED' } : update;
}

/** Ends a payment in any state. */
export function cancelPayment(change: PaymentChange): Promise<PaymentStatusUpdate> {
  return runRemaining(change, (standing) => cancellationOf(change, standing));
}

/** Statuses in which a payment without a page can be called off; one with a page only when reserved. */
const cancellableStatuses = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

function cancellationOf(
  change: PaymentChange,
  standing: StripePayment,
): ReturnType<RemainingAction> {
  const { session, intent } = standing;
  const { client } = change.account;
  if (session?.status === 'open')
    return () => client.checkout.sessions.expire(session.id, {}, keyOf(change, 'expire'));
  if (!intent) return undefined;
  const { id, status } = intent;
  if (status === 'requires_capture' || (!session && cancellableStatuses.has(status)))
    return () => client.paymentIntents.cancel(id, {}, keyOf(change, 'cancel'));
  return refundUpTo(change, standing, Number.MAX_SAFE_INTEGER);
}

/** A refund up to a total of so many cents; its key contains the previous and the new total. */
function refundUpTo(
  change: PaymentChange,
  { intent }: StripePayment,
  cents: number,
): ReturnType<RemainingAction> {
  const charge = intent?.status === 'succeeded' ? chargeOf(intent) : undefined;
  if (!charge) return undefined;
  const { currency, amount_captured: captured } = charge;
  const before = refundedOf(charge);
  const rest = Math.min(cents, toCents(captured, currency)) - before;
  if (rest <= 0) return undefined;
  const params = { payment_intent: intent?.id ?? '', amount: toUnits(rest, currency) };
  const key = keyOf(change, `refund-${before}-${before + rest}`);
  return () => change.account.client.refunds.create(params, key);
}

const keyOf = ({ payment, now }: PaymentChange, what: string) => ({
  idempotencyKey: changeKey(payment, what, now),
});
