import { sql } from 'drizzle-orm';
import type { Scope } from '../kernel/context.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/**
 * Puts a mail into the outbox, in the transaction of what it tells of: it is there if that is, and
 * only then. What delivers mails takes them from the table `mails`.
 */
export async function queueMail({ db, tenant, now }: Scope, mail: Mail): Promise<void> {
  await db.execute(
    sql`INSERT INTO mails (tenant, recipient, subject, body, created_at)
        VALUES (${tenant}, ${mail.to}, ${mail.subject}, ${mail.body}, ${now.toISOString()})`,
  );
}
