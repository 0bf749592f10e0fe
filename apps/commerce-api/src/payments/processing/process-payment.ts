import type { FastifyBaseLogger } from 'fastify';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { failPoint } from '../../kernel/fail-point.js';
import type { PaymentKernel } from '../payment-kernel.js';
import type { PaymentTransition } from './decide-transition.js';
import { findProvider, withProviderTimeout } from '../providers/payment-registry.js';
import { chargeSavedMethod } from '../capture/deferred-authorisation.js';
import { isEventProcessed, recordEvent } from './provider-events.js';
import { runForPayment } from './run-for-payment.js';
import { cancelUnpaid } from '../../orders/changes/cancel-order.js';
import { cancelOpenPayments, abandonPayment } from '../start/abandon-payment.js';
import type {
  PaymentProvider,
  PaymentStatusUpdate,
  StartedPayment,
} from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';
import { findPayment, lockOrderOfPayment, patchPayment, paymentsOf } from '../repository.js';
import { captureLeadMs, isReserved } from '../capture/reservation.js';
import { applyPaymentUpdate } from './apply-payment-update.js';
import { createProviderPayment } from '../start/start-payment.js';

export interface PaymentWorker {
  readonly kernel: PaymentKernel;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Applies a provider status update and logs any mismatch with our ledger. An update from an event is
 * applied once; a rejected one is not recorded, so it is rejected again.
 */
export async function handlePaymentUpdate(
  { kernel, log }: PaymentWorker,
  payment: PaymentRow,
  update: PaymentStatusUpdate,
  event?: string,
): Promise<PaymentTransition> {
  const step = await runForPayment(kernel, payment, (work) =>
    applyUpdateOnce(work, payment, update, event),
  );
  if (step.kind === 'refused') {
    const { id, orderNumber, provider } = payment;
    log.error({ payment: id, orderNumber, provider, why: step.why }, 'a payment was refused');
  }
  return step;
}

async function applyUpdateOnce(
  work: UnitOfWork,
  payment: PaymentRow,
  update: PaymentStatusUpdate,
  event: string | undefined,
): Promise<PaymentTransition> {
  if (event !== undefined && (await isEventProcessed(work, payment, event)))
    return { kind: 'nothing' };
  const step = await applyPaymentUpdate(work, payment, update);
  if (event !== undefined) failPoint('in-webhook');
  if (event !== undefined && step.kind !== 'refused') await recordEvent(work, payment, event);
  return step;
}

type ProviderCall = (
  provider: PaymentProvider,
  payment: StartedPayment,
  signal: AbortSignal,
) => Promise<PaymentStatusUpdate>;

/** What is due at the provider; undefined when nothing is. */
function nextProviderCall({
  state,
  due,
  returned,
  refunded,
  captureFrom,
}: PaymentRow): ProviderCall | undefined {
  if (state === 'AUTHORISED' && captureFrom === null) return undefined;
  if (state === 'OPEN') return (provider, payment, signal) => provider.fetchStatus(payment, signal);
  if (state === 'AUTHORISED')
    return (provider, payment, signal) => provider.capture(payment, due, signal);
  if (state === 'CAPTURED' && refunded < returned)
    return (provider, payment, signal) => provider.refund(payment, returned, signal);
  return state === 'UNDO_DUE'
    ? (provider, payment, signal) => provider.cancel(payment, signal)
    : undefined;
}

/** Does with the provider what is due for a payment; what fails is tried again later. */
async function callProvider(
  of: PaymentWorker,
  payment: PaymentRow,
): Promise<PaymentTransition | undefined> {
  const { kernel, log } = of;
  const provider = findProvider(kernel.payments, payment.provider);
  const ask = nextProviderCall(payment);
  if (!provider || !ask) return undefined;
  try {
    const { tenant, id: paymentId } = payment;
    // Repeating a start whose response was lost returns the same start.
    const reference =
      payment.reference ?? (await createProviderPayment(kernel, payment))?.reference;
    if (reference === undefined) return undefined;
    const started = { tenant, paymentId, reference };
    if (payment.state === 'AUTHORISED') failPoint('before-capture');
    if (payment.state === 'CAPTURED') failPoint('before-refund');
    const update = await withProviderTimeout(kernel.payments, (signal) =>
      ask(provider, started, signal),
    );
    if (update.state === 'CAPTURED')
      failPoint(update.refunded > 0 ? 'after-refund' : 'after-capture');
    return await handlePaymentUpdate(of, payment, update);
  } catch (error) {
    const { id, orderNumber } = payment;
    log.warn({ err: error, payment: id, orderNumber }, 'a payment provider did not answer');
    return undefined;
  }
}

const expiredFailure = { code: 'TOO_LATE', description: '' };

/** Cancels the order of a payment that is still open when its time is over. */
async function expirePayment({ kernel, log }: PaymentWorker, payment: PaymentRow): Promise<void> {
  await runForPayment(kernel, payment, async (work) => {
    const order = await lockOrderOfPayment(work, payment.orderNumber);
    const payments = await paymentsOf(work, payment.orderNumber);
    if (order?.status === 'PAYMENT_PENDING')
      return abandonPayment(work, order, payments, expiredFailure);
    if (!order || payment.attempt === 1) return;
    await cancelOpenPayments(work, payments, expiredFailure);
    if (order.status === 'PLACED') return cancelUnpaid(work, payment.orderNumber);
    const { id, orderNumber, due } = payment;
    log.error({ payment: id, orderNumber, cents: due }, 'goods that were delivered stay unpaid');
  });
}

/**
 * Captures the expected total if a reservation would expire before its order is picked. A lower final
 * total is refunded with the receipt.
 */
async function captureBeforeExpiry({ kernel }: PaymentWorker, payment: PaymentRow): Promise<void> {
  const deadline = payment.authorisedUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  if (!isReserved(payment) || kernel.clock.now().getTime() < deadline - captureLeadMs) return;
  await runForPayment(kernel, payment, async (work) => {
    await lockOrderOfPayment(work, payment.orderNumber);
    const found = await findPayment(work.db, work.tenant, payment.id);
    if (!found || !isReserved(found)) return;
    const release = found.due === 0 ? ({ state: 'UNDO_DUE' } as const) : { state: found.state };
    await patchPayment(work, found.id, { ...release, captureFrom: work.now, nextAt: work.now });
    failPoint('in-early-capture');
  });
}

/** Has a saved method authorised when its time has come. */
async function authoriseSaved(of: PaymentWorker, payment: PaymentRow): Promise<void> {
  await runForPayment(of.kernel, payment, async (work) => {
    await chargeSavedMethod(work, payment);
    failPoint('in-deferred-authorisation');
  });
  const { tenant, orderNumber } = payment;
  const all = await paymentsOf({ db: of.kernel.db, tenant }, orderNumber);
  const next = all.find(({ state, kind }) => state === 'OPEN' && kind === 'UNATTENDED');
  if (next) await processPayment(of, next);
}

/** A provider that does not respond gets the same time again before the payment is abandoned. */
function isExpired(
  { payments, clock }: PaymentKernel,
  { expiresAt }: PaymentRow,
  hasAnswered: boolean,
) {
  const grace = hasAnswered ? 0 : payments.expiryMinutes * 60_000;
  return clock.now().getTime() >= expiresAt.getTime() + grace;
}

const maxSteps = 3;

/**
 * Moves a payment forward: fetches its status, captures a reservation, refunds an excess, voids what is
 * not wanted, and cancels what is overdue. Safe at any time and any number of times.
 */
export async function processPayment(of: PaymentWorker, { tenant, id }: PaymentRow): Promise<void> {
  const { kernel } = of;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const before = steps === 0 ? await findPayment(kernel.db, tenant, id) : undefined;
    if (before) await captureBeforeExpiry(of, before);
    if (before?.state === 'SAVED') return authoriseSaved(of, before);
    const payment = await findPayment(kernel.db, tenant, id);
    if (!payment) return;
    const isStarted = payment.state !== 'OPEN' || payment.startedAt !== null;
    const step = isStarted ? await callProvider(of, payment) : undefined;
    const hasAnswered = !isStarted || step !== undefined;
    const isStill = step === undefined || step.kind === 'nothing' || step.kind === 'refused';
    if (!isStill) continue;
    if (payment.state !== 'OPEN' || !isExpired(kernel, payment, hasAnswered)) return;
    await expirePayment(of, payment);
  }
}
