import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database.js';
import { rows } from '../../kernel/database.js';

/**
 * What must hold at any moment (I1, I4): windows are booked as often as they have orders and never
 * beyond their capacity, and a cart is ordered if and only if it has its one order. Answers the
 * violations.
 */
export async function auditBooks(db: Database): Promise<unknown[]> {
  const windows = await rows(
    db,
    sql`SELECT w.id, w.booked, w.capacity, count(o.order_number)::int AS orders
      FROM windows w LEFT JOIN orders o ON o.tenant = w.tenant AND o.window_id = w.id
      GROUP BY w.tenant, w.id HAVING w.booked <> count(o.order_number) OR w.booked > w.capacity`,
  );
  const carts = await rows(
    db,
    sql`SELECT c.id, c.status, count(o.cart_id)::int AS orders FROM carts c
      LEFT JOIN orders o ON o.tenant = c.tenant AND o.cart_id = c.id
      GROUP BY c.tenant, c.id
      HAVING count(o.cart_id) <> CASE WHEN c.status = 'ORDERED' THEN 1 ELSE 0 END`,
  );
  return [...windows, ...carts];
}
