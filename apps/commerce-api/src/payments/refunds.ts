import type { Work } from '../ordering/work.js';

/** Gives everything back that was paid for an order, once however often it is asked for. */
export async function refundOrder(_work: Work, _orderNumber: string): Promise<void> {
  // What is paid at the door or in the store was never charged.
}
