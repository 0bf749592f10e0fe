import type { OrderChange, OrderChanged } from '@larder/contracts/checkout';
import { errorCodes } from '@larder/contracts';
import { bookWindow, findWindow, freeWindow, lockWindows } from '../capacity/repository.js';
import type { WindowRow } from '../capacity/tables.js';
import { windowFault, windowFaults } from '../capacity/window-state.js';
import { placeOf } from '../carts/distribution.js';
import { ApiFailure } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import { moveAuthorisation } from '../payments/authorise-later.js';
import { chargeableOf, returnAbove } from '../payments/part-refunds.js';
import type { Begun } from './course.js';
import { begin } from './course.js';
import { lockChangeable } from './own-order.js';
import { isPaidAhead } from './paid-ahead.js';
import { isChangeable } from './progress.js';
import { movePaying, patchCourse, patchOrder, readAdditions, toOrder } from './repository.js';
import { repriced } from './reprice.js';
import { writeOrderMail } from './write-order-mail.js';

type Document = Begun['row']['document'];
const conflict = (code: string, why: string, field?: string) =>
  new ApiFailure(409, code, why, field === undefined ? {} : { fields: { [field]: why } });

/** Each change writes a mail, to an address that nobody has proved to be theirs. */
const mostChanges = 20;

interface Changing {
  readonly orderNumber: string;
  readonly change: OrderChange;
}

/**
 * Changes an order of the session, whole or not at all, or says what it would be. Its total may only
 * become the one that the shopper agreed to; what is paid ahead becomes no dearer, and what is too
 * much then goes back.
 */
export async function changeOrder(
  work: Work,
  { orderNumber, change }: Changing,
): Promise<OrderChanged> {
  const order = await lockChangeable(work, orderNumber);
  const { windowId, removeLineItemIds = [], expectedTotal } = change;
  const isMoved = windowId !== undefined && windowId !== order.row.windowId;
  if (isMoved) await lockWindows(work, [order.row.windowId, windowId]);
  const window = await chosenWindow(work, order, windowId);
  const document = changed(order, window, removeLineItemIds);
  const { total } = document.priceInfo;
  await requireCharged(work, document);
  // What comes in another window than the order that it adds to has a place of its own.
  const sharesPlace = order.row.sharesPlace && !isMoved;
  const row = { ...order.row, windowId: window.id, sharesPlace, total, document };
  const next = { ...order, row };
  if (expectedTotal === undefined) return { isDone: false, order: toOrder(next) };
  if (expectedTotal !== total)
    throw conflict(errorCodes.conflict, `The total is ${total} cents now`, 'expectedTotal');
  if (order.course.revision >= mostChanges)
    throw new ApiFailure(429, errorCodes.tooMany, 'The order was changed too often');
  if (isMoved) await move(work, order, window);
  await store(work, { ...next, cutOff: window.cutOff });
  return { isDone: true, order: toOrder(next) };
}

/** What was paid or reserved ahead has to cover whatever the order may come to by weight. */
async function requireCharged(work: Work, document: Document): Promise<void> {
  if (!isPaidAhead(document)) return;
  const { most, isReserved } = await chargeableOf(work, document.orderNumber);
  const { total, overAuthorizationAmount } = document.priceInfo;
  if (total + (isReserved ? overAuthorizationAmount : 0) > most)
    throw conflict(errorCodes.orderPrepaid, 'The order would cost more than was paid or reserved');
}

async function chosenWindow(work: Work, { row }: Begun, id = row.windowId): Promise<WindowRow> {
  const window = await findWindow(work.db, work.tenant, id);
  const place = placeOf(row.document.distributionAddress);
  if (!place) throw new Error('An order has no place');
  const fault = windowFault(window, place, work.now);
  // The order's own place in its window is taken: by itself.
  if (window && (!fault || (fault === '023' && id === row.windowId))) return window;
  throw new ApiFailure(fault === '140' ? 404 : 409, fault ?? '140', windowFaults[fault ?? '140']);
}

/** The order with other lines and another window, and the sums of that. */
function changed(order: Begun, window: WindowRow, removed: readonly string[]): Document {
  const { document } = order.row;
  const { basis } = order.course;
  const productLineItems = document.productLineItems.filter(
    ({ lineItemId }) => !removed.includes(lineItemId),
  );
  if (productLineItems.length === 0)
    throw conflict(errorCodes.cartEmpty, 'An order without goods is cancelled instead');
  const same = window.id === order.row.windowId;
  if (same && productLineItems.length === document.productLineItems.length) return document;
  const sums = repriced({
    ...{ document, basis, lines: productLineItems },
    serviceFee: same ? document.priceInfo.serviceFees : window.serviceFee,
  });
  if (basis.minValue !== undefined && sums.priceInfo.orderValue < basis.minValue)
    throw conflict(errorCodes.minOrderValue, 'The goods that are left are worth too little');
  return {
    ...document,
    productLineItems,
    distributionWindow: { id: window.id, ...spanOf(window) },
    ...sums,
    payments: sharedOut(document.payments, sums.priceInfo.total),
  };
}

/** The total among the ways to pay: the first ones, the wallet's, as before, the last one the rest. */
function sharedOut(payments: Document['payments'], total: number): Document['payments'] {
  let rest = total;
  return payments.map((payment, at) => {
    const isLast = at === payments.length - 1;
    const amountPlanned = isLast ? rest : Math.min(rest, payment.amountPlanned);
    rest -= amountPlanned;
    return { ...payment, amountPlanned };
  });
}

/** Takes the new place and frees the old one, for the order and for what adds to it in its window. */
async function move(work: Work, { row }: Begun, window: WindowRow): Promise<void> {
  await swap(work, row, window.id);
  await movePaying(work, row.orderNumber, { id: window.id, ...spanOf(window) });
  for (const number of await readAdditions(work, row.orderNumber)) {
    const added = await begin(work, number);
    if (added.row.windowId !== row.windowId || !isChangeable(added, work.now)) continue;
    if (!added.row.sharesPlace) await swap(work, added.row, window.id);
    const distributionWindow = { id: window.id, ...spanOf(window) };
    const document = { ...added.row.document, distributionWindow };
    await patchOrder(work, number, { windowId: window.id, document });
    await patchCourse(work, number, { nextAt: window.cutOff });
    await moveAuthorisation(work, number);
  }
}

async function swap(work: Work, row: Begun['row'], to: string): Promise<void> {
  if (!(await bookWindow(work, to))) throw conflict('023', windowFaults['023']);
  if (!row.sharesPlace) await freeWindow(work, row.windowId);
}

const spanOf = ({ startsAt, endsAt }: WindowRow) => ({
  start: startsAt.toISOString(),
  end: endsAt.toISOString(),
});

async function store(work: Work, next: Begun): Promise<void> {
  const { windowId, sharesPlace, total, document, orderNumber } = next.row;
  const revision = next.course.revision + 1;
  await patchOrder(work, orderNumber, { windowId, sharesPlace, total, document });
  await patchCourse(work, orderNumber, { revision, nextAt: next.cutOff });
  const margin = document.priceInfo.overAuthorizationAmount;
  await returnAbove(work, { orderNumber, occasion: `change ${revision}`, keep: total, margin });
  await moveAuthorisation(work, orderNumber);
  const told = { ...next, course: { ...next.course, revision } };
  await writeOrderMail(work, told, { kind: 'changed' });
}
