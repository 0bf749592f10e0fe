import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { rows } from '../../../kernel/database/database.js';

/**
 * I5 of codes: no code exceeds its limits, overall or per customer; each use is counted and belongs to
 * the cart of an active order, so cancellations have released theirs. Each discount of an order has its
 * redemption.
 */
export function auditCodes(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT d.code, d.used, d.most FROM discount_codes d
        WHERE d.tenant = 'alpha' AND (d.used > d.most OR (d.code <> 'GONE' AND d.used <> (
          SELECT count(*) FROM discount_code_uses u WHERE u.tenant = d.tenant AND u.code = d.code)))
        UNION ALL
        SELECT u.code, count(*)::int, d.most_each FROM discount_code_uses u
          JOIN discount_codes d USING (tenant, code)
        GROUP BY u.tenant, u.code, d.most_each, u.email_hash HAVING count(*) > d.most_each
        UNION ALL
        SELECT u.code, 1, 0 FROM discount_code_uses u
        WHERE NOT EXISTS (SELECT FROM orders o WHERE o.tenant = u.tenant AND o.cart_id = u.cart_id
          AND o.status <> 'CANCELLED')
        UNION ALL
        SELECT c ->> 'code', 0, 1 FROM orders o,
          jsonb_array_elements(coalesce(o.document -> 'discountCodes', '[]')) c
        WHERE o.status <> 'CANCELLED' AND (c ->> 'savings')::int > 0
          AND NOT EXISTS (SELECT FROM discount_code_uses u WHERE u.tenant = o.tenant
            AND u.cart_id = o.cart_id AND u.code = c ->> 'code')`,
  );
}

/** I4 of holds: an active hold belongs to an open cart, for its chosen time slot. */
export function auditHolds(db: Database): Promise<unknown[]> {
  return rows(
    db,
    sql`SELECT h.cart_id, h.window_id, c.status, c.window_id AS chosen FROM window_holds h
        JOIN carts c ON c.tenant = h.tenant AND c.id = h.cart_id
        JOIN windows w ON w.tenant = h.tenant AND w.id = h.window_id
        WHERE h.is_live AND (c.status NOT IN ('OPEN', 'FINALIZED')
          OR c.window_id IS DISTINCT FROM h.window_id OR h.ends_at > w.cut_off
          OR h.extensions > 2)`,
  );
}
