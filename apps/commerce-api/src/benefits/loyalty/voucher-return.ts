import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';

/**
 * Returns the voucher that an order used: its customer may use it again, and one of its uses is free.
 * Idempotent.
 * @param key the key that it was redeemed with
 */
export async function returnVouchers(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  key: string,
): Promise<void> {
  await db.execute(
    sql`WITH returned AS (
          DELETE FROM voucher_uses WHERE tenant = ${tenant} AND idempotency_key = ${key}
            AND kind = 'ORDERED' RETURNING promotion_id)
        UPDATE loyalty_vouchers v SET used = used - 1 FROM returned r
        WHERE v.tenant = ${tenant} AND v.promotion_id = r.promotion_id AND NOT v.needs_activation`,
  );
}
