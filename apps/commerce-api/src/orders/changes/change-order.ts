import type { OrderChange, OrderChanged } from '@larder/contracts/checkout';
import { errorCodes } from '@larder/contracts';
import {
  bookTimeSlot,
  findTimeSlot,
  releaseTimeSlot,
  lockTimeSlots,
} from '../../distribution/capacity/repository.js';
import type { TimeSlotRow } from '../../distribution/capacity/tables.js';
import { timeSlotErrorOf, timeSlotErrors } from '../../distribution/capacity/time-slot-state.js';
import { serviceLocationOf } from '../../carts/distribution/distribution.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { rescheduleAuthorisation } from '../../payments/capture/deferred-authorisation.js';
import { chargeableOf, refundExcess } from '../../payments/refunds/partial-refunds.js';
import type { OrderWithTimeline } from '../progress/order-timeline.js';
import { startTimeline } from '../progress/order-timeline.js';
import { lockChangeableOrder } from '../own-order.js';
import { isPrepaid } from '../is-prepaid.js';
import { isChangeable } from '../progress/order-progress.js';
import {
  movePendingAdditions,
  patchTimeline,
  patchOrder,
  readAdditions,
  toOrder,
} from '../repository.js';
import { repriceOrder } from './reprice.js';
import { queueOrderEmail } from '../emails/queue-order-email.js';

type Document = OrderWithTimeline['row']['document'];
const conflict = (code: string, why: string, field?: string) =>
  new ApiFailure(409, code, why, field === undefined ? {} : { fields: { [field]: why } });

/** Each change writes a mail, to an address that nobody has proved to be theirs. */
const maxChanges = 20;

interface ChangeRequest {
  readonly orderNumber: string;
  readonly change: OrderChange;
}

/**
 * Changes an order of the session, whole or not at all, or says what it would be. Its total may only
 * become the one that the shopper agreed to; what is paid ahead becomes no dearer, and what is too
 * much then goes back.
 */
export async function changeOrder(
  work: UnitOfWork,
  { orderNumber, change }: ChangeRequest,
): Promise<OrderChanged> {
  const order = await lockChangeableOrder(work, orderNumber);
  const { windowId, removeLineItemIds = [], expectedTotal } = change;
  const isMoved = windowId !== undefined && windowId !== order.row.windowId;
  if (isMoved) await lockTimeSlots(work, [order.row.windowId, windowId]);
  const timeSlot = await newTimeSlot(work, order, windowId);
  const document = applyChange(order, timeSlot, removeLineItemIds);
  const { total } = document.priceInfo;
  await requireCovered(work, document);
  // What comes in another window than the order that it adds to has a place of its own.
  const sharesPlace = order.row.sharesPlace && !isMoved;
  const row = { ...order.row, windowId: timeSlot.id, sharesPlace, total, document };
  const next = { ...order, row };
  if (expectedTotal === undefined) return { isDone: false, order: toOrder(next) };
  if (expectedTotal !== total)
    throw conflict(errorCodes.conflict, `The total is ${total} cents now`, 'expectedTotal');
  if (order.timeline.revision >= maxChanges)
    throw new ApiFailure(429, errorCodes.tooMany, 'The order was changed too often');
  if (isMoved) await moveToTimeSlot(work, order, timeSlot);
  await saveOrder(work, { ...next, cutOff: timeSlot.cutOff });
  return { isDone: true, order: toOrder(next) };
}

/** What was paid or reserved ahead has to cover whatever the order may come to by weight. */
async function requireCovered(work: UnitOfWork, document: Document): Promise<void> {
  if (!isPrepaid(document)) return;
  const { max: most, isReserved } = await chargeableOf(work, document.orderNumber);
  const { total, overAuthorizationAmount } = document.priceInfo;
  if (total + (isReserved ? overAuthorizationAmount : 0) > most)
    throw conflict(errorCodes.orderPrepaid, 'The order would cost more than was paid or reserved');
}

async function newTimeSlot(
  work: UnitOfWork,
  { row }: OrderWithTimeline,
  id = row.windowId,
): Promise<TimeSlotRow> {
  const timeSlot = await findTimeSlot(work.db, work.tenant, id);
  const place = serviceLocationOf(row.document.distributionAddress);
  if (!place) throw new Error('An order has no place');
  const fault = timeSlotErrorOf(timeSlot, place, work.now);
  // The order's own place in its window is taken: by itself.
  if (timeSlot && (!fault || (fault === '023' && id === row.windowId))) return timeSlot;
  throw new ApiFailure(fault === '140' ? 404 : 409, fault ?? '140', timeSlotErrors[fault ?? '140']);
}

/** The order with other lines and another window, and the sums of that. */
function applyChange(
  order: OrderWithTimeline,
  timeSlot: TimeSlotRow,
  removed: readonly string[],
): Document {
  const { document } = order.row;
  const { basis } = order.timeline;
  const productLineItems = document.productLineItems.filter(
    ({ lineItemId }) => !removed.includes(lineItemId),
  );
  if (productLineItems.length === 0)
    throw conflict(errorCodes.cartEmpty, 'An order without goods is cancelled instead');
  const same = timeSlot.id === order.row.windowId;
  if (same && productLineItems.length === document.productLineItems.length) return document;
  const sums = repriceOrder({
    ...{ document, basis, lines: productLineItems },
    serviceFee: same ? document.priceInfo.serviceFees : timeSlot.serviceFee,
  });
  if (basis.minValue !== undefined && sums.priceInfo.orderValue < basis.minValue)
    throw conflict(errorCodes.minOrderValue, 'The goods that are left are worth too little');
  return {
    ...document,
    productLineItems,
    distributionWindow: { id: timeSlot.id, ...spanOf(timeSlot) },
    ...sums,
    payments: splitPayments(document.payments, sums.priceInfo.total),
  };
}

/** Splits the total: the wallet's payments come first and keep their amounts, the last one pays the rest. */
function splitPayments(payments: Document['payments'], total: number): Document['payments'] {
  let rest = total;
  return payments.map((payment, at) => {
    const isLast = at === payments.length - 1;
    const amountPlanned = isLast ? rest : Math.min(rest, payment.amountPlanned);
    rest -= amountPlanned;
    return { ...payment, amountPlanned };
  });
}

/** Takes the new place and frees the old one, for the order and for what adds to it in its window. */
async function moveToTimeSlot(
  work: UnitOfWork,
  { row }: OrderWithTimeline,
  timeSlot: TimeSlotRow,
): Promise<void> {
  await swapTimeSlot(work, row, timeSlot.id);
  await movePendingAdditions(work, row.orderNumber, { id: timeSlot.id, ...spanOf(timeSlot) });
  for (const number of await readAdditions(work, row.orderNumber)) {
    const added = await startTimeline(work, number);
    if (added.row.windowId !== row.windowId || !isChangeable(added, work.now)) continue;
    if (!added.row.sharesPlace) await swapTimeSlot(work, added.row, timeSlot.id);
    const distributionWindow = { id: timeSlot.id, ...spanOf(timeSlot) };
    const document = { ...added.row.document, distributionWindow };
    await patchOrder(work, number, { windowId: timeSlot.id, document });
    await patchTimeline(work, number, { nextAt: timeSlot.cutOff });
    await rescheduleAuthorisation(work, number);
  }
}

async function swapTimeSlot(
  work: UnitOfWork,
  row: OrderWithTimeline['row'],
  to: string,
): Promise<void> {
  if (!(await bookTimeSlot(work, to))) throw conflict('023', timeSlotErrors['023']);
  if (!row.sharesPlace) await releaseTimeSlot(work, row.windowId);
}

const spanOf = ({ startsAt, endsAt }: TimeSlotRow) => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

async function saveOrder(work: UnitOfWork, next: OrderWithTimeline): Promise<void> {
  const { windowId, sharesPlace, total, document, orderNumber } = next.row;
  const revision = next.timeline.revision + 1;
  await patchOrder(work, orderNumber, { windowId, sharesPlace, total, document });
  await patchTimeline(work, orderNumber, { revision, nextAt: next.cutOff });
  const margin = document.priceInfo.overAuthorizationAmount;
  await refundExcess(work, { orderNumber, occasion: `change ${revision}`, keep: total, margin });
  await rescheduleAuthorisation(work, orderNumber);
  const told = { ...next, timeline: { ...next.timeline, revision } };
  await queueOrderEmail(work, told, { kind: 'changed' });
}
