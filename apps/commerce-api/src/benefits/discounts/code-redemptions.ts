import type { CodeBenefit } from '@larder/pricing';
import { sql } from 'drizzle-orm';
import type { CartRow } from '../../carts/tables.js';
import type { Scope } from '../../kernel/scope.js';
import { rows, sqlState } from '../../kernel/database/database.js';
import { inSavepoint, type UnitOfWork } from '../../ordering/unit-of-work.js';
import { emailHash } from './read-codes.js';

const checkViolation = '23514';

interface Redemption {
  readonly row: CartRow;
  readonly code: string;
  readonly benefit: CodeBenefit;
}

/**
 * Redeems a code for the order of a cart, in the order's transaction. The database counts the uses, so
 * of several concurrent attempts at the last use only the first succeeds. False when no use is left.
 */
export async function redeemCode(work: UnitOfWork, use: Redemption): Promise<boolean> {
  try {
    await inSavepoint(work, insertRedemption, use);
    return true;
  } catch (error) {
    if (sqlState(error) === checkViolation) return false;
    throw error;
  }
}

async function insertRedemption(
  work: UnitOfWork,
  { row, code, benefit }: Redemption,
): Promise<void> {
  await work.db.execute(
    sql`INSERT INTO discount_code_uses
          (tenant, code, cart_id, customer_id, email_hash, benefit, used_at)
        VALUES (${work.tenant}, ${code}, ${row.id}, ${row.customerId},
          ${emailHash(work.tenant, row)}, ${JSON.stringify(benefit)}::jsonb,
          ${work.now.toISOString()})`,
  );
}

type RedemptionScope = Pick<Scope, 'db' | 'tenant'>;

/** Gives the codes back that the order of a cart used; again changes nothing. */
export async function releaseCodes({ db, tenant }: RedemptionScope, cartId: string): Promise<void> {
  await db.execute(sql`SELECT return_code_uses(${tenant}, ${cartId})`);
}

/** What the codes that the order of a cart used gave, by code. */
export async function usedBenefits(
  { db, tenant }: RedemptionScope,
  cartId: string,
): Promise<ReadonlyMap<string, CodeBenefit>> {
  const found = await rows<{ code: string; benefit: CodeBenefit }>(
    db,
    sql`SELECT code, benefit FROM discount_code_uses
        WHERE tenant = ${tenant} AND cart_id = ${cartId}`,
  );
  return new Map(found.map(({ code, benefit }) => [code, benefit]));
}
