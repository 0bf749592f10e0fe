import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PaidOrder, PaymentRow } from '../repository.js';
import { lockOrderOfPayment, patchPayment, paymentsOf, pendingOrderOf } from '../repository.js';
import { walletProvider } from '../repository.js';
import { releaseOrder } from '../capture/release.js';

type PaymentFailure = { readonly code: string; readonly description: string };

/**
 * Cancels an order whose payment is not wanted any more. The payment is voided at the provider, so it
 * can no longer be paid, or is refunded if it just was.
 */
export async function abandonPayment(
  work: UnitOfWork,
  order: PaidOrder,
  payments: readonly PaymentRow[],
  failure: PaymentFailure,
): Promise<void> {
  await cancelOpenPayments(work, payments, failure);
  await releaseOrder(work, order);
}

/** Ends the unpaid payments. */
export async function cancelOpenPayments(
  work: UnitOfWork,
  payments: readonly PaymentRow[],
  failure: PaymentFailure,
): Promise<void> {
  for (const { id, provider, state, startedAt } of payments) {
    if (provider === walletProvider || state !== 'OPEN') continue;
    const next = startedAt
      ? ({ state: 'UNDO_DUE', nextAt: work.now } as const)
      : ({ state: 'FAILED', nextAt: null } as const);
    await patchPayment(work, id, { ...next, failure });
  }
}

/** The shopper reopened the cart (API-047): the order that waited for its payment is cancelled. */
export async function cancelPendingOrder(work: UnitOfWork, cartId: string): Promise<void> {
  const pending = await pendingOrderOf(work, cartId);
  const order = pending && (await lockOrderOfPayment(work, pending.orderNumber));
  if (order?.status !== 'PAYMENT_PENDING') return;
  const payments = await paymentsOf(work, order.orderNumber);
  await abandonPayment(work, order, payments, {
    code: 'ABANDONED',
    description: 'The cart was opened again before it was paid',
  });
}
