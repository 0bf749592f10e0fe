import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '@larder/contracts';
import type { Database } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import type { LoyaltyScope } from './programme.js';
import { loyaltyEntries, loyaltyMembers, loyaltyVouchers, voucherUses } from './tables.js';
import { dayOf } from './voucher-rows.js';

type VoucherRow = typeof loyaltyVouchers.$inferSelect;
type UseKind = (typeof voucherUses.$inferSelect)['kind'];

interface VoucherTerms extends Pick<
  VoucherRow,
  'coins' | 'needsActivation' | 'most' | 'mostEach' | 'used'
> {
  readonly activated: number;
  readonly ordered: number;
}

/** A voucher that is valid today and meant for the customer, locked until the transaction ends, with the customer's own uses. */
async function lockVoucher(
  db: Database,
  scope: LoyaltyScope,
  { customer, promotionId }: { readonly customer: string; readonly promotionId: string },
): Promise<VoucherTerms | undefined> {
  const { tenant } = scope;
  const day = dayOf(scope);
  const locked = await firstRow(
    db,
    sql`SELECT promotion_id FROM loyalty_vouchers v
        WHERE tenant = ${tenant} AND promotion_id = ${promotionId} AND is_current
          AND (audience = 'everybody'
            OR (audience = 'members' AND EXISTS (SELECT FROM loyalty_members m
              WHERE m.tenant = v.tenant AND m.customer_id = ${customer}
                AND m.status = 'Authenticated'))
            OR EXISTS (SELECT FROM loyalty_given_vouchers g WHERE g.tenant = v.tenant
              AND g.promotion_id = v.promotion_id AND g.customer_id = ${customer}))
          AND (valid_from IS NULL OR valid_from <= ${day}::date)
          AND (expires_on IS NULL OR expires_on >= ${day}::date) FOR UPDATE`,
  );
  if (!locked) return undefined;
  const own = (kind: UseKind) => sql`(SELECT count(*)::int FROM voucher_uses u
    WHERE u.tenant = v.tenant AND u.promotion_id = v.promotion_id
      AND u.customer_id = ${customer} AND u.kind = ${kind})`;
  return firstRow<VoucherTerms>(
    db,
    sql`SELECT coins, needs_activation AS "needsActivation", most, most_each AS "mostEach", used,
          ${own('ACTIVATED')} AS activated, ${own('ORDERED')} AS ordered
        FROM loyalty_vouchers v WHERE tenant = ${tenant} AND promotion_id = ${promotionId}`,
  );
}

interface VoucherRedemption {
  readonly customer: string;
  readonly promotionId: string;
  readonly key: string;
  readonly kind: UseKind;
}

/** Writes a use; false when there is one under its key already. */
async function insertRedemption(
  db: Database,
  { tenant, now }: LoyaltyScope,
  use: VoucherRedemption,
): Promise<boolean> {
  const { promotionId, customer: customerId, key: idempotencyKey, kind } = use;
  const written = await db
    .insert(voucherUses)
    .values({ tenant, promotionId, customerId, idempotencyKey, kind, usedAt: now })
    .onConflictDoNothing()
    .returning({ usedAt: voucherUses.usedAt });
  return written.length > 0;
}

async function countRedemption(db: Database, { tenant }: LoyaltyScope, promotionId: string) {
  await db
    .update(loyaltyVouchers)
    .set({ used: sql`${loyaltyVouchers.used} + 1` })
    .where(and(eq(loyaltyVouchers.tenant, tenant), eq(loyaltyVouchers.promotionId, promotionId)));
}

const conflict = (why: string) => new ApiFailure(409, errorCodes.conflict, why);

/**
 * Activates a member's voucher and charges its coins; idempotent. An activation reserves one of the
 * voucher's uses, so a voucher that was paid for with coins can always be redeemed.
 * @throws ApiFailure 404 for a voucher that does not exist or is not valid, 409 when it is used up or
 * the coins do not suffice
 */
export async function activateVoucher(
  scope: LoyaltyScope,
  customer: string,
  promotionId: string,
): Promise<void> {
  await transaction(scope.db, async (db) => {
    const voucher = await lockVoucher(db, scope, { customer, promotionId });
    if (!voucher?.needsActivation) throw notFound('The voucher');
    if (voucher.activated > voucher.ordered) return;
    if (voucher.most !== null && voucher.used >= voucher.most)
      throw conflict('The voucher is used up');
    if (voucher.ordered >= voucher.mostEach) throw conflict('The voucher was redeemed already');
    const key = `activated ${voucher.activated}`;
    if (voucher.coins > 0) await payCoins(db, scope, { customer, promotionId, key, voucher });
    await insertRedemption(db, scope, { customer, promotionId, key, kind: 'ACTIVATED' });
    await countRedemption(db, scope, promotionId);
  });
}

async function payCoins(
  db: Database,
  { tenant, now }: LoyaltyScope,
  of: { customer: string; promotionId: string; key: string; voucher: VoucherTerms },
): Promise<void> {
  const { customer, voucher } = of;
  await db
    .select({ memberId: loyaltyMembers.memberId })
    .from(loyaltyMembers)
    .where(and(eq(loyaltyMembers.tenant, tenant), eq(loyaltyMembers.customerId, customer)))
    .for('update');
  const has = await firstRow<{ coins: number }>(
    db,
    sql`SELECT coalesce(sum(amount), 0)::int AS coins FROM loyalty_entries
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND pool_id = 'coins'`,
  );
  if ((has?.coins ?? 0) < voucher.coins) throw conflict('There are not enough coins');
  await db.insert(loyaltyEntries).values({
    tenant,
    customerId: customer,
    poolId: 'coins',
    amount: -voucher.coins,
    idempotencyKey: `${of.promotionId} ${of.key}`,
    createdAt: now,
  });
}

/** Uses a voucher for an order, once a key; false when it is over, used up or not activated. */
export async function redeemVoucher(
  scope: LoyaltyScope,
  of: { readonly customer: string; readonly promotionId: string; readonly key: string },
): Promise<boolean> {
  return transaction(scope.db, async (db) => {
    const voucher = await lockVoucher(db, scope, of);
    if (!voucher) return false;
    const [used] = await db
      .select({ usedAt: voucherUses.usedAt })
      .from(voucherUses)
      .where(
        and(
          eq(voucherUses.tenant, scope.tenant),
          eq(voucherUses.customerId, of.customer),
          eq(voucherUses.promotionId, of.promotionId),
          eq(voucherUses.idempotencyKey, of.key),
        ),
      );
    if (used) return true;
    if (voucher.ordered >= voucher.mostEach) return false;
    if (voucher.needsActivation && voucher.activated <= voucher.ordered) return false;
    // An activation has taken its use of the whole already.
    if (!voucher.needsActivation) {
      if (voucher.most !== null && voucher.used >= voucher.most) return false;
      await countRedemption(db, scope, of.promotionId);
    }
    return insertRedemption(db, scope, { ...of, kind: 'ORDERED' });
  });
}
