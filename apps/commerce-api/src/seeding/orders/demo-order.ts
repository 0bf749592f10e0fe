import { and, eq, like } from 'drizzle-orm';
import { loadState } from '../../carts/change-cart.js';
import { cartPrices } from '../../carts/sums/sums.js';
import { readCartById } from '../../carts/stored-cart.js';
import { cartItems, carts } from '../../carts/tables.js';
import { placeOrder } from '../../checkout/place-order.js';
import { ApiFailure } from '../../kernel/failure.js';
import { endSession, insertSession } from '../../kernel/http/session.js';
import { mails } from '../../mail/tables.js';
import type { Transaction, UnitOfWork } from '../../ordering/unit-of-work.js';
import { cancelOrder } from '../../orders/changes/cancel-order.js';
import { startTimeline } from '../../orders/progress/order-timeline.js';
import { advance } from '../../orders/fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../../orders/fulfilment/simulated-fulfilment.js';
import { patchTimeline } from '../../orders/repository.js';
import { addressOf, timeSlotFor } from './demo-destination.js';
import type { DemoOrder, DemoScope } from './demo-order-file.js';

const hour = 3_600_000;

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

async function order(work: UnitOfWork, demo: DemoOrder, windowId: string): Promise<string> {
  const { db, tenant, now } = work;
  const id = `demo-order-${demo.customer}-${demo.place}`;
  await db.insert(carts).values({
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
