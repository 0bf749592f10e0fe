import { errorCodes } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { firstRow } from '../../kernel/database/database.js';
import { ApiFailure } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';

/** Time without an attempt after which the count is reset. */
const resetMs = 15 * 60_000;
const delayThreshold = 5;
const blockThreshold = 20;
/** So many times as many tries from everywhere at one email, and it is closed for all. */
const distributedFactor = 10;
const minDelayMs = 500;
const maxDelayMs = 4000;
/** Many people may share one network address. */
const sharedAddressFactor = 5;

/** Maximum number of attempts, and the milliseconds without one that reset the count. */
interface Limit {
  readonly max: number;
  readonly forgetMs: number;
}
const defaultLimit: Limit = { max: blockThreshold, forgetMs: resetMs };
/** Who finds a gift card has its money. */
export const giftCardLimit: Limit = { max: 10, forgetMs: 60 * 60_000 };

/** Whose tries are counted together: what is tried, and the email or the network address. */
type Subject = readonly [kind: string, ...of: string[]];

/** Stored as a hash, so that the table does not contain addresses. */
const keyOf = (subject: Subject) => hashOf(...subject);

/** Counts a try before it is made, so that no number of tries at once is one too many. */
async function countAttempt(
  { db, tenant, now }: RequestContext,
  subject: Subject,
  limit = defaultLimit,
): Promise<number> {
  const moment = now.toISOString();
  const fresh = new Date(now.getTime() - limit.forgetMs).toISOString();
  const found = await firstRow<{ count: number }>(
    db,
    sql`INSERT INTO sign_in_attempts AS known (tenant, subject, count, last_at)
        VALUES (${tenant}, ${keyOf(subject)}, 1, ${moment})
        ON CONFLICT (tenant, subject) DO UPDATE SET last_at = ${moment},
          count = CASE WHEN known.last_at < ${fresh}::timestamptz THEN 1 ELSE known.count + 1 END
        RETURNING count`,
  );
  return found?.count ?? 1;
}

/** How often it was tried lately, in the count of the subject that has the most. */
async function attemptCount({ db, tenant, now }: RequestContext, ...subjects: Subject[]) {
  const fresh = new Date(now.getTime() - resetMs).toISOString();
  const keys = sql.join(
    subjects.map((subject) => sql`${keyOf(subject)}`),
    sql`, `,
  );
  const found = await firstRow<{ most: number | null }>(
    db,
    sql`SELECT max(count) AS most FROM sign_in_attempts
        WHERE tenant = ${tenant} AND last_at >= ${fresh}::timestamptz AND subject IN (${keys})`,
  );
  return found?.most ?? 0;
}

/** Failed tries to sign in as `email`, known or not, and a share of all from this network address. */
export async function failedAttempts(context: RequestContext, email: string): Promise<number> {
  const fromHere = await attemptCount(context, signInFrom(context.client));
  const tries = await attemptCount(context, signInOf(email), signInHere(email, context.client));
  return Math.max(tries, Math.floor(fromHere / sharedAddressFactor));
}

/** Mails requested from this network address. */
export const requestedMails = (context: RequestContext) =>
  attemptCount(context, mailFrom(context.client));

/** Takes back what was counted: the try was its owner's. */
export async function clearAttempts(
  { db, tenant, client }: RequestContext,
  email: string,
): Promise<void> {
  await db.execute(
    sql`DELETE FROM sign_in_attempts WHERE tenant = ${tenant}
        AND subject IN (${keyOf(signInOf(email))}, ${keyOf(signInHere(email, client))})`,
  );
  await db.execute(
    sql`UPDATE sign_in_attempts SET count = greatest(count - 1, 0)
        WHERE tenant = ${tenant} AND subject = ${keyOf(signInFrom(client))}`,
  );
}

/** Delay of an attempt in milliseconds after so many failures. */
export function delayAfter(failures: number): number {
  if (failures < delayThreshold) return 0;
  return Math.min(minDelayMs * 2 ** (failures - delayThreshold), maxDelayMs);
}

/**
 * Counts an attempt to sign in as `email`: after five failures responses are delayed, after twenty from
 * one network address they are refused for a quarter of an hour. The account's owner can still sign in
 * from elsewhere, except during a distributed attack. Known and unknown emails count alike.
 * @throws ApiFailure 429
 */
export async function countSignIn(context: RequestContext, email: string): Promise<void> {
  const tries = await countAttempt(context, signInOf(email));
  const here = await countAttempt(context, signInHere(email, context.client));
  const fromHere = await countAttempt(context, signInFrom(context.client));
  if (
    here > blockThreshold ||
    tries > blockThreshold * distributedFactor ||
    fromHere > blockThreshold * sharedAddressFactor
  )
    throw tooManyAttempts();
  const pause = Math.max(
    delayAfter(tries - 1),
    delayAfter(Math.ceil(fromHere / sharedAddressFactor)),
  );
  if (pause > 0) await context.pause(pause);
}

const signInOf = (email: string): Subject => ['sign-in', email.toLowerCase()];
const signInHere = (email: string, client: string): Subject => [
  'sign-in here',
  email.toLowerCase(),
  client,
];
const signInFrom = (client: string): Subject => ['sign-in from', client];
const mailFrom = (client: string): Subject => ['mail from', client];

/**
 * Counts a mail requested from one network address. Recipients are limited elsewhere: an email gets one
 * mail in ten minutes.
 * @throws ApiFailure 429
 */
export async function countMail(context: RequestContext): Promise<void> {
  if ((await countAttempt(context, mailFrom(context.client))) > blockThreshold)
    throw tooManyAttempts();
}

/**
 * Counts an attempt to guess a secret, by its kind and by the network address.
 * @throws ApiFailure 429 after so many failures
 */
export async function limitAttempts(
  context: RequestContext,
  subject: Subject,
  limit = defaultLimit,
): Promise<void> {
  const tries = await countAttempt(context, subject, limit);
  const fromHere = await countAttempt(context, [`${subject[0]} from`, context.client], limit);
  if (tries > limit.max || fromHere > limit.max * sharedAddressFactor) throw tooManyAttempts(limit);
}

/** Takes back what `limitAttempts` counted: the attempt was right. */
export async function clearAttempt(context: RequestContext, subject: Subject): Promise<void> {
  const { db, tenant, client } = context;
  await db.execute(
    sql`DELETE FROM sign_in_attempts WHERE tenant = ${tenant} AND subject = ${keyOf(subject)}`,
  );
  await db.execute(
    sql`UPDATE sign_in_attempts SET count = greatest(count - 1, 0)
        WHERE tenant = ${tenant} AND subject = ${keyOf([`${subject[0]} from`, client])}`,
  );
}

function tooManyAttempts(limit = defaultLimit): ApiFailure {
  const why = `Too many tries: come back in ${limit.forgetMs / 60_000} minutes`;
  return new ApiFailure(429, errorCodes.tooMany, why, { retryAfter: limit.forgetMs / 1000 });
}

export async function deleteOldAttempts(
  { db }: Pick<RequestContext, 'db'>,
  now: Date,
): Promise<void> {
  const longest = Math.max(defaultLimit.forgetMs, giftCardLimit.forgetMs);
  const limit = new Date(now.getTime() - longest).toISOString();
  await db.execute(sql`DELETE FROM sign_in_attempts WHERE last_at < ${limit}`);
}
