import type { DeviceSession } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { rows } from '../../kernel/database/database.js';
import { notFound } from '../../kernel/failure.js';
import { endSession } from '../../kernel/http/session.js';
import { hashOf } from '../../kernel/text/hash.js';
import { deviceOf } from '../security/device.js';

interface Row {
  readonly id: string;
  readonly agent: string | null;
  readonly created_at: string;
  readonly last_at: string;
}

/** What the customer knows a session by: no one gets from it to the session's id. */
const nameOf = (id: string) => hashOf('session', id).slice(0, 32);

async function rowsOf({ db, tenant }: RequestContext, customer: string): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`SELECT id, agent, to_json(created_at)#>>'{}' AS created_at,
          to_json(seen_at)#>>'{}' AS last_at
        FROM sessions WHERE tenant = ${tenant} AND customer_id = ${customer}
        ORDER BY seen_at DESC, id LIMIT 100`,
  );
}

/** Where the customer is signed in, this device first. */
export async function listSessions(context: RequestContext): Promise<DeviceSession[]> {
  const found = await rowsOf(context, await context.requireCustomer());
  const own = await context.existingSession();
  return found
    .map(({ id, agent, created_at: createdAt, last_at: seenAt }) => ({
      ...{ id: nameOf(id), ...deviceOf(agent ?? ''), createdAt, seenAt },
      current: id === own,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Signs one device out.
 * @throws ApiFailure 401, and 404 for a session of someone else
 */
export async function endOneSession(context: RequestContext, name: string): Promise<void> {
  const found = await rowsOf(context, await context.requireCustomer());
  const session = found.find(({ id }) => nameOf(id) === name);
  if (!session) throw notFound('The session');
  await endSession(context.db, context.tenant, session.id);
}

/** Signs every other device out. */
export async function endOtherSessions(context: RequestContext): Promise<void> {
  const customer = await context.requireCustomer();
  const own = (await context.existingSession()) ?? '';
  await context.db.execute(
    sql`DELETE FROM sessions
        WHERE tenant = ${context.tenant} AND customer_id = ${customer} AND id <> ${own}`,
  );
}
