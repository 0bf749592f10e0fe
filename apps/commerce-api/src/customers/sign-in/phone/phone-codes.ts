import { createHmac, randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../kernel/context.js';
import type { CodePurpose } from './tables.js';
import { phoneCodes as codes } from './tables.js';

const validMs = 5 * 60_000;
const maxTries = 5;

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly phone: string;
}

/** Keyed: six digits alone would be found from their hash at once. */
const codeHash = (
  { shop, tenant }: RequestContext,
  { purpose, phone }: CodeRequest,
  code: string,
) =>
  createHmac('sha256', shop.secret).update([tenant, purpose, phone, code].join('\0')).digest('hex');

const ofRequest = ({ tenant }: RequestContext, { purpose, phone }: CodeRequest) =>
  and(eq(codes.tenant, tenant), eq(codes.purpose, purpose), eq(codes.phone, phone));

/** A new code for this session; an earlier one for the same purpose ends with it. */
export async function createCode(
  context: RequestContext,
  request: CodeRequest,
  customerId: string,
): Promise<string> {
  const { db, tenant, now } = context;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    sessionId: await context.session(),
    codeHash: codeHash(context, request, code),
    triesLeft: maxTries,
    expiresAt: new Date(now.getTime() + validMs),
  };
  await db
    .insert(codes)
    .values({ tenant, ...request, customerId, ...values })
    .onConflictDoUpdate({
      target: [codes.tenant, codes.purpose, codes.phone, codes.customerId],
      set: values,
    });
  return code;
}

/**
 * The customer of a right code, which is valid once and only in the session that asked for it. A try is
 * taken before the code is compared, so that no number of tries at once is one too many.
 */
export async function consumeCode(
  context: RequestContext,
  request: CodeRequest,
  { code, customerId }: { readonly code: string; readonly customerId?: string },
): Promise<string | undefined> {
  const { db, now } = context;
  const own = and(
    ofRequest(context, request),
    eq(codes.sessionId, (await context.existingSession()) ?? ''),
    customerId === undefined ? undefined : eq(codes.customerId, customerId),
    gt(codes.expiresAt, now),
  );
  const [tried] = await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(and(own, gt(codes.triesLeft, 0)))
    .returning({ codeHash: codes.codeHash });
  const given = codeHash(context, request, code);
  if (tried?.codeHash !== given) return undefined;
  const [used] = await db
    .delete(codes)
    .where(and(own, eq(codes.codeHash, given)))
    .returning({ customerId: codes.customerId });
  return used?.customerId;
}

export async function deleteOldCodes({ db }: Pick<RequestContext, 'db'>, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, now));
}
