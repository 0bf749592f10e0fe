import type { OrderProgress } from '@larder/contracts/checkout';
import { freeWindow } from '../capacity/repository.js';
import { returnCodes } from '../discounts/code-uses.js';
import type { Work } from '../ordering/work.js';
import { turnAway } from '../payments/pending.js';
import { refundOrder } from '../payments/refunds.js';
import { withdrawPass } from '../wallet/delivery-pass.js';
import type { Begun } from './course.js';
import { begin, reach } from './course.js';
import { lockOwn, orderClosed } from './own-order.js';
import { isChangeable } from './progress.js';
import { readProgress } from './read-progress.js';
import { readAdditions, readOwn, readPayingFor } from './repository.js';
import { writeOrderMail } from './write-order-mail.js';

/**
 * Cancels an order of the session and what adds to it: window, voucher, codes, pass and money are given back
 * in one transaction. An order that is cancelled already stays so.
 * @throws ApiFailure 404 for another's, 409 ORDER_CLOSED after the cut-off
 */
export async function cancelOrder(work: Work, orderNumber: string): Promise<OrderProgress> {
  const own = await readOwn(work, orderNumber);
  // One that was never placed has no course, and gets none.
  if (own?.row.status === 'CANCELLED') return readProgress(work, own);
  const order = await lockOwn(work, orderNumber);
  if (order.row.status === 'CANCELLED') return readProgress(work, order);
  if (!isChangeable(order, work.now)) throw orderClosed();
  return readProgress(work, await cancelWhole(work, order));
}

/** Cancels an order that stands and was not paid in time. The caller holds its locks. */
export async function cancelUnpaid(work: Work, orderNumber: string): Promise<void> {
  await cancelWhole(work, await begin(work, orderNumber));
}

/** With what adds to it, and what was about to: that is not to be paid any more. */
async function cancelWhole(work: Work, order: Begun): Promise<Begun> {
  const { orderNumber } = order.row;
  for (const addition of await readAdditions(work, orderNumber)) {
    const added = await begin(work, addition);
    if (isChangeable(added, work.now)) await cancelWhole(work, added);
  }
  for (const cart of await readPayingFor(work, orderNumber)) await turnAway(work, cart);
  return cancelOne(work, order);
}

async function cancelOne(work: Work, order: Begun): Promise<Begun> {
  const { cartId, windowId, orderNumber, sharesPlace } = order.row;
  const { customerId } = order;
  await work.shop.loyalty.giveBack(work, cartId);
  await returnCodes(work, cartId);
  if (customerId !== null) await withdrawPass(work, { customer: customerId, cart: cartId });
  if (!sharesPlace) await freeWindow(work, windowId);
  await refundOrder(work, orderNumber);
  const cancelled = await reach(work, order, 'CANCELLED', { nextAt: null });
  await writeOrderMail(work, cancelled, { kind: 'cancelled' });
  return cancelled;
}
