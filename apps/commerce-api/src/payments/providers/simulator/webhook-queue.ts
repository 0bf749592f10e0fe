import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { rows } from '../../../kernel/database/database.js';

export interface DueWebhook {
  readonly id: string;
  readonly provider: string;
  readonly tenant: string;
  readonly body: string;
  readonly times: number;
}

export async function queueWebhook(
  db: Database,
  hook: Omit<DueWebhook, 'id'>,
  dueAt: Date,
): Promise<void> {
  await db.execute(
    sql`INSERT INTO simulated_webhooks (provider, tenant, body, times, due_at)
        VALUES (${hook.provider}, ${hook.tenant}, ${hook.body}, ${hook.times},
          ${dueAt.toISOString()})`,
  );
}

const leaseMs = 30_000;

/** Takes webhooks that are due; who does not drop them gets them again. */
export function claimWebhooks(db: Database, now: Date): Promise<DueWebhook[]> {
  const next = new Date(now.getTime() + leaseMs).toISOString();
  return rows(
    db,
    sql`UPDATE simulated_webhooks SET due_at = ${next}, attempts = attempts + 1
        WHERE id IN (SELECT id FROM simulated_webhooks
          WHERE due_at <= ${now.toISOString()} AND attempts < 10
          ORDER BY due_at, id LIMIT 50 FOR UPDATE SKIP LOCKED)
        RETURNING id::text, provider, tenant, body, times`,
  );
}

export async function dropWebhook(db: Database, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM simulated_webhooks WHERE id = ${id}::bigint`);
}
