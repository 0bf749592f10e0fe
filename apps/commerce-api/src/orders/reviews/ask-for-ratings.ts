import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import { customers } from '../../customers/tables.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import { transaction } from '../../kernel/database/transaction.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Shop } from '../../kernel/tenant-directory.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import { queueOrderEmail } from '../emails/queue-order-email.js';
import { readOrderRecord } from '../repository.js';
import { orderRatingRequests, orderRatings } from './tables.js';

const hourMs = 3_600_000;
/** Long enough to have unpacked and tasted. */
const askAfterHours = 20;
/** Later nobody remembers. */
const askUntilHours = 5 * 24;
const maxOrders = 100;

type Job = Pick<Kernel, 'db' | 'clock' | 'directory' | 'cache'>;

/**
 * Asks customers who agreed to personal e-mails how their order was: once for each order, the day after
 * its time slot. Additions are rated with their order.
 */
export async function askForRatings(job: Job): Promise<void> {
  for (const shop of job.directory.shops) {
    const terms = await readOrderTerms(job.db, shop.tenant);
    if (!terms?.reviews) continue;
    for (const { orderNumber } of await findUnasked(job, shop)) await ask(job, shop, orderNumber);
  }
}

function findUnasked({ db, clock }: Job, { tenant }: Shop) {
  const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);
  const { orderNumber } = orders;
  const isOfOrder = (table: typeof orderRatings | typeof orderRatingRequests) =>
    db
      .select({ orderNumber: table.orderNumber })
      .from(table)
      .where(and(eq(table.tenant, tenant), eq(table.orderNumber, orderNumber)));
  return db
    .select({ orderNumber })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .innerJoin(
      customers,
      and(eq(customers.tenant, carts.tenant), eq(customers.id, carts.customerId)),
    )
    .innerJoin(
      timeSlots,
      and(eq(timeSlots.tenant, orders.tenant), eq(timeSlots.id, orders.windowId)),
    )
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.status, 'COMPLETED'),
        isNull(orders.addedTo),
        eq(customers.personalEmailAllowed, true),
        lt(timeSlots.endsAt, hoursAgo(askAfterHours)),
        gt(timeSlots.endsAt, hoursAgo(askUntilHours)),
        notExists(isOfOrder(orderRatings)),
        notExists(isOfOrder(orderRatingRequests)),
      ),
    )
    .orderBy(orderNumber)
    .limit(maxOrders);
}

/** The request and its mail in one transaction: of two processes only one asks. */
async function ask({ db, clock, cache }: Job, shop: Shop, orderNumber: string): Promise<void> {
  const { tenant } = shop;
  const now = clock.now();
  await transaction(db, async (tx) => {
    const inserted = await tx
      .insert(orderRatingRequests)
      .values({ tenant, orderNumber, askedAt: now })
      .onConflictDoNothing()
      .returning({ orderNumber: orderRatingRequests.orderNumber });
    const order = await readOrderRecord({ db: tx, tenant }, orderNumber);
    if (inserted.length === 0 || !order?.timeline) return;
    const { locale } = order.timeline;
    const scope = { db: tx, tenant, shop, cache, now, locale };
    await queueOrderEmail(scope, order, { kind: 'rate', tables: [] });
  });
}
