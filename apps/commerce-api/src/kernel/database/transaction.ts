import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { ExternalCallRequired } from '../external-call-required.js';
import type { Database } from './database.js';
import { sqlState } from './database.js';

const maxAttempts = 4;
/** External calls that one transaction may request. */
const maxExternalCalls = 8;

/**
 * Runs `work` in one transaction and passes it the handle. Deadlocks and serialisation failures are
 * retried from the start, so `work` must have no effect outside the database. Inside a transaction it
 * makes a savepoint, which is never retried. An `ExternalCallRequired` rolls back, makes the call while
 * nothing is locked, and retries.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
  attempt = 1,
  externalCalls = 0,
): Promise<T> {
  try {
    return await db.transaction((tx) => work(tx));
  } catch (error) {
    if (
      error instanceof ExternalCallRequired &&
      externalCalls < maxExternalCalls &&
      !is(db, PgTransaction)
    ) {
      await error.ask(db);
      return transaction(db, work, attempt, externalCalls + 1);
    }
    const isRetryable = ['40001', '40P01'].includes(sqlState(error) ?? '');
    if (!isRetryable || attempt >= maxAttempts || is(db, PgTransaction)) throw error;
    return transaction(db, work, attempt + 1, externalCalls);
  }
}

/**
 * Takes an advisory lock until the transaction ends, however long another process has it: backends that
 * start at the same time seed one after the other, for longer than a statement may take.
 */
export async function waitForLock(tx: Database, lock: number): Promise<void> {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock}::bigint)`);
}
