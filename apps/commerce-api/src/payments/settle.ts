import { sql } from 'drizzle-orm';
import { failPoint } from '../kernel/fail-point.js';
import { dropGuestCart } from '../carts/take-cart.js';
import { completed } from '../carts/change.js';
import { readCartById } from '../carts/whole-cart.js';
import { takePass } from '../checkout/take-benefits.js';
import { orderPlaced } from '../orders/placed.js';
import type { Work } from '../ordering/work.js';
import type { Step } from './decide.js';
import { decide } from './decide.js';
import type { ProviderWord } from './provider.js';
import { authoriseAt, timesOf } from './authorise-later.js';
import { insertAttempt, payAnew } from './pay-anew.js';
import type { PaidOrder, PaymentRow } from './repository.js';
import { findPayment, lockOrderOfPayment, patchPayment } from './repository.js';
import { releaseOrder } from './release.js';
import { captureDeadline } from './reservation.js';

/**
 * Takes a provider's word in: exactly once, whatever way it came and however often. Gives what it
 * led to; a `refused` one has had no effect.
 */
export async function settle(work: Work, of: PaymentRow, word: ProviderWord): Promise<Step> {
  const order = await lockOrderOfPayment(work, of.orderNumber);
  const payment = await findPayment(work.db, work.tenant, of.id);
  if (!order || !payment) throw new Error('A payment was lost while it was settled');
  const isAwaited = payment.attempt > 1 ? isStanding(order) : order.status === 'PAYMENT_PENDING';
  const step = isSame(payment, word)
    ? decide({ ...payment, isAwaited }, word)
    : ({ kind: 'refused', why: 'It tells of another payment' } as const);
  await follow(work, { order, payment, word }, step);
  return step;
}

/** The order was placed and not cancelled since. */
const isStanding = ({ status }: PaidOrder) =>
  status !== 'CANCELLED' && status !== 'PAYMENT_PENDING';

function isSame({ id, reference }: PaymentRow, word: ProviderWord): boolean {
  const isKnown = reference !== null && word.reference !== undefined;
  return word.paymentId === id && (!isKnown || reference === word.reference);
}

interface Settlement {
  readonly order: PaidOrder;
  readonly payment: PaymentRow;
  readonly word: ProviderWord;
}

async function follow(work: Work, of: Settlement, step: Step): Promise<void> {
  const { order, payment, word } = of;
  const { planned: authorised, due } = payment;
  const patch = (change: Parameters<typeof patchPayment>[2]) =>
    patchPayment(work, payment.id, { card: word.card, ...change });
  if (step.kind === 'place') {
    const { authorisedUntil } = word;
    const taken = { authorised, authorisedUntil, captured: step.captured };
    await patch(
      step.captured > 0
        ? { state: 'CAPTURED', ...taken, captureFrom: work.now, nextAt: null }
        : { state: 'AUTHORISED', ...taken, nextAt: nextCapture(work, of) },
    );
    return order.status === 'PAYMENT_PENDING' ? place(work, order) : undefined;
  }
  if (step.kind === 'saved') {
    const nextAt = authoriseAt(await timesOf(work, order.orderNumber));
    await patch({ state: 'SAVED', nextAt });
    return order.status === 'PAYMENT_PENDING' ? place(work, order) : undefined;
  }
  if (step.kind === 'captured' || step.kind === 'refunded') {
    if (step.kind === 'captured') failPoint('in-capture');
    const { refunded } = word;
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
  await patch({ state: 'FAILED', failure: word.failure ?? unnamed, nextAt: null });
  if (order.status === 'PAYMENT_PENDING') return releaseOrder(work, order);
  if (isStanding(order)) await goOn(work, payment, step.kind);
}

/** A lost reservation is to be paid anew; a further attempt that failed can be tried again at once. */
async function goOn(work: Work, payment: PaymentRow, why: 'fail' | 'lost'): Promise<void> {
  if (why === 'lost' || payment.kind === 'UNATTENDED') return payAnew(work, payment);
  const { captureFrom, expiresAt } = payment;
  await insertAttempt(work, payment, {
    expiresAt: new Date(expiresAt),
    captureFrom: captureFrom === null ? null : work.now,
  });
}

/** When what was just authorised is captured: at once where that is due, else before it runs out. */
function nextCapture({ now }: Work, { payment, word }: Settlement): Date | null {
  if (payment.captureFrom !== null) return now;
  const { authorisedUntil } = word;
  return captureDeadline(authorisedUntil ? new Date(authorisedUntil) : undefined) ?? null;
}

const unnamed = { code: 'FAILED', description: '' };

/** The order stands: what was only reserved for it is its own now. */
async function place(work: Work, order: PaidOrder): Promise<void> {
  const { db, tenant } = work;
  const { orderNumber, cartId } = order;
  await db.execute(
    sql`UPDATE orders SET status = 'PLACED'
        WHERE tenant = ${tenant} AND order_number = ${orderNumber}`,
  );
  await takePass(work, await completed(work, await readCartById(work, cartId)));
  await db.execute(
    sql`UPDATE carts SET status = 'ORDERED', finalized_at = NULL, version = version + 1
        WHERE tenant = ${tenant} AND id = ${cartId} AND status = 'FINALIZED'`,
  );
  await dropGuestCart(work, order.sessionId);
  await orderPlaced(work, orderNumber);
}
