import { readWhole } from '../orders/repository.js';
import type { Work } from '../ordering/work.js';
import { withOrder } from './addition.js';
import type { CartState } from './state.js';
import type { CartRow } from './tables.js';

/** Reads the order that a cart adds to, and returns the cart's row with it as far as it is open. */
export async function readAddition(
  work: Work,
  row: CartRow,
): Promise<Pick<CartState, 'row' | 'addsTo'>> {
  const order = row.orderNumber === null ? undefined : await readWhole(work, row.orderNumber);
  return withOrder(row, order, work.now);
}
