import { isChangeable } from '../orders/progress.js';
import { readWhole } from '../orders/repository.js';
import type { Work } from '../ordering/work.js';
import type { CartRow } from './tables.js';

/**
 * A cart that adds to an order, for as long as that takes something: one that was cancelled, or is being
 * picked, takes nothing more, and what was to come to it is an order of its own with its own minimum
 * (CART-29, CART-57).
 */
export async function currentMode(work: Work, row: CartRow): Promise<CartRow> {
  if (row.orderNumber === null) return row;
  const order = await readWhole(work, row.orderNumber);
  if (order && isChangeable(order, work.now)) return row;
  return { ...row, mode: 'REGULAR', orderNumber: null };
}
