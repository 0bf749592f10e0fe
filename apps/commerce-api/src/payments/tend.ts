import type { FastifyBaseLogger } from 'fastify';
import type { Work } from '../ordering/work.js';
import { failPoint } from '../kernel/fail-point.js';
import type { PaymentKernel } from './payment-kernel.js';
import type { Step } from './decide.js';
import { providerOf, withPatience } from './desk.js';
import { useSaved } from './authorise-later.js';
import { isEventKnown, noteEvent } from './events.js';
import { inPaymentsName } from './in-work.js';
import { cancelUnpaid } from '../orders/cancel.js';
import { dropOpen, giveUp } from './pending.js';
import type { PaymentProvider, ProviderWord, StartedPayment } from './provider.js';
import type { PaymentRow } from './repository.js';
import { findPayment, lockOrderOfPayment, patchPayment, paymentsOf } from './repository.js';
import { captureLeadMs, isReserved } from './reservation.js';
import { settle } from './settle.js';
import { openAtProvider } from './start.js';

export interface Attendant {
  readonly kernel: PaymentKernel;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Takes a word in, and notes what contradicts the shop's own books. A word that came as an event is
 * taken once; a refused one is not taken, so that it is refused again.
 */
export async function settleWord(
  { kernel, log }: Attendant,
  payment: PaymentRow,
  word: ProviderWord,
  event?: string,
): Promise<Step> {
  const step = await inPaymentsName(kernel, payment, (work) =>
    settleOnce(work, payment, word, event),
  );
  if (step.kind === 'refused') {
    const { id, orderNumber, provider } = payment;
    log.error({ payment: id, orderNumber, provider, why: step.why }, 'a payment was refused');
  }
  return step;
}

async function settleOnce(
  work: Work,
  payment: PaymentRow,
  word: ProviderWord,
  event: string | undefined,
): Promise<Step> {
  if (event !== undefined && (await isEventKnown(work, payment, event))) return { kind: 'nothing' };
  const step = await settle(work, payment, word);
  if (event !== undefined) failPoint('in-webhook');
  if (event !== undefined && step.kind !== 'refused') await noteEvent(work, payment, event);
  return step;
}

type Ask = (
  provider: PaymentProvider,
  payment: StartedPayment,
  signal: AbortSignal,
) => Promise<ProviderWord>;

/** What is due at the provider; undefined when nothing is. */
function askFor({ state, due, returned, refunded, captureFrom }: PaymentRow): Ask | undefined {
  if (state === 'AUTHORISED' && captureFrom === null) return undefined;
  if (state === 'OPEN') return (provider, payment, signal) => provider.ask(payment, signal);
  if (state === 'AUTHORISED')
    return (provider, payment, signal) => provider.capture(payment, due, signal);
  if (state === 'CAPTURED' && refunded < returned)
    return (provider, payment, signal) => provider.refund(payment, returned, signal);
  return state === 'UNDO_DUE'
    ? (provider, payment, signal) => provider.undo(payment, signal)
    : undefined;
}

/** Does with the provider what is due for a payment; what fails is tried again later. */
async function askProvider(of: Attendant, payment: PaymentRow): Promise<Step | undefined> {
  const { kernel, log } = of;
  const provider = providerOf(kernel.payments, payment.provider);
  const ask = askFor(payment);
  if (!provider || !ask) return undefined;
  try {
    const { tenant, id: paymentId } = payment;
    // A start whose answer was lost is the same one when it is repeated.
    const reference = payment.reference ?? (await openAtProvider(kernel, payment))?.reference;
    if (reference === undefined) return undefined;
    const started = { tenant, paymentId, reference };
    if (payment.state === 'AUTHORISED') failPoint('before-capture');
    if (payment.state === 'CAPTURED') failPoint('before-refund');
    const word = await withPatience(kernel.payments, (signal) => ask(provider, started, signal));
    if (word.state === 'CAPTURED') failPoint(word.refunded > 0 ? 'after-refund' : 'after-capture');
    return await settleWord(of, payment, word);
  } catch (error) {
    const { id, orderNumber } = payment;
    log.warn({ err: error, payment: id, orderNumber }, 'a payment provider did not answer');
    return undefined;
  }
}

const tooLate = { code: 'TOO_LATE', description: '' };

/** Cancels the order of a payment that is still open when its time is over. */
async function expire({ kernel, log }: Attendant, payment: PaymentRow): Promise<void> {
  await inPaymentsName(kernel, payment, async (work) => {
    const order = await lockOrderOfPayment(work, payment.orderNumber);
    const payments = await paymentsOf(work, payment.orderNumber);
    if (order?.status === 'PAYMENT_PENDING') return giveUp(work, order, payments, tooLate);
    if (!order || payment.attempt === 1) return;
    await dropOpen(work, payments, tooLate);
    if (order.status === 'PLACED') return cancelUnpaid(work, payment.orderNumber);
    const { id, orderNumber, due } = payment;
    log.error({ payment: id, orderNumber, cents: due }, 'goods that were delivered stay unpaid');
  });
}

/**
 * Captures a reservation that would run out before its order is picked: what the order is expected to
 * cost. What it costs less goes back with the receipt.
 */
async function captureInTime({ kernel }: Attendant, payment: PaymentRow): Promise<void> {
  const deadline = payment.authorisedUntil ?? Number.POSITIVE_INFINITY;
  if (!isReserved(payment) || kernel.clock.now().getTime() < deadline - captureLeadMs) return;
  await inPaymentsName(kernel, payment, async (work) => {
    await lockOrderOfPayment(work, payment.orderNumber);
    const found = await findPayment(work.db, work.tenant, payment.id);
    if (!found || !isReserved(found)) return;
    const release = found.due === 0 ? ({ state: 'UNDO_DUE' } as const) : { state: found.state };
    await patchPayment(work, found.id, { ...release, captureFrom: work.now, nextAt: work.now });
    failPoint('in-early-capture');
  });
}

/** Has a saved method authorised when its time has come. */
async function authoriseSaved(of: Attendant, payment: PaymentRow): Promise<void> {
  await inPaymentsName(of.kernel, payment, async (work) => {
    await useSaved(work, payment);
    failPoint('in-deferred-authorisation');
  });
  const { tenant, orderNumber } = payment;
  const all = await paymentsOf({ db: of.kernel.db, tenant }, orderNumber);
  const next = all.find(({ state, kind }) => state === 'OPEN' && kind === 'UNATTENDED');
  if (next) await tend(of, next);
}

/** A provider that does not answer gets as long again before nobody waits for it. */
function isOver(
  { payments, clock }: PaymentKernel,
  { expiresAt }: PaymentRow,
  hasAnswered: boolean,
) {
  const grace = hasAnswered ? 0 : payments.minutes * 60_000;
  return clock.now().getTime() >= expiresAt + grace;
}

const mostSteps = 3;

/**
 * Brings a payment as far as it goes now: asks how it stands, captures what is reserved, gives
 * back what is too much, undoes what nobody wants, and cancels what is too late. Safe at any moment and any number of times.
 */
export async function tend(of: Attendant, { tenant, id }: PaymentRow): Promise<void> {
  const { kernel } = of;
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const before = steps === 0 ? await findPayment(kernel.db, tenant, id) : undefined;
    if (before) await captureInTime(of, before);
    if (before?.state === 'SAVED') return authoriseSaved(of, before);
    const payment = await findPayment(kernel.db, tenant, id);
    if (!payment) return;
    const isAsked = payment.state !== 'OPEN' || payment.isStarted;
    const step = isAsked ? await askProvider(of, payment) : undefined;
    const hasAnswered = !isAsked || step !== undefined;
    const isStill = step === undefined || step.kind === 'nothing' || step.kind === 'refused';
    if (!isStill) continue;
    if (payment.state !== 'OPEN' || !isOver(kernel, payment, hasAnswered)) return;
    await expire(of, payment);
  }
}
