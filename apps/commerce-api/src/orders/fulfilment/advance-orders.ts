import type { FastifyBaseLogger } from 'fastify';
import { and, eq, inArray, isNull, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import { orderConfigs } from '../../distribution/tables.js';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { failPoint } from '../../kernel/fail-point.js';
import type { ShopCache } from '../../kernel/shop-cache.js';
import type { TenantDirectory } from '../../kernel/tenant-directory.js';
import type { Transaction, UnitOfWork } from '../../ordering/unit-of-work.js';
import { payments } from '../../payments/tables.js';
import { chargeableOf, refundExcess } from '../../payments/refunds/partial-refunds.js';
import { recordStatus } from '../progress/order-timeline.js';
import { isPrepaid } from '../is-prepaid.js';
import { receiptTables } from '../emails/receipt-email-tables.js';
import { announceStatus } from '../push/announce-status.js';
import { createReceipt } from '../receipt/receipt.js';
import { issueInvoice } from '../receipt/series/invoice-series.js';
import { taxParts } from '../receipt/format-tax.js';
import type { OrderWithTimeline } from '../progress/order-timeline.js';
import { lockOrder, patchTimeline, readOrderRecord } from '../repository.js';
import type { OrderTimelineRow, Picked } from '../tables.js';
import { orderTimelines } from '../tables.js';
import { readerOf, queueOrderEmail } from '../emails/queue-order-email.js';
import type { Fulfilment, FulfilmentUpdate } from './fulfilment.js';
import { freePlaces } from './free-places.js';
import { findSubstitute } from './find-substitute.js';

export interface FulfilmentJob {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly cache: ShopCache;
  readonly fulfilment: Fulfilment;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

type DueOrder = Pick<OrderTimelineRow, 'tenant' | 'orderNumber'>;

/** Delay before an order with failed fulfilment is retried. */
const retryMs = 600_000;
const minPauseMs = 1_000;

/**
 * Takes every order on that is due, of the shops that want it, one transaction each. Of several
 * processes each takes another one.
 */
export async function advanceOrders(dispatch: FulfilmentJob): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await nextDue(dispatch);
    if (!due) return count;
    await advanceOne(dispatch, due);
    count += 1;
  }
}

async function nextDue({ db, clock }: FulfilmentJob): Promise<DueOrder | undefined> {
  const { tenant, orderNumber, nextAt } = orderTimelines;
  const unpaid = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenant, tenant),
        eq(payments.orderNumber, orderNumber),
        inArray(payments.state, ['OPEN', 'SAVED']),
        isNull(payments.captureFrom),
      ),
    );
  const [due] = await db
    .select({ tenant, orderNumber })
    .from(orderTimelines)
    .innerJoin(orders, and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)))
    .innerJoin(orderConfigs, eq(orderConfigs.tenant, tenant))
    .where(
      and(
        notInArray(orders.status, ['CANCELLED', 'PAYMENT_PENDING']),
        lte(nextAt, clock.now()),
        notExists(unpaid),
        sql`${orderConfigs.config}->>'simulatedFulfilment' = 'true'`,
      ),
    )
    .orderBy(nextAt, orderNumber)
    .limit(1);
  return due;
}

async function advanceOne(dispatch: FulfilmentJob, due: DueOrder): Promise<void> {
  const { db, clock, directory, cache, fulfilment } = dispatch;
  const { tenant, orderNumber } = due;
  const now = clock.now();
  try {
    await transaction(db, async (tx) => {
      const shop = directory.shops.find((one) => one.tenant === tenant);
      if (!shop) throw new Error('The shop of an order is gone');
      const order = await lockDue(tx, due, now);
      if (!order) return;
      const { locale, origin } = order.timeline;
      const work = { db: tx as Transaction, ...{ tenant, shop, cache, now, locale, origin } };
      await advance({ ...work, session: '' }, order, fulfilment);
    });
    failPoint('after-advance');
  } catch (error) {
    dispatch.log.error(
      { err: error, tenant, order: orderNumber },
      'an order could not be taken on',
    );
    await patchTimeline({ db, tenant }, orderNumber, { nextAt: new Date(now.getTime() + retryMs) });
  }
}

/** The order, locked, if it is still due: another process, or its shopper, may have been faster. */
async function lockDue(
  db: Database,
  due: DueOrder,
  now: Date,
): Promise<OrderWithTimeline | undefined> {
  const { tenant, orderNumber } = due;
  await lockOrder({ db, tenant }, orderNumber);
  const order = await readOrderRecord({ db, tenant }, orderNumber);
  const nextAt = order?.timeline?.nextAt;
  if (order?.row.status === 'CANCELLED') return undefined;
  if (!order?.timeline || !nextAt || nextAt > now) return undefined;
  return { ...order, timeline: order.timeline };
}

/** Polls the fulfilment for one order and saves its update. */
export async function advance(
  work: UnitOfWork,
  order: OrderWithTimeline,
  fulfilment: Fulfilment,
): Promise<OrderWithTimeline> {
  const { row, cutOff } = order;
  const { distributionWindow, distributionAddress, productLineItems, substitution } = row.document;
  const { confirmedAge: ageLimit } = row.document;
  const { avoidedAllergens: avoided = [], priceInfo } = row.document;
  const shopper = { customerId: order.customerId, avoided };
  const news = await fulfilment.fetchUpdate({
    ...{ orderNumber: row.orderNumber, status: row.status, lines: productLineItems, cutOff },
    substitution,
    ageLimit,
    leaveAtDoor: distributionAddress.leaveAtDoor === true && ageLimit === undefined,
    tip: priceInfo.tip,
    freePlaces: await freePlaces(work, row.document),
    isPickup: distributionAddress.distributionType === 'CLICK_AND_COLLECT',
    start: new Date(distributionWindow.start),
    end: new Date(distributionWindow.end),
    now: work.now,
    findSubstitute: (line) => findSubstitute(work, shopper, line),
  });
  return applyUpdate(work, order, news);
}

/** The picked goods, limited to the chargeable amount, and the amount to pay. */
async function applyPicking(
  work: UnitOfWork,
  { row, timeline }: OrderWithTimeline,
  picked: Picked,
) {
  const { document, orderNumber } = row;
  const isAhead = isPrepaid(document);
  const limit = isAhead ? { mostCharged: (await chargeableOf(work, orderNumber)).max } : {};
  const limited = { ...picked, ...limit };
  const { toPay } = createReceipt(document, timeline.basis, limited);
  return { picked: limited, payable: Math.max(0, toPay) };
}

async function applyUpdate(
  work: UnitOfWork,
  order: OrderWithTimeline,
  news: FulfilmentUpdate,
): Promise<OrderWithTimeline> {
  const { status, picked, pickupPlace, nextAt } = news;
  if (status === undefined) {
    // Enforces a minimum pause between polls, even if the fulfilment names an earlier time.
    const soonest = new Date(work.now.getTime() + minPauseMs);
    const later = nextAt && nextAt < soonest ? soonest : nextAt;
    await patchTimeline(work, order.row.orderNumber, { nextAt: later });
    return { ...order, timeline: { ...order.timeline, nextAt: later } };
  }
  const next = await recordStatus(work, order, status, {
    nextAt,
    ...(pickupPlace && { pickupPlace }),
    ...(picked && (await applyPicking(work, order, picked))),
  });
  await announceStatus(work, next);
  const kind = status === 'ON_THE_WAY' ? 'onTheWay' : status === 'READY' ? 'ready' : undefined;
  if (kind && next.timeline.picked) {
    const { document, orderNumber } = next.row;
    const receipt = createReceipt(document, next.timeline.basis, next.timeline.picked);
    await issueInvoice(work, orderNumber);
    const keep = Math.max(0, receipt.toPay);
    await refundExcess(work, { orderNumber, occasion: 'receipt', keep, isFinal: true });
    const reader = readerOf(work, next);
    const tables = receiptTables(reader, receipt, taxParts(reader, document));
    await queueOrderEmail(work, next, { kind, tables });
    failPoint('in-receipt');
  }
  return next;
}
