import { randomBytes } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { ApiFailure } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';
import type { TokenKind } from '../tables.js';
import { customerTokens as tokens } from '../tables.js';

const minuteMs = 60_000;
/** How long the link of a mail works. */
export const validMs: Readonly<Record<TokenKind, number>> = {
  registration: 48 * 60 * minuteMs,
  password: 60 * minuteMs,
  email: 24 * 60 * minuteMs,
};
/** Period in which an email gets at most one mail of a kind. */
const resendDelayMs = 10 * minuteMs;

export interface TokenRequest {
  readonly kind: TokenKind;
  readonly emailKey: string;
  readonly customerId?: string | undefined;
  /** What the link will do. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Tokens of mails of that kind to that email. */
const ofMail = ({ tenant }: Scope, { kind, emailKey }: Pick<TokenRequest, 'kind' | 'emailKey'>) =>
  and(eq(tokens.tenant, tenant), eq(tokens.kind, kind), eq(tokens.emailKey, emailKey));

/** A token for the link of a mail, or undefined when such a mail was written only just now. */
export async function createToken(
  scope: Scope,
  occasion: TokenRequest,
): Promise<string | undefined> {
  const { db, tenant, now } = scope;
  const { kind, emailKey, customerId, data = {} } = occasion;
  const since = new Date(now.getTime() - resendDelayMs);
  // One that has been called back still counts as a mail that was written.
  await db.delete(tokens).where(and(eq(tokens.tenant, tenant), lt(tokens.expiresAt, since)));
  const [recent] = await db
    .select({ kind: tokens.kind })
    .from(tokens)
    .where(and(ofMail(scope, occasion), gt(tokens.createdAt, since)));
  if (recent) return undefined;
  const token = randomBytes(32).toString('base64url');
  await db.insert(tokens).values({
    tenant,
    kind,
    emailKey,
    data,
    createdAt: now,
    tokenHash: hashOf(token),
    customerId: customerId ?? null,
    expiresAt: new Date(now.getTime() + validMs[kind]),
  });
  return token;
}

/** Later data of the same browser replaces the earlier one, for the mail that was already sent. */
export async function updatePendingToken(
  scope: Scope,
  occasion: TokenRequest & { readonly data: { readonly session: string } },
): Promise<void> {
  const { data } = occasion;
  const isOwn = sql`${tokens.data}->>'session' = ${data.session}`;
  await scope.db
    .update(tokens)
    .set({ data })
    .where(and(ofMail(scope, occasion), gt(tokens.expiresAt, scope.now), isOwn));
}

/**
 * Takes a token out: it works once.
 * @throws ApiFailure 400 `TOKEN_INVALID`
 */
export async function consumeToken({ db, tenant, now }: Scope, kind: TokenKind, token: string) {
  const [found] = await db
    .delete(tokens)
    .where(
      and(eq(tokens.tenant, tenant), eq(tokens.kind, kind), eq(tokens.tokenHash, hashOf(token))),
    )
    .returning();
  if (!found || found.expiresAt <= now) throw invalidToken();
  return found;
}

/** Links to other addresses that the customer wanted to have before do not work any more. */
export async function revokeEmailTokens(
  { db, tenant, now }: Scope,
  { customerId, emailKey }: { readonly customerId: string; readonly emailKey: string },
): Promise<void> {
  const others = and(eq(tokens.kind, 'email'), ne(tokens.emailKey, emailKey));
  await db
    .update(tokens)
    .set({ expiresAt: now })
    .where(and(eq(tokens.tenant, tenant), eq(tokens.customerId, customerId), others));
}

/** Takes back every link that would open or move the account. */
export async function revokeTokens({ db, tenant }: Scope, customerId: string): Promise<void> {
  await db
    .delete(tokens)
    .where(
      and(
        eq(tokens.tenant, tenant),
        eq(tokens.customerId, customerId),
        ne(tokens.kind, 'registration'),
      ),
    );
}

export function invalidToken(): ApiFailure {
  return new ApiFailure(400, errorCodes.token, 'The link is not valid any more');
}
