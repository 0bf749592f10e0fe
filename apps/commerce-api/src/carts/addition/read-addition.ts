import { readOrderRecord } from '../../orders/repository.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { withParentOrder } from './addition.js';
import type { CartState } from '../state.js';
import type { CartRow } from '../tables.js';

/**
 * Reads the order that a cart adds to, and returns the cart's row with it while it accepts additions.
 */
export async function readAddition(
  work: UnitOfWork,
  row: CartRow,
): Promise<Pick<CartState, 'row' | 'addsTo'>> {
  const order = row.orderNumber === null ? undefined : await readOrderRecord(work, row.orderNumber);
  return withParentOrder(row, order, work.now);
}
