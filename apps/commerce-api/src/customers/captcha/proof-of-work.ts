import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import type { Shop } from '../../kernel/tenant-directory.js';
import type { CaptchaPort } from './captcha.js';
import { solvedChallenges } from './tables.js';

const algorithm = 'PBKDF2/SHA-256';
/** Number of wrong passwords before a captcha is required. */
const freeTries = 3;
const validMs = 10 * 60_000;

/** How much work it is: about a second for a telephone, on average half as many keys as `most`. */
interface Difficulty {
  /** Rounds of hashing for each key. */
  readonly cost: number;
  readonly min: number;
  readonly max: number;
}
const defaultDifficulty: Difficulty = { cost: 5_000, min: 100, max: 500 };

/**
 * Challenges that browsers solve by calculating, without a question to the shopper and without a third
 * party. Each is the shop's own, holds for ten minutes and counts once.
 */
export function proofOfWork({
  cost,
  min: least,
  max: most,
}: Difficulty = defaultDifficulty): Required<Pick<CaptchaPort, 'check' | 'begin' | 'freeTries'>> {
  return {
    freeTries,
    begin: async (context) => {
      const data = { tenant: context.tenant, until: context.now.getTime() + validMs };
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(least, most),
        deriveKey,
        data,
        ...secretsOf(context.shop),
      });
      return { parameters: { ...parameters, algorithm, data }, signature };
    },
    check: async (response, context) => {
      const payload = payloadOf(response);
      const end = payload && expiryOf(payload, context);
      if (!payload || end === undefined) return false;
      const verified = await isSolved(payload, context.shop);
      return verified && markSolved(context, payload.challenge.signature ?? '', end);
    },
  };
}

/** By any key of the shop: a challenge may be older than the newest one. */
async function isSolved(payload: Payload, { secret, otherSecrets = [] }: Shop): Promise<boolean> {
  for (const key of [secret, ...otherSecrets]) {
    const secrets = secretsOf({ secret: key });
    if ((await verifySolution({ ...payload, deriveKey, ...secrets })).verified) return true;
  }
  return false;
}

/** Made from the shop's own, which is the same in every process. */
const secretsOf = ({ secret }: Pick<Shop, 'secret'>) => ({
  hmacSignatureSecret: `challenge:${secret}`,
  hmacKeySignatureSecret: `solution:${secret}`,
});

/** What a browser sent, as far as it has the right shape. */
function payloadOf(response: string): Payload | undefined {
  try {
    const read = JSON.parse(Buffer.from(response, 'base64').toString()) as Partial<Payload>;
    const { challenge, solution } = read;
    const isShaped =
      typeof challenge?.signature === 'string' &&
      typeof challenge.parameters?.keySignature === 'string' &&
      typeof solution?.counter === 'number' &&
      typeof solution.derivedKey === 'string';
    return isShaped ? (read as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** Until when it holds; undefined for another shop's and for one that has ended. */
function expiryOf({ challenge }: Payload, { tenant, now }: Scope): Date | undefined {
  const { tenant: of, until } = challenge.parameters.data ?? {};
  if (of !== tenant || typeof until !== 'number' || until <= now.getTime()) return undefined;
  return new Date(until);
}

/** Whether nobody has used it before: of two at once the database lets one pass. */
async function markSolved(
  { db, tenant }: Scope,
  signature: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await db
    .insert(solvedChallenges)
    .values({ tenant, signature: signature.toLowerCase(), expiresAt })
    .onConflictDoNothing()
    .returning({ signature: solvedChallenges.signature });
  return spent.length > 0;
}

export async function deleteSolved({ db }: Pick<RequestContext, 'db'>, now: Date): Promise<void> {
  await db.delete(solvedChallenges).where(lt(solvedChallenges.expiresAt, now));
}
