import { sql } from 'drizzle-orm';
import { firstRow } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PaymentRow } from '../repository.js';

type Scope = Pick<UnitOfWork, 'db' | 'tenant' | 'now'>;

/** Whether an event of a provider was taken already. */
export async function isEventProcessed(
  { db, tenant }: Scope,
  { provider }: PaymentRow,
  event: string,
): Promise<boolean> {
  const found = await firstRow(
    db,
    sql`SELECT event_id FROM payment_events
        WHERE tenant = ${tenant} AND provider = ${provider} AND event_id = ${event}`,
  );
  return found !== undefined;
}

/** Notes an event in the transaction of its effect. */
export async function recordEvent(
  { db, tenant, now }: Scope,
  { provider, id }: PaymentRow,
  event: string,
): Promise<void> {
  await db.execute(
    sql`INSERT INTO payment_events (tenant, provider, event_id, payment_id, received_at)
        VALUES (${tenant}, ${provider}, ${event}, ${id}, ${now.toISOString()})
        ON CONFLICT DO NOTHING`,
  );
}
