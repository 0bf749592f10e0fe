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
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
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

/** Each change sends a mail to an address that may not be verified. */
const maxChanges = 20;

interface ChangeRequest {
  readonly orderNumber: string;
  readonly change: OrderChange;
}

/**
 * Changes an order of the session in one transaction, or returns a preview. The new total must be the one that
 * the shopper confirmed; a prepaid order must not become more expensive, and a difference is refunded.
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
  // An addition in another time slot than its order has its own place.
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

/** A payment or reservation made at placing must cover the highest total that the weights allow. */
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
  // The order has its own place in its time slot.
  if (timeSlot && (!fault || (fault === '023' && id === row.windowId))) return timeSlot;
  throw new ApiFailure(fault === '140' ? 404 : 409, fault ?? '140', timeSlotErrors[fault ?? '140']);
}

/** The order with other lines and another time slot, and its recalculated sums. */
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
    document,
    basis,
    lines: productLineItems,
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

/**
 * Takes the new place and releases the old one, for the order and its additions in the same time slot.
 */
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
  const saved = { ...next, timeline: { ...next.timeline, revision } };
  await queueOrderEmail(work, saved, { kind: 'changed' });
}
