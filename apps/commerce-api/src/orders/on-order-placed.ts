import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { startTimeline } from './progress/order-timeline.js';
import { queueOrderEmail } from './emails/queue-order-email.js';

/**
 * Call it in the transaction in which an order becomes PLACED: starts the follow-up work and queues the
 * confirmation, once per order.
 */
export async function onOrderPlaced(work: UnitOfWork, orderNumber: string): Promise<void> {
  const order = await startTimeline(work, orderNumber);
  await queueOrderEmail(work, order, { kind: 'placed' });
}
