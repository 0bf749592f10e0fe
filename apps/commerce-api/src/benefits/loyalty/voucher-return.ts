import { and, eq, not, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { loyaltyVouchers, voucherUses } from './tables.js';

/**
 * Returns the voucher that an order used: its customer may use it again, and one of its uses is free.
 * Idempotent.
 * @param key the key that it was redeemed with
 */
export async function returnVouchers(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  key: string,
): Promise<void> {
  const returned = db.$with('returned').as(
    db
      .delete(voucherUses)
      .where(
        and(
          eq(voucherUses.tenant, tenant),
          eq(voucherUses.idempotencyKey, key),
          eq(voucherUses.kind, 'ORDERED'),
        ),
      )
      .returning({ promotionId: voucherUses.promotionId }),
  );
  await db
    .with(returned)
    .update(loyaltyVouchers)
    .set({ used: sql`${loyaltyVouchers.used} - 1` })
    .from(returned)
    .where(
      and(
        eq(loyaltyVouchers.tenant, tenant),
        eq(loyaltyVouchers.promotionId, returned.promotionId),
        not(loyaltyVouchers.needsActivation),
      ),
    );
}
