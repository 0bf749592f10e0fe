import { errorCodes } from '@larder/contracts';
import type { OfficeOrder, OrderStep } from '@larder/office-contract';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import { applyUpdate } from '../../../orders/fulfilment/apply-update.js';
import { freePlaces } from '../../../orders/fulfilment/free-places.js';
import type { FulfilmentUpdate } from '../../../orders/fulfilment/fulfilment.js';
import type { OrderWithTimeline } from '../../../orders/progress/order-timeline.js';
import { startTimeline } from '../../../orders/progress/order-timeline.js';
import { readOrderRecord } from '../../../orders/repository.js';
import type { Picked } from '../../../orders/tables.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { isUnpaid, mayStart, readOfficeOrder, readPicks } from './office-order.js';

export interface TakeStepInput {
  readonly actor: Actor;
  readonly orderNumber: string;
  readonly step: OrderStep;
}

/**
 * Takes an order on, as the shop's fulfilment reports it: with receipt, e-mail and capture.
 * @throws ApiFailure 404, 409 where the order is not that far
 */
export async function takeStep(
  work: UnitOfWork,
  { actor, orderNumber, step }: TakeStepInput,
): Promise<OfficeOrder> {
  if (!(await readOrderRecord(work, orderNumber))) throw notFound('The order');
  const order = await startTimeline(work, orderNumber);
  const update = await updates[step](work, order, actor);
  // A stored language and origin: the mail is the shopper's, not the picker's.
  const { locale, origin } = order.timeline;
  const next = await applyUpdate({ ...work, locale, origin }, order, update);
  await audit(work, actor, {
    action: 'order.step',
    subject: orderNumber,
    before: { status: order.row.status },
    after: { status: next.row.status },
  });
  return readOfficeOrder(work, orderNumber, actor);
}

type Step = (work: UnitOfWork, order: OrderWithTimeline, actor: Actor) => Promise<FulfilmentUpdate>;

const updates: Readonly<Record<OrderStep, Step>> = {
  async START_PICKING(work, order, actor) {
    if (order.row.status !== 'PLACED') throw conflict('The order is not waiting for a picker');
    if (!mayStart(order, actor, work.now))
      throw conflict('Its shopper can change the order until the cut-off');
    if (await isUnpaid(work, order.row.orderNumber)) throw conflict('The order is not paid');
    return { status: 'PICKING', nextAt: null };
  },
  async FINISH_PICKING(work, order) {
    if (order.row.status !== 'PICKING') throw conflict('The order is not being picked');
    const { document } = order.row;
    const picked = await pickedOf(work, order);
    if (document.distributionAddress.distributionType !== 'CLICK_AND_COLLECT')
      return { status: 'ON_THE_WAY', picked, nextAt: null };
    const bay = (await freePlaces(work, document)).find(({ kind }) => kind === 'BAY');
    return { status: 'READY', picked, ...(bay && { pickupPlace: bay }), nextAt: null };
  },
  async COMPLETE(_work, order) {
    const { status } = order.row;
    if (status !== 'ON_THE_WAY' && status !== 'READY') throw conflict('The order is not packed');
    return { status: 'COMPLETED', nextAt: null };
  },
};

async function pickedOf(work: UnitOfWork, { row }: OrderWithTimeline): Promise<Picked> {
  const picks = await readPicks(work, row.orderNumber);
  const lines = row.document.productLineItems.map(({ lineItemId }) => {
    const pick = picks.get(lineItemId);
    if (!pick) throw conflict('Not every line is picked');
    const { outcome, quantity, substitute } = pick;
    return { lineItemId, outcome, quantity, ...(substitute && { substitute }) };
  });
  return { pickedAt: work.now.toISOString(), lines, depositReturned: 0 };
}

const conflict = (message: string) => new ApiFailure(409, errorCodes.conflict, message);
