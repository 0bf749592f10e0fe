import { errorCodes } from '@larder/contracts';
import { and, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';
import { signInAttempts as attempts } from '../tables.js';

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
export interface Limit {
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

const ofSubjects = (tenant: string, ...subjects: Subject[]) =>
  and(eq(attempts.tenant, tenant), inArray(attempts.subject, subjects.map(keyOf)));

/** Counts a try before it is made, so that no number of tries at once is one too many. */
async function countAttempt(
  { db, tenant, now }: RequestContext,
  subject: Subject,
  limit = defaultLimit,
): Promise<number> {
  const isOver = lt(attempts.lastAt, new Date(now.getTime() - limit.forgetMs));
  const [found] = await db
    .insert(attempts)
    .values({ tenant, subject: keyOf(subject), count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [attempts.tenant, attempts.subject],
      set: {
        lastAt: now,
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
      },
    })
    .returning({ count: attempts.count });
  return found?.count ?? 1;
}

/** How often it was tried lately, in the count of the subject that has the most. */
async function attemptCount({ db, tenant, now }: RequestContext, ...subjects: Subject[]) {
  const isFresh = gte(attempts.lastAt, new Date(now.getTime() - resetMs));
  const [found] = await db
    .select({ most: max(attempts.count) })
    .from(attempts)
    .where(and(ofSubjects(tenant, ...subjects), isFresh));
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

/** Codes requested for phones from this network address. */
export const sentCodes = (context: RequestContext) =>
  attemptCount(context, ['phone code from', context.client]);

/** Takes back what was counted: the try was its owner's. */
export async function clearAttempts(
  { db, tenant, client }: RequestContext,
  email: string,
): Promise<void> {
  await db.delete(attempts).where(ofSubjects(tenant, signInOf(email), signInHere(email, client)));
  await discount({ db, tenant }, signInFrom(client));
}

/** One try less: it was right. */
async function discount(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  subject: Subject,
): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(ofSubjects(tenant, subject));
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
  await db.delete(attempts).where(ofSubjects(tenant, subject));
  await discount({ db, tenant }, [`${subject[0]} from`, client]);
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
  await db.delete(attempts).where(lt(attempts.lastAt, new Date(now.getTime() - longest)));
}
