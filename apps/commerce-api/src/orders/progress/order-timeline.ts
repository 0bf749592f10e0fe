import type { Order } from '@larder/contracts/checkout';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { readPricingSnapshot } from '../pricing/pricing-snapshot.js';
import {
  insertTimeline,
  lockOrder,
  patchTimeline,
  patchOrder,
  readOrderRecord,
} from '../repository.js';
import type { OrderRecord } from '../repository.js';
import type { OrderTimelineRow } from '../tables.js';

/** An order whose course has begun. */
export interface OrderWithTimeline extends OrderRecord {
  readonly timeline: OrderTimelineRow;
}

/** Creates an order's timeline; idempotent. The order must exist. */
export async function startTimeline(
  work: UnitOfWork,
  orderNumber: string,
): Promise<OrderWithTimeline> {
  await lockOrder(work, orderNumber);
  const order = await readOrderRecord(work, orderNumber);
  if (!order) throw new Error('An order was lost while it was worked on');
  if (order.timeline) return { ...order, timeline: order.timeline };
  const { tenant, locale, shop } = work;
  const timeline: OrderTimelineRow = {
    tenant,
    orderNumber,
    locale,
    revision: 0,
    picked: null,
    payable: null,
    pickupPlace: null,
    origin: work.origin ?? `https://${shop.hosts[0] ?? 'localhost'}`,
    basis: order.row.basis ?? (await readPricingSnapshot(work, order.row)),
    steps: [{ status: order.row.status, at: order.row.placedAt.toISOString() }],
    nextAt: order.cutOff,
  };
  await insertTimeline(work, timeline);
  return { ...order, timeline };
}

/** Takes an order on to a state, and notes when. */
export async function recordStatus(
  work: Pick<UnitOfWork, 'db' | 'tenant' | 'now'>,
  order: OrderWithTimeline,
  status: Order['status'],
  patch: Partial<Pick<OrderTimelineRow, 'picked' | 'payable' | 'pickupPlace' | 'nextAt'>> = {},
): Promise<OrderWithTimeline> {
  const { row, timeline } = order;
  const steps = [...timeline.steps, { status, at: work.now.toISOString() }];
  const revision = timeline.revision + 1;
  await patchOrder(work, row.orderNumber, { status });
  await patchTimeline(work, row.orderNumber, { ...patch, steps, revision });
  return {
    ...order,
    row: { ...row, status },
    timeline: { ...timeline, ...patch, steps, revision },
  };
}
