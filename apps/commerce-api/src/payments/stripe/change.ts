import type { ProviderWord, StartedPayment } from '../provider.js';
import type { OpenAccount } from './account.js';
import { changeKey } from './keys.js';
import { toCents, toUnits } from './money.js';
import type { Standing } from './standing.js';
import { readStanding, wordOf } from './standing.js';
import { isRefused } from './trouble.js';
import { chargeOf, refundedOf } from './word.js';

interface Change {
  readonly account: OpenAccount;
  readonly payment: StartedPayment;
  readonly now: Date;
  /** Throws when nobody waits for the answer any more. */
  readonly proceed: () => void;
}

/** Takes so many of the reserved cents; what is taken already stays as it is. */
export async function captureAt(change: Change, cents: number): Promise<ProviderWord> {
  const { account, payment, now, proceed } = change;
  const standing = await readStanding(account, payment);
  const { intent } = standing;
  if (intent?.status !== 'requires_capture') return wordOf(standing);
  proceed();
  const captured = await account.client.paymentIntents.capture(
    intent.id,
    { amount_to_capture: toUnits(cents, intent.currency), expand: ['latest_charge'] },
    { idempotencyKey: changeKey(payment, `capture-${cents}`, now) },
  );
  return wordOf(withIntent(standing, captured));
}

/** The standing after its record has changed. */
function withIntent({ session }: Standing, intent: NonNullable<Standing['intent']>): Standing {
  return { intent, ...(session && { session: { ...session, payment_intent: intent } }) };
}

const mostRounds = 2;

/**
 * Ends a payment, whatever it has come to. Between a look and the change somebody may have paid:
 * Stripe refuses then, and it is looked at anew.
 */
export async function undoAt(change: Change): Promise<ProviderWord> {
  const { account, payment, proceed } = change;
  let standing = await readStanding(account, payment);
  for (let round = 1; ; round += 1) {
    const end = ending(change, standing);
    if (!end) return wordOf(standing);
    proceed();
    try {
      await end();
    } catch (error) {
      if (!isRefused(error) || round === mostRounds) throw error;
    }
    proceed();
    standing = await readStanding(account, payment);
    if (round === mostRounds) return wordOf(standing);
  }
}

/** Statuses in which a payment without a page can be called off; one with a page only when reserved. */
const open = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** What is left to do until nothing is reserved and nothing is taken. */
function ending(
  change: Change,
  { session, intent }: Standing,
): (() => Promise<unknown>) | undefined {
  const { account, payment, now } = change;
  const { client } = account;
  const key = (what: string) => ({ idempotencyKey: changeKey(payment, what, now) });
  if (session?.status === 'open')
    return () => client.checkout.sessions.expire(session.id, {}, key('expire'));
  if (!intent) return undefined;
  const { id, status } = intent;
  if (status === 'requires_capture' || (!session && open.has(status)))
    return () => client.paymentIntents.cancel(id, {}, key('cancel'));
  const charge = chargeOf(intent);
  if (status !== 'succeeded' || !charge) return undefined;
  const refunded = refundedOf(charge);
  const rest = toCents(charge.amount_captured, charge.currency) - refunded;
  if (rest <= 0) return undefined;
  const amount = toUnits(rest, charge.currency);
  return () =>
    client.refunds.create({ payment_intent: id, amount }, key(`refund-${refunded}-${rest}`));
}
