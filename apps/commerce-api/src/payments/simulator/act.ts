import { randomUUID } from 'node:crypto';
import type { Database } from '../../kernel/database.js';
import type { CardFacts } from '../provider.js';
import type { Behaviour } from './cards.js';
import {
  behaviourOf,
  behaviourOfToken,
  digitsOf,
  factsOf,
  isCardNumber,
  readExpiry,
} from './cards.js';
import type { Outcome, SimulatedPayment } from './store.js';
import { decideOpen, find, planNext, queueWebhook } from './store.js';
import { isTakenAtOnce } from './at-once.js';
import { wordOf } from './word.js';

const lateMs = 20_000;

interface Scene {
  readonly db: Database;
  readonly now: Date;
}

export type Fields = Readonly<Record<string, string | undefined>>;
/** `stay`: the shopper has something to do here still. */
export type Next = 'leave' | 'stay' | 'invalidNumber' | 'invalidExpiry';

/** What the shopper pressed, and what follows. */
export async function act(scene: Scene, payment: SimulatedPayment, fields: Fields): Promise<Next> {
  const { action } = fields;
  if (action === 'cancel')
    return end(scene, payment, { state: 'CANCELLED', failureCode: 'CANCELLED' });
  if (action === 'refuse' || action === 'deny') return end(scene, payment, declined);
  if (action === 'confirm' && payment.plan === 'secure')
    return end(scene, payment, paidOutcome(payment, scene.now));
  if (action !== 'pay' || payment.plan !== null) return 'stay';
  if (payment.methodKey !== 'credit-cards')
    return end(scene, payment, paidOutcome(payment, scene.now));
  if (payment.saved)
    return payBy(scene, payment, payment.saved, behaviourOfToken(payment.saved.token));
  const digits = digitsOf(fields['number'] ?? '');
  if (!isCardNumber(digits)) return 'invalidNumber';
  const expiry = readExpiry(fields['expiry'] ?? '', scene.now);
  if (!expiry) return 'invalidExpiry';
  return payBy(scene, payment, factsOf(digits, expiry), behaviourOf(digits));
}

const declined: Outcome = { state: 'DECLINED', failureCode: 'DECLINED' };

async function payBy(
  scene: Scene,
  payment: SimulatedPayment,
  card: CardFacts,
  behaviour: Behaviour,
): Promise<Next> {
  if (behaviour === 'secure') {
    await planNext(scene.db, payment, { plan: behaviour, card });
    return 'stay';
  }
  if (behaviour === 'silent' || behaviour === 'late') {
    const at = new Date(scene.now.getTime() + lateMs);
    await planNext(scene.db, payment, {
      ...{ plan: behaviour, card },
      ...(behaviour === 'late' && { at }),
    });
    return 'leave';
  }
  if (behaviour === 'decline') return end(scene, payment, { ...declined, card });
  return end(scene, payment, { ...paidOutcome(payment, scene.now), card }, behaviour);
}

/** Milliseconds for which the simulator holds a reservation, as card schemes do. */
const reservationMs = 7 * 86_400_000;

/**
 * What a payment without the shopper comes to: whatever the bank would have to ask for is declined. It is
 * decided once, and told by a webhook as well.
 */
export async function payUnattended(scene: Scene, payment: SimulatedPayment): Promise<void> {
  const behaviour = behaviourOfToken(payment.saved?.token ?? '');
  const isDeclined = ['decline', 'secure', 'declinedLater'].includes(behaviour);
  const card = payment.saved ?? undefined;
  await end(scene, payment, { ...(isDeclined ? declined : paidOutcome(payment, scene.now)), card });
}

/** Paid: saved for later, reserved for a week, or captured where the method cannot be reserved. */
export function paidOutcome(payment: SimulatedPayment, now: Date): Outcome {
  if (payment.isSetup) return { state: 'SAVED' };
  if (isTakenAtOnce(payment)) return { state: 'CAPTURED' };
  return { state: 'AUTHORISED', authorisedUntil: new Date(now.getTime() + reservationMs) };
}

/** Decides a payment and tells the shop by webhooks, as often and in the order that the card wants. */
export async function end(
  { db, now }: Scene,
  payment: SimulatedPayment,
  outcome: Outcome,
  behaviour?: Behaviour,
): Promise<Next> {
  if (!(await decideOpen(db, payment, outcome))) return 'leave';
  const after = await find(db, payment.provider, payment.reference);
  const times = behaviour === 'doubled' ? 5 : 1;
  if (after) await tell({ db, now }, after, times);
  if (behaviour === 'disordered') await tell({ db, now: new Date(now.getTime() + 1) }, payment, 1);
  return 'leave';
}

async function tell({ db, now }: Scene, payment: SimulatedPayment, times: number): Promise<void> {
  const { provider, tenant } = payment;
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, tenant, word: wordOf(payment) });
  await queueWebhook(db, { provider, tenant, body, times }, now);
}
