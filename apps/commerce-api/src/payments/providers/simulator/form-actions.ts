import { randomUUID } from 'node:crypto';
import type { Database } from '../../../kernel/database/database.js';
import type { CardDetails } from '../provider.js';
import { isIban } from './accounts/iban.js';
import type { Behaviour } from './test-cards.js';
import {
  behaviourOf,
  behaviourOfToken,
  digitsOf,
  cardDetailsOf,
  isCardNumber,
  readExpiry,
} from './test-cards.js';
import type { Outcome, SimulatedPayment } from './store.js';
import { decideOpen, findSimulatedPayment, scheduleNext } from './store.js';
import { queueWebhook } from './webhook-queue.js';
import { isCapturedImmediately } from './immediate-capture.js';
import { statusUpdateOf } from './status.js';
import { answerOf, isVpa } from './accounts/upi.js';

const delayedMs = 20_000;
const mandateMs = 5_000;

interface SimulatorContext {
  readonly db: Database;
  readonly now: Date;
}

export type FormFields = Readonly<Record<string, string | undefined>>;
/** `stay`: the shopper has something to do here still. */
export type NextPage =
  'leave' | 'stay' | 'invalidNumber' | 'invalidExpiry' | 'invalidIban' | 'invalidVpa';

/** What the shopper pressed, and what follows. */
export async function handleFormAction(
  scene: SimulatorContext,
  payment: SimulatedPayment,
  fields: FormFields,
): Promise<NextPage> {
  const { action } = fields;
  if (action === 'cancel')
    return finishPayment(scene, payment, { state: 'CANCELLED', failureCode: 'CANCELLED' });
  if (action === 'refuse' || action === 'deny') return finishPayment(scene, payment, declined);
  if (action === 'confirm' && payment.plan === 'secure')
    return finishPayment(scene, payment, paidOutcome(payment, scene.now));
  if (action !== 'pay' || payment.plan !== null) return 'stay';
  if (payment.methodKey === 'sepa-debit') return acceptMandate(scene, payment, fields['iban']);
  if (payment.methodKey === 'upi') return requestByUpi(scene, payment, fields['vpa']);
  if (payment.methodKey !== 'credit-cards')
    return finishPayment(scene, payment, paidOutcome(payment, scene.now));
  if (payment.saved)
    return payBy(scene, payment, payment.saved, behaviourOfToken(payment.saved.token));
  const digits = digitsOf(fields['number'] ?? '');
  if (!isCardNumber(digits)) return 'invalidNumber';
  const expiry = readExpiry(fields['expiry'] ?? '', scene.now);
  if (!expiry) return 'invalidExpiry';
  return payBy(scene, payment, cardDetailsOf(digits, expiry), behaviourOf(digits));
}

const declined: Outcome = { state: 'DECLINED', failureCode: 'DECLINED' };

/** The mandate stands when the bank has looked at the account: the shopper leaves before. */
async function acceptMandate(
  { db, now }: SimulatorContext,
  payment: SimulatedPayment,
  iban = '',
): Promise<NextPage> {
  if (!isIban(iban)) return 'invalidIban';
  await scheduleNext(db, payment, { plan: 'late', at: new Date(now.getTime() + mandateMs) });
  return 'leave';
}

/** The shopper approves the request in their app: the shop waits for its webhook. */
async function requestByUpi(
  { db, now }: SimulatorContext,
  payment: SimulatedPayment,
  vpa = '',
): Promise<NextPage> {
  const address = vpa.trim();
  if (!isVpa(address)) return 'invalidVpa';
  const { plan, afterMs } = answerOf(address);
  await scheduleNext(db, payment, { plan, at: new Date(now.getTime() + afterMs) });
  return 'leave';
}

async function payBy(
  scene: SimulatorContext,
  payment: SimulatedPayment,
  card: CardDetails,
  behaviour: Behaviour,
): Promise<NextPage> {
  if (behaviour === 'secure') {
    await scheduleNext(scene.db, payment, { plan: behaviour, card });
    return 'stay';
  }
  if (behaviour === 'silent' || behaviour === 'late') {
    const at = new Date(scene.now.getTime() + delayedMs);
    await scheduleNext(scene.db, payment, {
      plan: behaviour,
      card,
      ...(behaviour === 'late' && { at }),
    });
    return 'leave';
  }
  if (behaviour === 'decline') return finishPayment(scene, payment, { ...declined, card });
  return finishPayment(scene, payment, { ...paidOutcome(payment, scene.now), card }, behaviour);
}

/** Milliseconds for which the simulator holds a reservation, as card schemes do. */
const reservationMs = 7 * 86_400_000;

/**
 * Result of a payment without the shopper: where the bank would require confirmation, it is declined.
 * It is decided once, and also sent as a webhook.
 */
export async function payUnattended(
  scene: SimulatorContext,
  payment: SimulatedPayment,
): Promise<void> {
  const behaviour = behaviourOfToken(payment.saved?.token ?? '');
  const isDeclined = ['decline', 'secure', 'declinedLater'].includes(behaviour);
  const card = payment.saved ?? undefined;
  await finishPayment(scene, payment, {
    ...(isDeclined ? declined : paidOutcome(payment, scene.now)),
    card,
  });
}

/** Result of a payment that was confirmed in a wallet: decided once, and sent as a webhook too. */
export async function payByWallet(
  scene: SimulatorContext,
  payment: SimulatedPayment,
): Promise<void> {
  await finishPayment(scene, payment, paidOutcome(payment, scene.now));
}

/** Paid: saved for later, reserved for a week, or captured where the method cannot be reserved. */
export function paidOutcome(payment: SimulatedPayment, now: Date): Outcome {
  if (payment.isSetup) return { state: 'SAVED' };
  if (isCapturedImmediately(payment)) return { state: 'CAPTURED' };
  return { state: 'AUTHORISED', authorisedUntil: new Date(now.getTime() + reservationMs) };
}

/** Result of a payment that was to be decided later. */
export function dueOutcome(payment: SimulatedPayment, now: Date): Outcome {
  if (payment.plan === 'upiDeclined') return declined;
  if (payment.plan === 'upiExpired') return { state: 'CANCELLED', failureCode: 'NOT_APPROVED' };
  return paidOutcome(payment, now);
}

/** Decides a payment and sends webhooks, as often and in the order that the test card defines. */
export async function finishPayment(
  { db, now }: SimulatorContext,
  payment: SimulatedPayment,
  outcome: Outcome,
  behaviour?: Behaviour,
): Promise<NextPage> {
  if (!(await decideOpen(db, payment, outcome))) return 'leave';
  const after = await findSimulatedPayment(db, payment.provider, payment.reference);
  const times = behaviour === 'doubled' ? 5 : 1;
  if (after) await queueWebhooks({ db, now }, after, times);
  if (behaviour === 'disordered')
    await queueWebhooks({ db, now: new Date(now.getTime() + 1) }, payment, 1);
  return 'leave';
}

async function queueWebhooks(
  { db, now }: SimulatorContext,
  payment: SimulatedPayment,
  times: number,
): Promise<void> {
  const { provider, tenant } = payment;
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    tenant,
    update: statusUpdateOf(payment),
  });
  await queueWebhook(db, { provider, tenant, body, times }, now);
}
