import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';

/**
 * Gives back the voucher that an order used: its customer may use it again, and one of the uses of
 * all is free. Again changes nothing.
 * @param key the key that it was used under
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
