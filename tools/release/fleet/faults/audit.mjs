/**
 * What must never be, as rows: a cart with two live orders, more in a time slot than it holds, money that the
 * provider took without a live order, an order with two live payments.
 */
const VIOLATIONS = `
  SELECT 'two orders of cart ' || cart_id AS what FROM orders WHERE status <> 'CANCELLED'
    GROUP BY tenant, cart_id HAVING count(*) > 1
  UNION ALL SELECT 'overbooked time slot ' || w.id FROM windows w
    LEFT JOIN orders o ON o.tenant = w.tenant AND o.window_id = w.id
      AND o.status <> 'CANCELLED' AND NOT o.shares_place
    GROUP BY w.tenant, w.id HAVING w.booked <> count(o.order_number) OR w.booked + w.held > w.capacity
  UNION ALL SELECT 'charged without an order: ' || s.payment_id FROM simulated_payments s
    WHERE s.captured > s.refunded AND NOT EXISTS (SELECT FROM payments p
      JOIN orders o USING (tenant, order_number)
      WHERE p.tenant = s.tenant AND p.id = s.payment_id AND o.status <> 'CANCELLED')
  UNION ALL SELECT 'charged twice: ' || o.order_number FROM orders o
    JOIN payments p USING (tenant, order_number)
    JOIN simulated_payments s ON s.tenant = p.tenant AND s.payment_id = p.id
    WHERE s.state IN ('AUTHORISED', 'CAPTURED') GROUP BY o.tenant, o.order_number
    HAVING count(*) FILTER (WHERE s.captured > s.refunded OR s.state = 'AUTHORISED') > 1`;

/** Violations in the database, and how many orders there are, and how many of them are cancelled. */
export async function auditOrders(client) {
  const { rows } = await client.query(VIOLATIONS);
  const { rows: counts } = await client.query(
    `SELECT count(*)::int AS orders, (count(*) FILTER (WHERE status = 'CANCELLED'))::int AS cancelled
     FROM orders`,
  );
  return { ...counts[0], violations: rows.map(({ what }) => what) };
}
