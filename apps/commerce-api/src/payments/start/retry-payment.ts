import { randomUUID } from 'node:crypto';
import type { Scope } from '../../kernel/scope.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { startTimeline } from '../../orders/progress/order-timeline.js';
import { queueOrderEmail } from '../../orders/emails/queue-order-email.js';
import { insertPayment } from './insert-payment.js';
import { startPath } from './paths.js';
import type { PaymentRow } from '../repository.js';
import { paymentsOf } from '../repository.js';

/** Milliseconds for which goods that are packed already can still be paid. */
const unpaidGraceMs = 14 * 86_400_000;

/**
 * Opens a new payment that replaces a lost one, and sends the customer a mail with a payment link.
 * Before picking, the whole amount is reserved again until the order's cut-off; afterwards the
 * receipt's total is charged at once. The caller holds the order's lock and has removed the lost
 * payment.
 */
export async function retryPayment(work: UnitOfWork, lost: PaymentRow): Promise<void> {
  const order = await startTimeline(work, lost.orderNumber);
  const isPicked = lost.captureFrom !== null;
  const id = await insertAttempt(work, lost, {
    expiresAt: isPicked ? new Date(work.now.getTime() + unpaidGraceMs) : order.cutOff,
    captureFrom: isPicked ? work.now : null,
  });
  const kind = isPicked ? 'payPacked' : 'payAnew';
  const amount = isPicked ? lost.due : lost.planned;
  const link = order.timeline.origin + startPath(id);
  const occasion = `attempt ${lost.attempt + 1}`;
  await queueOrderEmail(work, order, { kind, link, amount, occasion });
}

interface AttemptTerms {
  readonly expiresAt: Date;
  readonly captureFrom: Date | null;
  readonly kind?: PaymentRow['kind'];
  readonly card?: PaymentRow['card'];
}

/** A further attempt of the same payment; its id. */
export async function insertAttempt(
  work: UnitOfWork,
  before: PaymentRow,
  { expiresAt, captureFrom, kind = 'PAYMENT', card = null }: AttemptTerms,
): Promise<string> {
  const { orderNumber, provider, methodKey, brandName, currency, due, attempt } = before;
  const id = randomUUID();
  await insertPayment(work, {
    id,
    orderNumber,
    provider,
    methodKey,
    brandName,
    currency,
    due,
    planned: captureFrom === null ? before.planned : due,
    state: 'OPEN',
    expiresAt,
    captureFrom,
    attempt: attempt + 1,
    kind,
    card,
  });
  return id;
}

/** The order's attempt that can be paid now, for a mail that links to an earlier one. */
export async function openAttemptOf(
  scope: Pick<Scope, 'db' | 'tenant'>,
  { orderNumber }: PaymentRow,
): Promise<PaymentRow | undefined> {
  const all = await paymentsOf(scope, orderNumber);
  return all.find(
    ({ state, attempt, kind }) => state === 'OPEN' && attempt > 1 && kind === 'PAYMENT',
  );
}
