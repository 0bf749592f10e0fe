import type { Order, OrderProgress } from '@larder/contracts/checkout';
import type { OrderRecord } from '../repository.js';

/**
 * Until the cut-off of its time slot the shopper can change an order; after it, the order is being
 * picked.
 */
export function isChangeable({ row, cutOff }: OrderRecord, now: Date): boolean {
  return row.status === 'PLACED' && cutOff > now;
}

/** What usually happens to an order, by its service. */
export function expectedStatuses({ document }: OrderRecord['row']): Order['status'][] {
  const isPickup = document.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  return ['PLACED', 'PICKING', isPickup ? 'READY' : 'ON_THE_WAY', 'COMPLETED'];
}

function stepsOf({ row, timeline }: OrderRecord): OrderProgress['steps'] {
  const placed = { status: 'PLACED' as const, at: row.placedAt.toISOString() };
  const reached = timeline?.steps ?? [placed];
  if (row.status === 'CANCELLED') return [...reached];
  const known = new Map(reached.map(({ status, at }) => [status, at]));
  return expectedStatuses(row).map((status) => {
    const at = known.get(status);
    return { status, ...(at !== undefined && { at }) };
  });
}

/** Describes how far an order is; `additions` are the numbers of the orders that add to it. */
export function progressOf(
  order: OrderRecord,
  additions: OrderProgress['additions'],
  now: Date,
): OrderProgress {
  const { row, timeline, cutOff } = order;
  return {
    orderNumber: row.orderNumber,
    status: row.status,
    steps: stepsOf(order),
    ...(isChangeable(order, now) && { changeableUntil: cutOff.toISOString() }),
    ...(row.addedTo !== null && { addedTo: row.addedTo }),
    additions,
    hasReceipt: timeline?.picked != null,
  };
}
