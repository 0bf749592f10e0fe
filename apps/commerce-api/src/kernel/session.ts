import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database.js';
import { firstRow } from './database.js';
import type { Shop } from './tenant-directory.js';

export const sessionCookie = 'session';
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';

/** An unused session is forgotten after this time. */
const idleDays = 90;
const dayMs = 86_400_000;

const wellFormed = /^[A-Za-z0-9_-]{43}$/;

/** What the database knows a session by. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

/** The token that proves that a request was made by our own page, bound to shop and session. */
export function xsrfToken(shop: Shop, session: string): string {
  return createHmac('sha256', shop.secret).update(`${shop.tenant}:${session}`).digest('base64url');
}

export function isXsrfToken(shop: Shop, session: string | undefined, token: unknown): boolean {
  if (session === undefined || typeof token !== 'string') return false;
  const expected = Buffer.from(xsrfToken(shop, session));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

interface SessionRequest {
  readonly db: Database;
  readonly shop: Shop;
  readonly now: Date;
  readonly secure: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Id of the session that the request's cookie names; whether we know it is another question. */
export function claimedSession(request: FastifyRequest): string | undefined {
  const value = request.cookies[sessionCookie];
  return value === undefined || !wellFormed.test(value) ? undefined : hashed(value);
}

/** Id of the request's session, or undefined when it has none that we made and still know. */
export async function existingSession(of: SessionRequest): Promise<string | undefined> {
  const id = claimedSession(of.request);
  const value = of.request.cookies[sessionCookie];
  if (id === undefined || value === undefined) return undefined;
  const oldest = new Date(of.now.getTime() - idleDays * dayMs).toISOString();
  const found = await firstRow<{ stale: boolean }>(
    of.db,
    sql`SELECT seen_at < ${new Date(of.now.getTime() - dayMs).toISOString()}::timestamptz AS stale
        FROM sessions WHERE tenant = ${of.shop.tenant} AND id = ${id} AND seen_at > ${oldest}::timestamptz`,
  );
  if (!found) return undefined;
  if (found.stale) {
    await of.db.execute(
      sql`UPDATE sessions SET seen_at = ${of.now.toISOString()} WHERE tenant = ${of.shop.tenant} AND id = ${id}`,
    );
    setCookies(of, value);
  }
  return id;
}

/** Makes a session of 256 random bits and sets its cookies; answers its id. */
export async function createSession(of: SessionRequest): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  const id = hashed(value);
  const now = of.now.toISOString();
  await of.db.execute(
    sql`INSERT INTO sessions (tenant, id, created_at, seen_at) VALUES (${of.shop.tenant}, ${id}, ${now}, ${now})`,
  );
  setCookies(of, value);
  return id;
}

/** Repeats the readable cookie of a session that is known already. */
export function repeatXsrfCookie(of: SessionRequest): void {
  const value = of.request.cookies[sessionCookie];
  if (value !== undefined) setXsrfCookie(of, value);
}

function setCookies(of: SessionRequest, value: string): void {
  of.reply.setCookie(sessionCookie, value, { ...attributes(of), httpOnly: true });
  setXsrfCookie(of, value);
}

function setXsrfCookie(of: SessionRequest, value: string): void {
  of.reply.setCookie(xsrfCookie, xsrfToken(of.shop, value), attributes(of));
}

function attributes(of: SessionRequest) {
  return {
    path: '/',
    sameSite: 'lax',
    secure: of.secure,
    maxAge: idleDays * (dayMs / 1000),
  } as const;
}
