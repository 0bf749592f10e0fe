import { and, eq, lt } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { passkeyChallenges as challenges } from './tables.js';

/** Within this time the browser must have signed. */
const validMs = 5 * 60_000;

type Purpose = 'register' | 'login';

/** Remembers what the browser of this session has to sign. */
export async function saveChallenge(
  context: RequestContext,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const { db, tenant, now } = context;
  const sessionId = await context.session();
  await db
    .delete(challenges)
    .where(and(eq(challenges.tenant, tenant), lt(challenges.expiresAt, now)));
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(challenges).values({ tenant, challenge, sessionId, purpose, expiresAt });
}

/** Consumes a challenge: it is valid once, also when verification fails. */
export async function consumeChallenge(
  context: RequestContext,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const { db, tenant, now } = context;
  const [found] = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.tenant, tenant),
        eq(challenges.challenge, challenge),
        eq(challenges.purpose, purpose),
        eq(challenges.sessionId, (await context.existingSession()) ?? ''),
      ),
    )
    .returning();
  return found !== undefined && found.expiresAt > now;
}
