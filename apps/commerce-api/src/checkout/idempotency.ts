import { createHash } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { ApiError } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import { failPoint } from '../kernel/fail-point.js';
import { ApiFailure } from '../kernel/failure.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { idempotencyRecords } from './tables.js';

/** Result of a request: a success, or a refusal that has effects and is therefore stored. */
export type Outcome<T> =
  | { readonly status: 200; readonly body: T }
  | { readonly status: number; readonly refusal: ApiError };

export interface IdempotentRequest {
  readonly key: string;
  readonly request: unknown;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

function keyCondition({ tenant, session }: UnitOfWork, key: string) {
  return and(
    eq(idempotencyRecords.tenant, tenant),
    eq(idempotencyRecords.sessionId, session),
    eq(idempotencyRecords.key, key),
  );
}

/**
 * Claims the key for this transaction; a concurrent request with the same key waits here until it ends.
 */
async function claimKey(work: UnitOfWork, key: string, requestHash: string): Promise<boolean> {
  const { db, tenant, session, now } = work;
  const taken = await db
    .insert(idempotencyRecords)
    .values({ tenant, sessionId: session, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key });
  return taken.length === 1;
}

async function readRecordedOutcome<T>(
  work: UnitOfWork,
  key: string,
  requestHash: string,
): Promise<Outcome<T>> {
  const [record] = await work.db.select().from(idempotencyRecords).where(keyCondition(work, key));
  if (!record || record.status === null || record.body === null) {
    throw new Error('An idempotency record was committed without its answer');
  }
  if (record.requestHash !== requestHash) {
    throw new ApiFailure(
      409,
      errorCodes.idempotencyConflict,
      'This Idempotency-Key was used for another request',
    );
  }
  const content = JSON.parse(record.body) as unknown;
  return record.status === 200
    ? { status: 200, body: content as T }
    : { status: record.status, refusal: content as ApiError };
}

/**
 * Runs `task` once for each key of a session, in its transaction, and stores its result with its
 * effects. The same request later, or at the same time, gets the same status and bytes; a different
 * request with the key is rejected with 1005. When `task` throws, everything is rolled back, the record
 * included.
 */
export async function runOnce<T>(
  work: UnitOfWork,
  { key, request }: IdempotentRequest,
  task: (work: UnitOfWork) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const requestHash = hashOf(request);
  if (!(await claimKey(work, key, requestHash))) return readRecordedOutcome(work, key, requestHash);
  const outcome = await task(work);
  const body = JSON.stringify('refusal' in outcome ? outcome.refusal : outcome.body);
  await work.db
    .update(idempotencyRecords)
    .set({ status: outcome.status, body })
    .where(keyCondition(work, key));
  failPoint('before-commit');
  return outcome;
}
