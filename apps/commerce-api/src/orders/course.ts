import type { Order } from '@larder/contracts/checkout';
import type { Work } from '../ordering/work.js';
import { readBasis } from './basis.js';
import { insertCourse, lockOrder, patchCourse, patchOrder, readWhole } from './repository.js';
import type { WholeOrder } from './repository.js';
import type { CourseRow } from './tables.js';

/** An order whose course has begun. */
export interface Begun extends WholeOrder {
  readonly course: CourseRow;
}

/** Begins an order's course, once; whoever asks later finds it as it is. The order must exist. */
export async function begin(work: Work, orderNumber: string): Promise<Begun> {
  await lockOrder(work, orderNumber);
  const order = await readWhole(work, orderNumber);
  if (!order) throw new Error('An order was lost while it was worked on');
  if (order.course) return { ...order, course: order.course };
  const { tenant, locale, shop } = work;
  const course: CourseRow = {
    ...{ tenant, orderNumber, locale, revision: 0, picked: null, payable: null },
    origin: work.origin ?? `https://${shop.hosts[0] ?? 'localhost'}`,
    basis: order.row.basis ?? (await readBasis(work, order.row)),
    steps: [{ status: order.row.status, at: order.row.placedAt.toISOString() }],
    nextAt: order.cutOff,
  };
  await insertCourse(work, course);
  return { ...order, course };
}

/** Takes an order on to a state, and notes when. */
export async function reach(
  work: Pick<Work, 'db' | 'tenant' | 'now'>,
  order: Begun,
  status: Order['status'],
  patch: Partial<Pick<CourseRow, 'picked' | 'payable' | 'nextAt'>> = {},
): Promise<Begun> {
  const { row, course } = order;
  const steps = [...course.steps, { status, at: work.now.toISOString() }];
  const revision = course.revision + 1;
  await patchOrder(work, row.orderNumber, { status });
  await patchCourse(work, row.orderNumber, { ...patch, steps, revision });
  return { ...order, row: { ...row, status }, course: { ...course, ...patch, steps, revision } };
}
