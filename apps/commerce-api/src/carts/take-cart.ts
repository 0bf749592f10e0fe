import { sql } from 'drizzle-orm';
import type { Scope } from '../kernel/context.js';
import { firstRow } from '../kernel/database.js';

interface Taking {
  /** The guest's session, if there was one. */
  readonly guest: string | undefined;
  /** The session from now on, and whose it is. */
  readonly session: string;
  readonly customer: string;
}

/**
 * Gives the new session of a customer its cart: what the guest had put together (CART-45), else the
 * one that the customer left in a session that has ended (CART-44). Two carts with goods are left
 * apart: to merge them is the customer's choice (CART-46).
 */
export async function takeCart(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  { guest, session, customer }: Taking,
): Promise<void> {
  const taken = await firstRow<{ id: string; filled: boolean }>(
    db,
    sql`UPDATE carts c SET session_id = ${session}, customer_id = ${customer}
        WHERE tenant = ${tenant} AND session_id = ${guest ?? null} AND status IN ('OPEN', 'FINALIZED')
        RETURNING id, status = 'FINALIZED' OR EXISTS (
          SELECT FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id) AS filled`,
  );
  if (taken?.filled) return;
  const left = await firstRow<{ id: string }>(
    db,
    sql`SELECT id FROM carts c
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND status = 'OPEN'
          AND session_id <> ${session}
          AND NOT EXISTS (SELECT FROM sessions s WHERE s.tenant = c.tenant AND s.id = c.session_id)
          AND EXISTS (SELECT FROM cart_items i WHERE i.tenant = c.tenant AND i.cart_id = c.id)
        ORDER BY changed_at DESC LIMIT 1 FOR UPDATE`,
  );
  if (!left) return;
  if (taken)
    await db.execute(
      sql`UPDATE carts SET status = 'ABANDONED' WHERE tenant = ${tenant} AND id = ${taken.id}`,
    );
  await db.execute(
    sql`UPDATE carts SET session_id = ${session}, changed_at = ${now.toISOString()}
        WHERE tenant = ${tenant} AND id = ${left.id}`,
  );
}
