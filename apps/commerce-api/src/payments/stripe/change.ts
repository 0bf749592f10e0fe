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
  const { account, payment, proceed } = change;
  const standing = await readStanding(account, payment);
  const { intent } = standing;
  if (intent?.status !== 'requires_capture') return wordOf(standing);
  proceed();
  const captured = await account.client.paymentIntents.capture(
    intent.id,
    { amount_to_capture: toUnits(cents, intent.currency), expand: ['latest_charge'] },
    keyOf(change, `capture-${cents}`),
  );
  return wordOf(withIntent(standing, captured));
}

/** The standing after its record has changed. */
function withIntent({ session }: Standing, intent: NonNullable<Standing['intent']>): Standing {
  return { intent, ...(session && { session: { ...session, payment_intent: intent } }) };
}

/** What is left to do; undefined when nothing is. */
type Left = (standing: Standing) => (() => Promise<unknown>) | undefined;

const mostRounds = 2;

/**
 * Looks, and does what is left. Between the two somebody may have paid: Stripe refuses then, and it is
 * looked at anew.
 */
async function finish({ account, payment, proceed }: Change, left: Left): Promise<ProviderWord> {
  let standing = await readStanding(account, payment);
  for (let round = 1; ; round += 1) {
    const work = left(standing);
    if (!work) return wordOf(standing);
    proceed();
    try {
      await work();
    } catch (error) {
      if (!isRefused(error) || round === mostRounds) throw error;
    }
    proceed();
    standing = await readStanding(account, payment);
    if (round === mostRounds) return wordOf(standing);
  }
}

/** Gives so many of the captured cents back in all; the order they are of stands. */
export async function refundAt(change: Change, cents: number): Promise<ProviderWord> {
  const word = await finish(change, (standing) => refundUpTo(change, standing, cents));
  return word.captured > 0 ? { ...word, state: 'CAPTURED' } : word;
}

/** Ends a payment, whatever it has come to. */
export function undoAt(change: Change): Promise<ProviderWord> {
  return finish(change, (standing) => ending(change, standing));
}

/** Statuses in which a payment without a page can be called off; one with a page only when reserved. */
const open = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

function ending(change: Change, standing: Standing): ReturnType<Left> {
  const { session, intent } = standing;
  const { client } = change.account;
  if (session?.status === 'open')
    return () => client.checkout.sessions.expire(session.id, {}, keyOf(change, 'expire'));
  if (!intent) return undefined;
  const { id, status } = intent;
  if (status === 'requires_capture' || (!session && open.has(status)))
    return () => client.paymentIntents.cancel(id, {}, keyOf(change, 'cancel'));
  return refundUpTo(change, standing, Number.MAX_SAFE_INTEGER);
}

/** A refund of what is missing to so many cents; its key tells from where to where. */
function refundUpTo(change: Change, { intent }: Standing, cents: number): ReturnType<Left> {
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

const keyOf = ({ payment, now }: Change, what: string) => ({
  idempotencyKey: changeKey(payment, what, now),
});
