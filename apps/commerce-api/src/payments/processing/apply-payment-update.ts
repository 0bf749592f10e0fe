import { and, eq, sql } from 'drizzle-orm';
import { failPoint } from '../../kernel/fail-point.js';
import { deleteGuestCart } from '../../carts/merge/adopt-guest-cart.js';
import { loadState } from '../../carts/change-cart.js';
import { readCartById } from '../../carts/stored-cart.js';
import { carts } from '../../carts/tables.js';
import { activatePass } from '../../checkout/redeem-benefits.js';
import { orders } from '../../checkout/tables.js';
import { onOrderPlaced } from '../../orders/on-order-placed.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PaymentTransition } from './decide-transition.js';
import { decideTransition } from './decide-transition.js';
import type { PaymentStatusUpdate } from '../providers/provider.js';
import { authoriseAt, deliveryTimesOf } from '../capture/deferred-authorisation.js';
import { insertAttempt, retryPayment } from '../start/retry-payment.js';
import type { PaidOrder, PaymentRow } from '../repository.js';
import { findPayment, lockOrderOfPayment, patchPayment } from '../repository.js';
import { releaseOrder } from '../capture/release.js';
import { captureDeadline } from '../capture/reservation.js';

/**
 * Applies a payment status update exactly once, however often it arrives. Returns the transition;
 * `refused` means that the update had no effect.
 */
export async function applyPaymentUpdate(
  work: UnitOfWork,
  of: PaymentRow,
  update: PaymentStatusUpdate,
): Promise<PaymentTransition> {
  const order = await lockOrderOfPayment(work, of.orderNumber);
  const payment = await findPayment(work.db, work.tenant, of.id);
  if (!order || !payment) throw new Error('A payment was lost while it was settled');
  const isAwaited = payment.attempt > 1 ? isActiveOrder(order) : order.status === 'PAYMENT_PENDING';
  const step = isSamePayment(payment, update)
    ? decideTransition({ ...payment, isAwaited }, update)
    : ({ kind: 'refused', why: 'It tells of another payment' } as const);
  await applyTransition(work, { order, payment, update }, step);
  return step;
}

/** The order was placed and not cancelled since. */
const isActiveOrder = ({ status }: PaidOrder) =>
  status !== 'CANCELLED' && status !== 'PAYMENT_PENDING';

function isSamePayment({ id, reference }: PaymentRow, update: PaymentStatusUpdate): boolean {
  const isKnown = reference !== null && update.reference !== undefined;
  return update.paymentId === id && (!isKnown || reference === update.reference);
}

interface UpdateContext {
  readonly order: PaidOrder;
  readonly payment: PaymentRow;
  readonly update: PaymentStatusUpdate;
}

async function applyTransition(
  work: UnitOfWork,
  of: UpdateContext,
  step: PaymentTransition,
): Promise<void> {
  const { order, payment, update } = of;
  const { planned: authorised, due } = payment;
  const patch = (change: Parameters<typeof patchPayment>[2]) =>
    patchPayment(work, payment.id, { card: update.card, ...change });
  if (step.kind === 'place') {
    const authorisedUntil = authorisedUntilOf(update);
    const taken = { authorised, authorisedUntil, captured: step.captured };
    await patch(
      step.captured > 0
        ? { state: 'CAPTURED', ...taken, captureFrom: work.now, nextAt: null }
        : { state: 'AUTHORISED', ...taken, nextAt: nextCapture(work, of) },
    );
    return order.status === 'PAYMENT_PENDING' ? confirmOrder(work, order) : undefined;
  }
  if (step.kind === 'saved') {
    const nextAt = authoriseAt(await deliveryTimesOf(work, order.orderNumber));
    await patch({ state: 'SAVED', nextAt });
    return order.status === 'PAYMENT_PENDING' ? confirmOrder(work, order) : undefined;
  }
  if (step.kind === 'captured' || step.kind === 'refunded') {
    if (step.kind === 'captured') failPoint('in-capture');
    const { refunded } = update;
    const nextAt = refunded < payment.returned ? work.now : null;
    return patch({ state: 'CAPTURED', captured: due, captureFrom: work.now, refunded, nextAt });
  }
  if (step.kind === 'undo') return patch({ state: 'UNDO_DUE', nextAt: work.now });
  if (step.kind === 'undone') {
    const { captured, refunded } = step;
    const reserved = captured > 0 ? { authorised, captureFrom: work.now } : {};
    return patch({ state: 'UNDONE', ...reserved, captured, refunded, nextAt: null });
  }
  if (step.kind !== 'fail' && step.kind !== 'lost') return;
  await patch({ state: 'FAILED', failure: update.failure ?? unknownFailure, nextAt: null });
  if (order.status === 'PAYMENT_PENDING') return releaseOrder(work, order);
  if (isActiveOrder(order)) await reopenPayment(work, payment, step.kind);
}

/** A lost reservation has to be paid again; a further attempt that failed can be retried at once. */
async function reopenPayment(
  work: UnitOfWork,
  payment: PaymentRow,
  why: 'fail' | 'lost',
): Promise<void> {
  if (why === 'lost' || payment.kind === 'UNATTENDED') return retryPayment(work, payment);
  const { captureFrom, expiresAt } = payment;
  await insertAttempt(work, payment, {
    expiresAt,
    captureFrom: captureFrom === null ? null : work.now,
  });
}

/** When what was just authorised is captured: at once where that is due, else before it runs out. */
function nextCapture({ now }: UnitOfWork, { payment, update }: UpdateContext): Date | null {
  if (payment.captureFrom !== null) return now;
  return captureDeadline(authorisedUntilOf(update)) ?? null;
}

const authorisedUntilOf = ({ authorisedUntil }: PaymentStatusUpdate) =>
  authorisedUntil === undefined ? undefined : new Date(authorisedUntil);

const unknownFailure = { code: 'FAILED', description: '' };

/** The order is placed: what was reserved for the checkout now belongs to the order. */
async function confirmOrder(work: UnitOfWork, order: PaidOrder): Promise<void> {
  const { db, tenant } = work;
  const { orderNumber, cartId } = order;
  await db
    .update(orders)
    .set({ status: 'PLACED' })
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)));
  await activatePass(work, await loadState(work, await readCartById(work, cartId)));
  await db
    .update(carts)
    .set({ status: 'ORDERED', finalizedAt: null, version: sql`${carts.version} + 1` })
    .where(and(eq(carts.tenant, tenant), eq(carts.id, cartId), eq(carts.status, 'FINALIZED')));
  await deleteGuestCart(work, order.sessionId);
  await onOrderPlaced(work, orderNumber);
}
