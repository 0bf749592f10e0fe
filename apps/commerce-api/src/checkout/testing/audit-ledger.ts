import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';

/**
 * Invariants that hold at any moment (I1, I4): the bookings of a time slot equal its live orders that
 * are delivered separately, and never exceed its capacity together with the holds; an addition shares
 * the place of a live order in the same time slot; a cart is ordered if and only if it has exactly one
 * live order; while that waits for its payment, the cart is finalized. Returns the violations.
 */
export async function auditLedger(db: Database): Promise<unknown[]> {
  const timeSlots = await rows(
    db,
    sql`SELECT w.id, w.booked, w.capacity, count(o.order_number)::int AS orders
      FROM windows w LEFT JOIN orders o ON o.tenant = w.tenant AND o.window_id = w.id
        AND o.status <> 'CANCELLED' AND NOT o.shares_place
      GROUP BY w.tenant, w.id HAVING w.booked <> count(o.order_number) OR w.booked > w.capacity`,
  );
  const carts = await rows(
    db,
    sql`SELECT c.id, c.status, o.status AS "order" FROM carts c
      LEFT JOIN orders o ON o.tenant = c.tenant AND o.cart_id = c.id AND o.status <> 'CANCELLED'
      WHERE CASE WHEN o.status = 'PAYMENT_PENDING' THEN c.status <> 'FINALIZED'
        ELSE (c.status = 'ORDERED' AND o.status IS NULL
          AND NOT EXISTS (SELECT FROM orders x WHERE x.tenant = c.tenant AND x.cart_id = c.id))
          OR (c.status <> 'ORDERED' AND o.status IS NOT NULL) END`,
  );
  const held = await rows(
    db,
    sql`SELECT w.id, w.held, count(h.cart_id)::int AS holds FROM windows w
      LEFT JOIN window_holds h ON h.tenant = w.tenant AND h.window_id = w.id AND h.is_live
      GROUP BY w.tenant, w.id
      HAVING w.held <> count(h.cart_id) OR w.booked + w.held > w.capacity`,
  );
  const shared = await rows(
    db,
    sql`SELECT a.order_number, a.window_id FROM orders a
      LEFT JOIN orders o ON o.tenant = a.tenant AND o.order_number = a.added_to
        AND o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING') AND o.window_id = a.window_id
      WHERE a.shares_place AND a.status <> 'CANCELLED' AND o.order_number IS NULL`,
  );
  const units = await rows(
    db,
    sql`SELECT l.unit_id, l.starts_at, l.taken, sum(w.booked + w.held)::int AS windows
      FROM picking_loads l JOIN windows w ON w.tenant = l.tenant AND w.picking_unit_id = l.unit_id
        AND w.starts_at = l.starts_at
      GROUP BY l.tenant, l.unit_id, l.starts_at HAVING l.taken <> sum(w.booked + w.held)`,
  );
  return [...timeSlots, ...carts, ...held, ...shared, ...units];
}

/**
 * Invariants of payments (I2, I3, I8) once nothing is in progress: for an active order, the captured
 * amount less refunds, or the reserved amount, equals its receipt less credited claims, or before picking its expected
 * total, unless it is paid on handover; for a cancelled order it is zero. Returns the violations.
 */
export async function auditMoney(db: Database): Promise<unknown[]> {
  const money = await rows(
    db,
    sql`SELECT o.order_number, o.status, o.total, c.payable,
          coalesce(sum(p.captured - p.refunded), 0)::int AS kept
      FROM orders o LEFT JOIN payments p ON p.tenant = o.tenant AND p.order_number = o.order_number
        LEFT JOIN order_courses c ON c.tenant = o.tenant AND c.order_number = o.order_number
      GROUP BY o.tenant, o.order_number, c.tenant, c.order_number
      HAVING coalesce(sum(p.captured - p.refunded + CASE
          WHEN p.state IN ('AUTHORISED', 'SAVED') AND p.capture_from IS NULL THEN p.due ELSE 0 END), 0) <> CASE
        WHEN o.status IN ('CANCELLED', 'PAYMENT_PENDING') THEN 0
        WHEN o.method_key LIKE 'payment-at-%' THEN least(o.total, coalesce(sum(p.due - p.returned), 0))
        ELSE coalesce(c.payable, o.total) - (SELECT coalesce(sum(k.credited), 0) FROM order_claims k
          WHERE k.tenant = o.tenant AND k.order_number = o.order_number AND k.refund = 'PAYMENT') END`,
  );
  const cards = await rows(
    db,
    sql`SELECT gift_card_id FROM gift_card_entries GROUP BY tenant, gift_card_id
      HAVING sum(amount) < 0`,
  );
  const provider = await rows(
    db,
    sql`SELECT s.payment_id, s.state FROM simulated_payments s JOIN payments p ON p.id = s.payment_id
      WHERE s.captured - s.refunded <> p.captured - p.refunded`,
  );
  return [...money, ...cards, ...provider];
}

/**
 * Unfinished work: payments that need attention, orders and carts that wait. A reservation that waits
 * for its receipt is fine.
 */
export function unsettledPayments(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT id, state FROM payments WHERE next_at IS NOT NULL
          AND NOT (state IN ('AUTHORISED', 'SAVED') AND capture_from IS NULL)
        UNION ALL SELECT order_number, status FROM orders WHERE status = 'PAYMENT_PENDING'
        UNION ALL SELECT id, status FROM carts WHERE status = 'FINALIZED'
        UNION ALL SELECT s.payment_id, s.state FROM simulated_payments s
          WHERE s.captured > s.refunded AND NOT EXISTS (SELECT FROM payments p
            JOIN orders o USING (tenant, order_number)
            WHERE p.tenant = s.tenant AND p.id = s.payment_id AND o.status <> 'CANCELLED')`,
  );
}
