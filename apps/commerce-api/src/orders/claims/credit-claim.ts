import type { Claim } from '@larder/contracts/checkout';
import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { refundAmount } from '../../payments/refunds/partial-refunds.js';
import type { OrderRecord } from '../repository.js';
import { queueClaimEmail } from './claim-email.js';
import { addCredit } from './claim-repository.js';
import { deliveredOrder } from './delivered-order.js';
import type { ClaimRow } from './tables.js';
import { orderClaims } from './tables.js';

interface Credit {
  readonly cents: number;
  /** By the shop's rule. */
  readonly isAutomatic?: boolean;
  readonly refund?: NonNullable<Claim['refund']>;
}

/**
 * Credits a claim in the caller's transaction, which holds the order's lock: the sum is counted, the
 * refund decided, and the mail queued. The provider is called by its job after the commit, once.
 */
export async function creditClaim(
  work: UnitOfWork,
  order: OrderRecord,
  claim: ClaimRow,
  { cents, isAutomatic = false, refund = 'PAYMENT' }: Credit,
): Promise<ClaimRow> {
  const { orderNumber, id } = claim;
  await addCredit(work, orderNumber, { paid: deliveredOrder(order)?.paid ?? 0, cents });
  if (refund === 'PAYMENT')
    await refundAmount(work, { orderNumber, occasion: `claim ${id}`, cents });
  const change = { state: 'CREDITED', credited: cents, refund, isAutomatic } as const;
  return decided(work, order, { ...claim, ...change });
}

export async function refuseClaim(
  work: UnitOfWork,
  order: OrderRecord,
  claim: ClaimRow,
  answer: string,
): Promise<ClaimRow> {
  return decided(work, order, { ...claim, state: 'REFUSED', answer });
}

async function decided(work: UnitOfWork, order: OrderRecord, claim: ClaimRow): Promise<ClaimRow> {
  const { tenant, id, state, credited, refund, isAutomatic, answer } = claim;
  const decidedAt = work.now;
  await work.db
    .update(orderClaims)
    .set({ state, credited, refund, isAutomatic, answer, decidedAt })
    .where(and(eq(orderClaims.tenant, tenant), eq(orderClaims.id, id)));
  const stored = { ...claim, decidedAt };
  await queueClaimEmail(work, order, stored);
  return stored;
}
