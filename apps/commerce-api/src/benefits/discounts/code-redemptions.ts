import type { CodeBenefit } from '@larder/pricing';
import { and, eq, sql } from 'drizzle-orm';
import type { CartRow } from '../../carts/tables.js';
import type { Scope } from '../../kernel/scope.js';
import { sqlState } from '../../kernel/database/database.js';
import { inSavepoint, type UnitOfWork } from '../../ordering/unit-of-work.js';
import { emailHash } from './read-codes.js';
import { discountCodeUses } from './tables.js';

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
  { db, tenant, now: usedAt }: UnitOfWork,
  { row, code, benefit }: Redemption,
): Promise<void> {
  const { id: cartId, customerId } = row;
  await db.insert(discountCodeUses).values({
    tenant,
    code,
    cartId,
    customerId,
    benefit,
    usedAt,
    emailHash: emailHash(tenant, row),
  });
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
  const found = await db
    .select({ code: discountCodeUses.code, benefit: discountCodeUses.benefit })
    .from(discountCodeUses)
    .where(and(eq(discountCodeUses.tenant, tenant), eq(discountCodeUses.cartId, cartId)));
  return new Map(found.map(({ code, benefit }) => [code, benefit]));
}
