import { eq, and } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { endSession, insertSession, newSession } from '../../kernel/http/session.js';
import { orders } from '../../checkout/tables.js';
import { adoptSavedGoods } from '../../carts/lines/saved-goods.js';
import { adoptGuestCart } from '../../carts/merge/adopt-guest-cart.js';

/**
 * Signs a customer in. The session gets a new id, which prevents session fixation. The guest's cart and
 * orders are kept; those of a customer who was signed in before are not.
 */
export async function startCustomerSession(
  context: RequestContext,
  customer: string,
): Promise<void> {
  const { tenant, now } = context;
  const before = await context.existingSession();
  const somebody = await context.customer();
  const next = newSession(customer, context.agent);
  await transaction(context.db, async (db) => {
    await insertSession(db, tenant, next, now);
    if (before === undefined) return;
    if (somebody === undefined) {
      await adoptOrders(db, tenant, before, next.id);
      await adoptGuestCart({ db, tenant }, { guest: before, session: next.id });
      await adoptSavedGoods({ db, tenant }, { guest: before, customer });
    } else await endSession(db, tenant, before);
  });
  context.adoptSession(next);
}

/** Ends the session on the server; the browser continues as a new guest. */
export async function endCustomerSession(context: RequestContext): Promise<void> {
  const { db, tenant, now } = context;
  const before = await context.existingSession();
  const next = newSession();
  await transaction(db, async (tx) => {
    if (before !== undefined) await endSession(tx, tenant, before);
    await insertSession(tx, tenant, next, now);
  });
  context.adoptSession(next);
}

async function adoptOrders(db: Database, tenant: string, from: string, to: string): Promise<void> {
  await db
    .update(orders)
    .set({ sessionId: to })
    .where(and(eq(orders.tenant, tenant), eq(orders.sessionId, from)));
}
