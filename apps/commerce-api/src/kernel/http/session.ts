import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.js';
import type { Shop } from '../tenant-directory.js';
import { sessions } from './tables.js';

export const sessionCookie = 'session';
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';
/** Readable by scripts: tells the browser to fetch the customer (CUST-09). */
export const loggedInCookie = 'loggedIn';
/** Readable by scripts: tells the browser once that it is signed out (CUST-17). */
export const sessionExpiredCookie = 'sessionExpired';

/** Lifetime of an unused session. */
export const idleDays = 90;
/** A customer has to sign in again after this time without a visit. */
const signedInDays = 30;
/** A customer has to sign in again after this time in any case. */
const maxDays = 180;
const dayMs = 86_400_000;

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

/** Id of a session in the database. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** CSRF token, bound to shop and session: proves that our own page sent the request. */
export function xsrfToken({ tenant, secret }: Shop, session: string): string {
  return createHmac('sha256', secret).update(`${tenant}:${session}`).digest('base64url');
}

export function isXsrfToken(shop: Shop, session: string | undefined, token: unknown): boolean {
  if (session === undefined || typeof token !== 'string') return false;
  const given = Buffer.from(token);
  return [shop.secret, ...(shop.otherSecrets ?? [])].some((secret) => {
    const expected = Buffer.from(xsrfToken({ ...shop, secret }, session));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

interface SessionRequest {
  readonly db: Database;
  readonly shop: Shop;
  readonly now: Date;
  readonly secure: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Response on which cookies are set. */
type CookieTarget = Pick<SessionRequest, 'reply' | 'secure'>;

/** A session in the database; a guest's has no customer. */
export interface Session {
  readonly id: string;
  readonly customer?: string | undefined;
}

/** A session before it is stored: only the cookie contains the value. */
export interface NewSession extends Session {
  /** User agent of a customer's browser. */
  readonly agent?: string | undefined;
  readonly value: string;
}

/** Id of the session in the request's cookie; it may be unknown to the database. */
export function claimedSession(request: FastifyRequest): string | undefined {
  const value = request.cookies[sessionCookie];
  return value === undefined || !wellFormed.test(value) ? undefined : hashed(value);
}

/** The request's session, or undefined when it has no valid one. */
export async function existingSession(of: SessionRequest): Promise<Session | undefined> {
  const found = await findSession(of);
  if (of.request.cookies[loggedInCookie] !== undefined && found?.customer === undefined)
    setSessionExpiredCookie(of);
  return found;
}

const hasId = (tenant: string, id: string) => and(eq(sessions.tenant, tenant), eq(sessions.id, id));

async function findSession(of: SessionRequest): Promise<Session | undefined> {
  const id = claimedSession(of.request);
  const value = of.request.cookies[sessionCookie];
  if (id === undefined || value === undefined) return undefined;
  const { tenant } = of.shop;
  const before = (days: number) => new Date(of.now.getTime() - days * dayMs);
  const [found] = await of.db
    .select({
      customerId: sessions.customerId,
      seenAt: sessions.seenAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(hasId(tenant, id), gt(sessions.seenAt, before(idleDays))));
  if (!found) return undefined;
  const { customerId, seenAt, createdAt } = found;
  const isOver = seenAt <= before(signedInDays) || createdAt <= before(maxDays);
  if (customerId !== null && isOver) {
    await endSession(of.db, tenant, id);
    return undefined;
  }
  const session = { id, customer: customerId ?? undefined };
  if (seenAt < before(1)) {
    await of.db.update(sessions).set({ seenAt: of.now }).where(hasId(tenant, id));
    setSessionCookies(of, { ...session, value });
  }
  return session;
}

/** A new session of 256 random bits that is not yet stored. */
export function newSession(customer?: string, agent?: string): NewSession {
  const value = randomBytes(32).toString('base64url');
  return { value, id: hashed(value), customer, agent };
}

export async function insertSession(
  db: Database,
  tenant: string,
  { id, customer: customerId, agent }: NewSession,
  now: Date,
): Promise<void> {
  await db.insert(sessions).values({ tenant, id, customerId, agent, createdAt: now, seenAt: now });
}

/** Creates a guest's session and sets its cookies. */
export async function createSession(of: SessionRequest): Promise<Session> {
  const made = newSession();
  await insertSession(of.db, of.shop.tenant, made, of.now);
  setSessionCookies(of, made);
  return made;
}

/** Deletes a session: its cookie is then invalid. */
export async function endSession(db: Database, tenant: string, id: string): Promise<void> {
  await db.delete(sessions).where(hasId(tenant, id));
}

/** Sets the readable cookie of an existing session again. */
export function repeatXsrfCookie(of: SessionRequest): void {
  const value = of.request.cookies[sessionCookie];
  if (value !== undefined) setXsrfCookie(of, value);
}

/** Makes a session the one of this browser; replaces its previous cookies. */
export function setSessionCookies(of: SessionRequest, { value, customer }: NewSession): void {
  of.reply.setCookie(sessionCookie, value, { ...attributes(of), httpOnly: true });
  setXsrfCookie(of, value);
  const maxAge = signedInDays * (dayMs / 1000);
  if (customer !== undefined)
    of.reply.setCookie(loggedInCookie, 'true', { ...attributes(of), maxAge });
  else if (of.request.cookies[loggedInCookie] !== undefined) clearLoggedIn(of);
}

function clearLoggedIn(of: CookieTarget): void {
  of.reply.setCookie(loggedInCookie, '', { ...attributes(of), maxAge: 0 });
}

function setSessionExpiredCookie(of: CookieTarget): void {
  clearLoggedIn(of);
  const { maxAge: _, ...untilClosed } = attributes(of);
  of.reply.setCookie(sessionExpiredCookie, 'true', untilClosed);
}

/**
 * Whether a login cookie came without a session cookie; the browser is then told that its session has
 * ended.
 */
export function reportLostSession(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): boolean {
  const { [sessionCookie]: session, [loggedInCookie]: login } = request.cookies;
  if (session || login === undefined) return false;
  const of = { reply, secure };
  setSessionExpiredCookie(of);
  // Its token belonged to the lost session: the browser requests a new one.
  reply.setCookie(xsrfCookie, '', { ...attributes(of), maxAge: 0 });
  return true;
}

function setXsrfCookie(of: SessionRequest, value: string): void {
  of.reply.setCookie(xsrfCookie, xsrfToken(of.shop, value), attributes(of));
}

function attributes(of: Pick<CookieTarget, 'secure'>) {
  return {
    path: '/',
    sameSite: 'lax',
    secure: of.secure,
    maxAge: idleDays * (dayMs / 1000),
  } as const;
}
