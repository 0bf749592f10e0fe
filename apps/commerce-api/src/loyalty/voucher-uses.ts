import type { Shop } from '../kernel/tenant-directory.js';
import type { LoyaltyScope, VoucherUse } from './programme.js';

interface ShopScope extends LoyaltyScope {
  readonly shop: Shop;
}

/** Uses a voucher for an order, by the shop's programme; false when it can no longer be redeemed. */
export function useVoucher(
  scope: ShopScope,
  { customer, ...use }: VoucherUse & { readonly customer: string },
): Promise<boolean> {
  return scope.shop.loyalty.use(scope, customer, use);
}

/** Gives back what an order used, once; an activation stays, so that its coins are not lost. */
export async function returnVoucher(
  { db, tenant }: Pick<LoyaltyScope, 'db' | 'tenant'>,
  { customer, key }: { readonly customer: string; readonly key: string },
): Promise<void> {
  await db.execute(
    sql`WITH gone AS (
          DELETE FROM voucher_uses WHERE tenant = ${tenant} AND customer_id = ${customer}
            AND idempotency_key = ${key} AND kind = 'ORDERED' RETURNING promotion_id)
        UPDATE loyalty_vouchers v SET used = used - 1 FROM gone
        WHERE v.tenant = ${tenant} AND v.promotion_id = gone.promotion_id
          AND NOT v.needs_activation AND v.used > 0`,
  );
}
