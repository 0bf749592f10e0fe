import { errorCodes } from '@larder/contracts';
import type { RequestContext } from '../kernel/context.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import type { OrderWithTimeline } from './progress/order-timeline.js';
import { startTimeline } from './progress/order-timeline.js';
import { isChangeable } from './progress/order-progress.js';
import { lockOrder, readOwnOrder, type OrderRecord } from './repository.js';

export async function sessionOf(context: RequestContext): Promise<string> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The order');
  return session;
}

/**
 * An order of this visitor.
 * @throws ApiFailure 404 for another's, which counts as missing
 */
export async function ownOrder(context: RequestContext, orderNumber: string): Promise<OrderRecord> {
  const { db, tenant } = context;
  const found = await readOwnOrder({ db, tenant, session: await sessionOf(context) }, orderNumber);
  if (!found) throw notFound('The order');
  return found;
}

/**
 * An order of the session, locked until the transaction ends.
 * @throws ApiFailure 404 for another's, which counts as missing
 */
export async function lockOwnOrder(
  work: UnitOfWork,
  orderNumber: string,
): Promise<OrderWithTimeline> {
  if (!(await readOwnOrder(work, orderNumber))) throw notFound('The order');
  await lockOrder(work, orderNumber);
  return startTimeline(work, orderNumber);
}

/** The same; 409 once the order can no longer be changed. */
export async function lockChangeableOrder(
  work: UnitOfWork,
  orderNumber: string,
): Promise<OrderWithTimeline> {
  const order = await lockOwnOrder(work, orderNumber);
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
export async function requireOpenOrder(
  work: UnitOfWork,
  orderNumber: string,
): Promise<OrderRecord> {
  const order = await readOwnOrder(work, orderNumber);
  if (!order) throw notFound('The order');
  if (!isChangeable(order, work.now)) throw orderClosed();
  return order;
}
