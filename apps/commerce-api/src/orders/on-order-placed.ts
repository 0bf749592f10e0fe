import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { startTimeline } from './progress/order-timeline.js';
import { queueOrderEmail } from './emails/queue-order-email.js';

/**
 * To be called in the transaction in which an order becomes PLACED: begins what comes after it and
 * writes the confirmation, one for each order however often it is called.
 */
export async function onOrderPlaced(work: UnitOfWork, orderNumber: string): Promise<void> {
  const order = await startTimeline(work, orderNumber);
  await queueOrderEmail(work, order, { kind: 'placed' });
}
