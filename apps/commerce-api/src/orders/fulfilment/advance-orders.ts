import type { FastifyBaseLogger } from 'fastify';
import { and, eq, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import { orderConfigs } from '../../distribution/tables.js';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { failPoint } from '../../kernel/fail-point.js';
import type { ShopCache } from '../../kernel/shop-cache.js';
import type { TenantDirectory } from '../../kernel/tenant-directory.js';
import type { Transaction, UnitOfWork } from '../../ordering/unit-of-work.js';
import type { OrderWithTimeline } from '../progress/order-timeline.js';
import { lockOrder, patchTimeline, readOrderRecord } from '../repository.js';
import type { OrderTimelineRow } from '../tables.js';
import { orderTimelines } from '../tables.js';
import { applyUpdate } from './apply-update.js';
import type { Fulfilment } from './fulfilment.js';
import { freePlaces } from './free-places.js';
import { findSubstitute } from './find-substitute.js';
import { missingPayments } from './missing-payments.js';

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
  const unpaid = missingPayments(db, { tenant, orderNumber });
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
      const work = { db: tx as Transaction, tenant, shop, cache, now, locale, origin };
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
    orderNumber: row.orderNumber,
    status: row.status,
    lines: productLineItems,
    cutOff,
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
