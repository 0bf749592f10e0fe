import type { OrderProgress } from '@larder/contracts/checkout';
import type { Scope } from '../../kernel/scope.js';
import { progressOf } from './order-progress.js';
import type { OrderRecord } from '../repository.js';
import { readAdditions } from '../repository.js';

/** Reads what adds to an order, and returns how far the order is. */
export async function readProgress(
  work: Pick<Scope, 'db' | 'tenant' | 'now'>,
  order: OrderRecord,
): Promise<OrderProgress> {
  return progressOf(order, await readAdditions(work, order.row.orderNumber), work.now);
}
