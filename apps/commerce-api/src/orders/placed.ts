import type { Work } from '../ordering/work.js';
import { begin } from './course.js';
import { writeOrderMail } from './write-order-mail.js';

/**
 * To be called in the transaction in which an order becomes PLACED: begins what comes after it and
 * writes the confirmation, one for each order however often it is called.
 */
export async function orderPlaced(work: Work, orderNumber: string): Promise<void> {
  const order = await begin(work, orderNumber);
  await writeOrderMail(work, order, { kind: 'placed' });
}
