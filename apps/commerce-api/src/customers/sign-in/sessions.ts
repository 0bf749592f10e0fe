import type { DeviceSession } from '@larder/contracts/customer';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import { endSession } from '../../kernel/http/session.js';
import { sessions } from '../../kernel/http/tables.js';
import { hashOf } from '../../kernel/text/hash.js';
import { deviceOf } from '../security/device.js';

/** What the customer knows a session by: no one gets from it to the session's id. */
const nameOf = (id: string) => hashOf('session', id).slice(0, 32);

/** Sessions of a customer; of another one than that with the id `but`. */
export const sessionsOf = (tenant: string, customer: string, but?: string) =>
  and(
    eq(sessions.tenant, tenant),
    eq(sessions.customerId, customer),
    but === undefined ? undefined : ne(sessions.id, but),
  );

function latestSessions({ db, tenant }: RequestContext, customer: string) {
  const { id, agent, createdAt, seenAt } = sessions;
  return db
    .select({ id, agent, createdAt, seenAt })
    .from(sessions)
    .where(sessionsOf(tenant, customer))
    .orderBy(desc(seenAt), id)
    .limit(100);
}

/** Where the customer is signed in, this device first. */
export async function listSessions(context: RequestContext): Promise<DeviceSession[]> {
  const found = await latestSessions(context, await context.requireCustomer());
  const own = await context.existingSession();
  return found
    .map(({ id, agent, createdAt, seenAt }) => ({
      id: nameOf(id),
      ...deviceOf(agent ?? ''),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === own,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Signs one device out.
 * @throws ApiFailure 401, and 404 for a session of someone else
 */
export async function endOneSession(context: RequestContext, name: string): Promise<void> {
  const found = await latestSessions(context, await context.requireCustomer());
  const session = found.find(({ id }) => nameOf(id) === name);
  if (!session) throw notFound('The session');
  await endSession(context.db, context.tenant, session.id);
}

/** Signs every other device out. */
export async function endOtherSessions(context: RequestContext): Promise<void> {
  const customer = await context.requireCustomer();
  const own = await context.existingSession();
  await context.db.delete(sessions).where(sessionsOf(context.tenant, customer, own));
}
