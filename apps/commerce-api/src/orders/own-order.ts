import { errorCodes } from '@larder/contracts';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import type { Begun } from './course.js';
import { begin } from './course.js';
import { isChangeable } from './progress.js';
import { lockOrder, readOwn, type WholeOrder } from './repository.js';

/**
 * An order of the session, locked until the transaction ends.
 * @throws ApiFailure 404 for another's, which is as good as none
 */
export async function lockOwn(work: Work, orderNumber: string): Promise<Begun> {
  if (!(await readOwn(work, orderNumber))) throw notFound('The order');
  await lockOrder(work, orderNumber);
  return begin(work, orderNumber);
}

/** The same; 409 once the order can no longer be changed. */
export async function lockChangeable(work: Work, orderNumber: string): Promise<Begun> {
  const order = await lockOwn(work, orderNumber);
  if (!isChangeable(order, work.now)) throw orderClosed();
  return order;
}

export function orderClosed(): ApiFailure {
  const why = 'The order can no longer be changed: it is being picked, or has ended';
  return new ApiFailure(409, errorCodes.orderClosed, why);
}

/**
 * An order of the session that goods can still be added to (CART-03).
 * @throws ApiFailure 404 for another's, 409 ORDER_CLOSED after the cut-off
 */
export async function requireOpenOrder(work: Work, orderNumber: string): Promise<WholeOrder> {
  const order = await readOwn(work, orderNumber);
  if (!order) throw notFound('The order');
  if (!isChangeable(order, work.now)) throw orderClosed();
  return order;
}
