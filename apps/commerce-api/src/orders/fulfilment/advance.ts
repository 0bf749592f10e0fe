import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database.js';
import { firstRow } from '../../kernel/database.js';
import { transaction } from '../../kernel/transaction.js';
import { failPoint } from '../../kernel/fail-point.js';
import type { ShopMemory } from '../../kernel/shop-memory.js';
import type { TenantDirectory } from '../../kernel/tenant-directory.js';
import type { Transaction, Work } from '../../ordering/work.js';
import { chargeableOf, returnAbove } from '../../payments/part-refunds.js';
import { reach } from '../course.js';
import { isPaidAhead } from '../paid-ahead.js';
import { receiptTables } from '../receipt-tables.js';
import { receiptOf } from '../receipt.js';
import type { Begun } from '../course.js';
import { patchCourse, readWhole } from '../repository.js';
import type { Picked } from '../tables.js';
import { readerOf, writeOrderMail } from '../write-order-mail.js';
import type { Fulfilment, FulfilmentNews } from './fulfilment.js';
import { findSubstitute } from './substitutes.js';

export interface Dispatch {
  readonly db: Database;
  readonly clock: Clock;
  readonly directory: TenantDirectory;
  readonly memory: ShopMemory;
  readonly fulfilment: Fulfilment;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface Due {
  readonly tenant: string;
  readonly orderNumber: string;
}

/** An order whose fulfilment failed is looked at again after this time. */
const pauseMs = 600_000;
const leastPauseMs = 1_000;

/**
 * Takes every order on that is due, of the shops that want it, one transaction each. Of several
 * processes each takes another one.
 */
export async function advanceOrders(dispatch: Dispatch): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await nextDue(dispatch);
    if (!due) return count;
    await advanceOne(dispatch, due);
    count += 1;
  }
}

async function nextDue({ db, clock }: Dispatch): Promise<Due | undefined> {
  return firstRow<Due>(
    db,
    sql`SELECT c.tenant, c.order_number AS "orderNumber" FROM order_courses c
        JOIN orders o ON o.tenant = c.tenant AND o.order_number = c.order_number
        JOIN order_configs g ON g.tenant = c.tenant
        WHERE o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING') AND c.next_at <= ${clock.now().toISOString()}
          AND NOT EXISTS (SELECT FROM payments p WHERE p.tenant = c.tenant
            AND p.order_number = c.order_number AND p.state IN ('OPEN', 'SAVED') AND p.capture_from IS NULL)
          AND g.config->>'simulatedFulfilment' = 'true'
        ORDER BY c.next_at, c.order_number LIMIT 1`,
  );
}

async function advanceOne(dispatch: Dispatch, due: Due): Promise<void> {
  const { db, clock, directory, memory, fulfilment } = dispatch;
  const { tenant, orderNumber } = due;
  const now = clock.now();
  try {
    await transaction(db, async (tx) => {
      const shop = directory.shops.find((one) => one.tenant === tenant);
      if (!shop) throw new Error('The shop of an order is gone');
      const order = await lockDue(tx, due, now);
      if (!order) return;
      const { locale, origin } = order.course;
      const work = { db: tx as Transaction, ...{ tenant, shop, memory, now, locale, origin } };
      await advance({ ...work, session: '' }, order, fulfilment);
    });
    failPoint('after-advance');
  } catch (error) {
    dispatch.log.error(
      { err: error, tenant, order: orderNumber },
      'an order could not be taken on',
    );
    await patchCourse({ db, tenant }, orderNumber, { nextAt: new Date(now.getTime() + pauseMs) });
  }
}

/** The order, locked, if it is still due: another process, or its shopper, may have been faster. */
async function lockDue(db: Database, due: Due, now: Date): Promise<Begun | undefined> {
  await db.execute(
    sql`SELECT FROM orders WHERE tenant = ${due.tenant} AND order_number = ${due.orderNumber}
        FOR UPDATE`,
  );
  const order = await readWhole({ db, tenant: due.tenant }, due.orderNumber);
  const nextAt = order?.course?.nextAt;
  if (order?.row.status === 'CANCELLED') return undefined;
  if (!order?.course || !nextAt || nextAt > now) return undefined;
  return { ...order, course: order.course };
}

/** Asks what became of one order, and writes it down. */
export async function advance(work: Work, order: Begun, fulfilment: Fulfilment): Promise<Begun> {
  const { row, cutOff } = order;
  const { distributionWindow, distributionAddress, productLineItems, substitution } = row.document;
  const { avoidedAllergens: avoided = [] } = row.document;
  const shopper = { customerId: order.customerId, avoided };
  const news = await fulfilment.ask({
    ...{ orderNumber: row.orderNumber, status: row.status, lines: productLineItems, cutOff },
    substitution,
    isPickup: distributionAddress.distributionType === 'CLICK_AND_COLLECT',
    start: new Date(distributionWindow.start),
    end: new Date(distributionWindow.end),
    now: work.now,
    findSubstitute: (line) => findSubstitute(work, shopper, line),
  });
  return noteNews(work, order, news);
}

/** What was picked, with what may be charged for it and what that comes to. */
async function packed(work: Work, { row, course }: Begun, picked: Picked) {
  const { document, orderNumber } = row;
  const isAhead = isPaidAhead(document);
  const limit = isAhead ? { mostCharged: (await chargeableOf(work, orderNumber)).most } : {};
  const limited = { ...picked, ...limit };
  const { toPay } = receiptOf(document, course.basis, limited);
  return { picked: limited, payable: Math.max(0, toPay) };
}

async function noteNews(work: Work, order: Begun, news: FulfilmentNews): Promise<Begun> {
  const { status, picked, nextAt } = news;
  if (status === undefined) {
    // Nobody is asked again at once, whatever they say.
    const soonest = new Date(work.now.getTime() + leastPauseMs);
    const later = nextAt && nextAt < soonest ? soonest : nextAt;
    await patchCourse(work, order.row.orderNumber, { nextAt: later });
    return { ...order, course: { ...order.course, nextAt: later } };
  }
  const next = await reach(work, order, status, {
    nextAt,
    ...(picked && (await packed(work, order, picked))),
  });
  const kind = status === 'ON_THE_WAY' ? 'onTheWay' : status === 'READY' ? 'ready' : undefined;
  if (kind && next.course.picked) {
    const { document, orderNumber } = next.row;
    const receipt = receiptOf(document, next.course.basis, next.course.picked);
    const keep = Math.max(0, receipt.toPay);
    await returnAbove(work, { orderNumber, occasion: 'receipt', keep, isFinal: true });
    const tables = receiptTables(readerOf(work, next), receipt);
    await writeOrderMail(work, next, { kind, tables });
    failPoint('in-receipt');
  }
  return next;
}
