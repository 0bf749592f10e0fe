import { and, eq } from 'drizzle-orm';
import { walletFailure } from './failures.js';
import type { WalletScope } from './repository.js';
import { walletRequests } from './tables.js';

interface IdempotentRequest {
  readonly customer: string;
  /** Absent: nothing is stored. */
  readonly key: string | undefined;
  /** Fingerprint of the request. */
  readonly request: string;
}

/**
 * Runs a task once for each key of a customer, in the caller's transaction, which must hold the
 * customer's lock. A repeated request gets the first response; a different one is rejected (PAY-22).
 */
export async function idempotentResponse(
  { db, tenant, now }: WalletScope,
  { customer, key, request }: IdempotentRequest,
  work: () => Promise<number>,
): Promise<number> {
  if (key === undefined) return work();
  const [known] = await db
    .select()
    .from(walletRequests)
    .where(
      and(
        eq(walletRequests.tenant, tenant),
        eq(walletRequests.customerId, customer),
        eq(walletRequests.key, key),
      ),
    );
  if (known && known.requestHash !== request) throw walletFailure('1005');
  if (known) return known.balance;
  const balance = await work();
  const row = { tenant, customerId: customer, key, requestHash: request, balance, createdAt: now };
  await db.insert(walletRequests).values(row);
  return balance;
}
