import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import { walletFailure } from './failures.js';
import type { WalletScope } from './repository.js';

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
  const known = await firstRow<{ request: string; balance: number }>(
    db,
    sql`SELECT request_hash AS request, balance FROM wallet_requests
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND key = ${key}`,
  );
  if (known && known.request !== request) throw walletFailure('1005');
  if (known) return known.balance;
  const balance = await work();
  await db.execute(
    sql`INSERT INTO wallet_requests (tenant, customer_id, key, request_hash, balance, created_at)
        VALUES (${tenant}, ${customer}, ${key}, ${request}, ${balance}, ${now.toISOString()})`,
  );
  return balance;
}
