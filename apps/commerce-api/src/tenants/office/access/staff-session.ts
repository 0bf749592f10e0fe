import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../kernel/database/database.js';
import type { Shop } from '../../../kernel/tenant-directory.js';
import type { StaffRow } from '../tables.js';
import { staffSessions, staffUsers } from '../tables.js';

export const officeCookie = 'officeSession';
/** A device in a warehouse is shared: a session ends with the shift, used or not. */
const idleMs = 4 * 3_600_000;
const maxMs = 14 * 3_600_000;
/** Milliseconds after which the time of the last use is written again. */
const touchMs = 60_000;

const wellFormed = /^[A-Za-z0-9_-]{43}$/;
const hashed = (value: string) => createHash('sha256').update(value).digest('hex');

interface OfficeScope {
  readonly db: Database;
  readonly tenant: string;
  readonly now: Date;
}

/** Id of the session in the request's cookie; it may be unknown to the database. */
export function claimedOfficeSession(request: FastifyRequest): string | undefined {
  const value = request.cookies[officeCookie];
  return value === undefined || !wellFormed.test(value) ? undefined : hashed(value);
}

/** The person whose session this is; undefined when it has ended or the account is closed. */
export async function findStaff(
  { db, tenant, now }: OfficeScope,
  session: string,
): Promise<StaffRow | undefined> {
  const own = and(eq(staffSessions.tenant, tenant), eq(staffSessions.id, session));
  const [found] = await db
    .select({ staff: staffUsers, seenAt: staffSessions.seenAt })
    .from(staffSessions)
    .innerJoin(
      staffUsers,
      and(eq(staffUsers.tenant, staffSessions.tenant), eq(staffUsers.id, staffSessions.staffId)),
    )
    .where(
      and(
        own,
        gt(staffSessions.seenAt, new Date(now.getTime() - idleMs)),
        gt(staffSessions.createdAt, new Date(now.getTime() - maxMs)),
        eq(staffUsers.isActive, true),
      ),
    );
  if (!found) return undefined;
  if (now.getTime() - found.seenAt.getTime() > touchMs)
    await db.update(staffSessions).set({ seenAt: now }).where(own);
  return found.staff;
}

/** Starts a session and returns its id; only the cookie contains the value. */
export async function startOfficeSession(
  { db, tenant, now }: OfficeScope,
  staffId: string,
  reply: FastifyReply,
  secure: boolean,
): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  const id = hashed(value);
  await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.tenant, tenant),
        lt(staffSessions.createdAt, new Date(now.getTime() - maxMs)),
      ),
    );
  await db.insert(staffSessions).values({ tenant, id, staffId, createdAt: now, seenAt: now });
  reply.setCookie(officeCookie, value, { ...attributes(secure), maxAge: maxMs / 1000 });
  return id;
}

export async function endOfficeSession(
  { db, tenant }: Pick<OfficeScope, 'db' | 'tenant'>,
  session: string,
  reply: FastifyReply,
  secure: boolean,
): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.tenant, tenant), eq(staffSessions.id, session)));
  reply.setCookie(officeCookie, '', { ...attributes(secure), maxAge: 0 });
}

const attributes = (secure: boolean) =>
  ({ path: '/api/office', sameSite: 'strict', httpOnly: true, secure }) as const;

/** Token that only a page of the back office has, bound to shop and session. */
export function officeXsrf(shop: Shop, session: string): string {
  return createHmac('sha256', shop.secret)
    .update(`office:${shop.tenant}:${session}`)
    .digest('base64url');
}

export function isOfficeXsrf(shop: Shop, session: string, token: unknown): boolean {
  if (typeof token !== 'string') return false;
  const expected = Buffer.from(officeXsrf(shop, session));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
