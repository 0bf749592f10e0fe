import type { BillingAddress } from '@larder/contracts/cart';
import { and, eq, gte, like, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { serviceLocationOf } from '../../carts/distribution/move-cart.js';
import { loadState } from '../../carts/change-cart.js';
import { findAreaFor, findPickupStore } from '../../carts/distribution/service-areas.js';
import { cartPrices } from '../../carts/sums/sums.js';
import { readCartById } from '../../carts/stored-cart.js';
import { cartItems, carts } from '../../carts/tables.js';
import { placeOrder } from '../../checkout/place-order.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { ApiFailure, badRequest } from '../../kernel/failure.js';
import { endSession, insertSession } from '../../kernel/http/session.js';
import type { ShopCache } from '../../kernel/shop-cache.js';
import type { Shop } from '../../kernel/tenant-directory.js';
import { mails } from '../../mail/tables.js';
import type { Transaction, UnitOfWork } from '../../ordering/unit-of-work.js';
import { cancelOrder } from '../../orders/changes/cancel-order.js';
import { startTimeline } from '../../orders/progress/order-timeline.js';
import { advance } from '../../orders/fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../../orders/fulfilment/simulated-fulfilment.js';
import { patchTimeline } from '../../orders/repository.js';
import { findTimeSlotAt } from './find-time-slot.js';

const hour = 3_600_000;

export const DemoOrderFile = z.object({
  state: z.enum(['PLACED', 'PICKING', 'ON_THE_WAY', 'READY', 'COMPLETED', 'CANCELLED']),
  /** Hours until the shop's nearest time slot begins; negative for one that has begun. */
  beginsInHours: z.number(),
  /** Pieces or grams by sku. */
  goods: z.record(z.string(), z.int()),
  /** Collected from this store; delivered when absent. */
  storeId: z.optional(z.string()),
});

export interface DemoOrder extends z.output<typeof DemoOrderFile> {
  readonly customer: string;
  readonly billing: BillingAddress;
  /** Its place among the orders of the customer. */
  readonly place: number;
}

export interface DemoScope {
  readonly db: Database;
  readonly tenant: string;
  readonly shop: Shop;
  readonly locale: string;
  readonly cache: ShopCache;
  readonly now: Date;
}

/**
 * Places an order as its shopper would, and advances time until it has the status.
 * @throws ApiFailure when the shop rejects it
 */
export async function placeDemoOrder(scope: DemoScope, demo: DemoOrder): Promise<void> {
  const session = `demo ${demo.customer} ${demo.place}`;
  const { db, tenant, now } = scope;
  const timeSlot = await timeSlotFor(scope, demo);
  const at = new Date(Math.min(now.getTime(), timeSlot.cutOff.getTime()) - 20 * hour);
  const work: UnitOfWork = { ...scope, db: db as Transaction, session, now: at };
  await insertSession(db, tenant, { value: '', id: session, customer: demo.customer }, at);
  const orderNumber = await order(work, demo, timeSlot.id);
  await advanceDemoOrder(work, demo, orderNumber);
  // These people read no mails, and nobody comes back with this session.
  await db
    .delete(mails)
    .where(and(eq(mails.tenant, tenant), like(mails.key, `order % ${orderNumber}%`)));
  await endSession(db, tenant, session);
}

interface DemoTimeSlot {
  readonly id: string;
  readonly cutOff: Date;
}

async function addressOf(scope: DemoScope, { storeId, billing }: DemoOrder) {
  const { firstName, lastName, streetName, streetNumber, postalCode, city } = billing;
  const { country, countryCode } = billing;
  if (storeId !== undefined) {
    const store = await findPickupStore(scope, storeId);
    if (!store) throw new Error(`Nothing can be collected from ${storeId}`);
    return {
      distributionType: 'CLICK_AND_COLLECT' as const,
      storeId,
      firstName,
      lastName,
      streetName: store.streetName,
      streetNumber: store.streetNumber,
      postalCode: store.postalCode,
      city: store.city,
      country: store.country,
      countryCode: store.countryCode,
    };
  }
  const area = await findAreaFor(scope, { postalCode });
  if (!area) throw new Error(`Nothing is delivered to ${postalCode}`);
  const { deliveryAreaNumber, pickingUnitIds } = area;
  return {
    distributionType: 'DELIVERY' as const,
    deliveryAreaNumber,
    pickingUnitIds,
    firstName,
    lastName,
    streetName,
    streetNumber,
    postalCode,
    city,
    country,
    countryCode,
  };
}

/** The next available time slot for an order that is still open; for others, one at its time. */
async function timeSlotFor(scope: DemoScope, demo: DemoOrder): Promise<DemoTimeSlot> {
  const { db, tenant, now } = scope;
  const place = serviceLocationOf(await addressOf(scope, demo));
  if (!place) throw new Error('The order has no place');
  const start = new Date(now.getTime() + demo.beginsInHours * hour);
  if (demo.state === 'PLACED') {
    const [found] = await db
      .select({ id: timeSlots.id, cutOff: timeSlots.cutOff })
      .from(timeSlots)
      .where(
        and(
          eq(timeSlots.tenant, tenant),
          eq(timeSlots.distributionType, place.distributionType),
          eq(timeSlots.appointableId, place.appointableId),
          lt(sql`${timeSlots.booked} + ${timeSlots.held}`, timeSlots.capacity),
          gte(timeSlots.startsAt, start),
        ),
      )
      .orderBy(timeSlots.startsAt)
      .limit(1);
    if (!found) throw new Error('There is no window for a demo order');
    return found;
  }
  const own = await findTimeSlotAt(db, tenant, place, { start, now });
  if (!own) throw badRequest('The shop has no window for a demo order');
  return own;
}

async function order(work: UnitOfWork, demo: DemoOrder, windowId: string): Promise<string> {
  const { db, tenant, now } = work;
  const id = `demo-order-${demo.customer}-${demo.place}`;
  await db
    .insert(carts)
    .values({
      tenant,
      id,
      sessionId: `customer:${demo.customer}`,
      customerId: demo.customer,
      status: 'FINALIZED',
      mode: 'REGULAR',
      version: 1,
      crateDepositDesired: false,
      distributionAddress: await addressOf(work, demo),
      windowId,
      billingAddress: demo.billing,
      substitution: 'SIMILAR',
      finalizedAt: now,
      createdAt: now,
      changedAt: now,
    });
  for (const [sku, quantity] of Object.entries(demo.goods))
    await db
      .insert(cartItems)
      .values({ tenant, cartId: id, sku, lineItemId: `${id}-${sku}`, quantity });
  const cart = await loadState(work, await readCartById(work, id));
  const methodKey = demo.storeId === undefined ? 'payment-at-the-door' : 'payment-at-the-store';
  const input = { cartId: id, methodKey, expectedTotal: cartPrices(cart).total } as const;
  const outcome = await placeOrder(work, input);
  if ('refusal' in outcome) {
    const { errorCode, message } = outcome.refusal;
    throw new ApiFailure(outcome.status, errorCode, message);
  }
  if (outcome.body.orderNumber === undefined) throw new Error('A demo order has no number');
  return outcome.body.orderNumber;
}

/** Advances time, with each step at its own moment, and stops at the wanted status. */
async function advanceDemoOrder(
  work: UnitOfWork,
  { state }: DemoOrder,
  orderNumber: string,
): Promise<void> {
  if (state === 'CANCELLED') {
    await cancelOrder(work, orderNumber);
    return;
  }
  let current = await startTimeline(work, orderNumber);
  while (current.row.status !== state && current.timeline.nextAt)
    current = await advance(
      { ...work, now: current.timeline.nextAt },
      current,
      simulatedFulfilment,
    );
  if (state !== 'PLACED') await patchTimeline(work, orderNumber, { nextAt: null });
}
