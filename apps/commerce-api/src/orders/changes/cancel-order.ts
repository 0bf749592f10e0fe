import type { OrderProgress } from '@larder/contracts/checkout';
import { releaseTimeSlot } from '../../distribution/capacity/repository.js';
import { releaseCodes } from '../../benefits/discounts/code-redemptions.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { cancelPendingOrder } from '../../payments/start/abandon-payment.js';
import { refundOrder } from '../../payments/refunds/refunds.js';
import { withdrawPass } from '../../payments/wallet/delivery-pass.js';
import type { OrderWithTimeline } from '../progress/order-timeline.js';
import { startTimeline, recordStatus } from '../progress/order-timeline.js';
import { lockOwnOrder, orderClosed } from '../own-order.js';
import { isChangeable } from '../progress/order-progress.js';
import { readProgress } from '../progress/read-progress.js';
import { readAdditions, readOwnOrder, readPendingAdditions } from '../repository.js';
import { queueOrderEmail } from '../emails/queue-order-email.js';

/**
 * Cancels an order of the session and its additions: time slot, voucher, codes, pass and money are
 * released in one transaction. Idempotent.
 * @throws ApiFailure 404 for another's, 409 ORDER_CLOSED after the cut-off
 */
export async function cancelOrder(work: UnitOfWork, orderNumber: string): Promise<OrderProgress> {
  const own = await readOwnOrder(work, orderNumber);
  // An order that was never placed has no timeline, and gets none.
  if (own?.row.status === 'CANCELLED') return readProgress(work, own);
  const order = await lockOwnOrder(work, orderNumber);
  if (order.row.status === 'CANCELLED') return readProgress(work, order);
  if (!isChangeable(order, work.now)) throw orderClosed();
  return readProgress(work, await cancelWhole(work, order));
}

/** Cancels a placed order that was not paid in time. The caller holds its locks. */
export async function cancelUnpaid(work: UnitOfWork, orderNumber: string): Promise<void> {
  await cancelWhole(work, await startTimeline(work, orderNumber));
}

/** Includes its additions, and pending ones, which can no longer be paid. */
async function cancelWhole(work: UnitOfWork, order: OrderWithTimeline): Promise<OrderWithTimeline> {
  const { orderNumber } = order.row;
  for (const addition of await readAdditions(work, orderNumber)) {
    const added = await startTimeline(work, addition);
    if (isChangeable(added, work.now)) await cancelWhole(work, added);
  }
  for (const cart of await readPendingAdditions(work, orderNumber))
    await cancelPendingOrder(work, cart);
  return cancelOne(work, order);
}

async function cancelOne(work: UnitOfWork, order: OrderWithTimeline): Promise<OrderWithTimeline> {
  const { cartId, windowId, orderNumber, sharesPlace } = order.row;
  const { customerId } = order;
  await work.shop.loyalty.returnVouchers(work, cartId);
  await releaseCodes(work, cartId);
  if (customerId !== null) await withdrawPass(work, { customer: customerId, cart: cartId });
  if (!sharesPlace) await releaseTimeSlot(work, windowId);
  await refundOrder(work, orderNumber);
  const cancelled = await recordStatus(work, order, 'CANCELLED', { nextAt: null });
  await queueOrderEmail(work, cancelled, { kind: 'cancelled' });
  return cancelled;
}
