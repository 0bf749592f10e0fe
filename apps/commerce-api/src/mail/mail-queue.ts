import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { firstRow } from '../kernel/database/database.js';
import type { Attachment } from './transport.js';

/** A mail that this process has claimed, for `leaseMs`. */
export interface ClaimedMail {
  readonly tenant: string;
  readonly id: string;
  /** This try included. */
  readonly attempts: number;
  readonly recipient: string;
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  readonly created: string;
  readonly expired: boolean;
}

/** Longer than one delivery may take; a mail whose process died is taken again after it. */
export const leaseMs = 120_000;
/** Milliseconds until the next try, by the number of failed ones; after the last one it is given up. */
export const retryDelaysMs = [30_000, 120_000, 600_000, 3_600_000, 14_400_000, 43_200_000] as const;
/** Sent and failed mails are deleted after this time. */
const retentionMs = 30 * 86_400_000;

/**
 * Claims the mail that has been due for longest, of any shop. One statement that passes over rows
 * that another process is claiming: no two get the same mail.
 */
export async function claimMail(db: Database, now: Date): Promise<ClaimedMail | undefined> {
  const moment = now.toISOString();
  const lease = new Date(now.getTime() + leaseMs).toISOString();
  return firstRow<ClaimedMail>(
    db,
    sql`UPDATE mails SET attempts = attempts + 1, due_at = ${lease}
        WHERE (tenant, id) = (
          SELECT tenant, id FROM mails WHERE due_at <= ${moment}
          ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING tenant, id::text, attempts, recipient, sender, subject, body, html, attachments,
          extract(epoch FROM created_at)::text AS created,
          coalesce(expires_at <= ${moment}, false) AS expired`,
  );
}

/** Marks a mail as handed to its server, and removes its links from the database. */
export async function markSent(db: Database, mail: ClaimedMail, now: Date, keepText: boolean) {
  const text = keepText ? sql`` : sql`, body = '', html = '', attachments = '[]'`;
  await db.execute(
    sql`UPDATE mails SET sent_at = ${now.toISOString()}, due_at = NULL, fault = NULL ${text}
        WHERE tenant = ${mail.tenant} AND id = ${mail.id}`,
  );
}

/**
 * Records a failed attempt and schedules the next. True when the mail is given up: its server rejected
 * it permanently, or all attempts are used. A late process does not affect a newer claim.
 */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  failure: { readonly fault: string; readonly isFinal: boolean },
  now: Date,
): Promise<boolean> {
  const pause = failure.isFinal ? undefined : retryDelaysMs[mail.attempts - 1];
  const due = pause === undefined ? null : new Date(now.getTime() + pause).toISOString();
  const givenUp = pause === undefined ? now.toISOString() : null;
  await db.execute(
    sql`UPDATE mails SET due_at = ${due}, given_up_at = ${givenUp}, fault = ${failure.fault.slice(0, 500)}
        WHERE tenant = ${mail.tenant} AND id = ${mail.id}
          AND attempts = ${mail.attempts} AND sent_at IS NULL`,
  );
  return pause === undefined;
}

export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - retentionMs).toISOString();
  await db.execute(
    sql`DELETE FROM mails WHERE due_at IS NULL AND coalesce(sent_at, given_up_at) < ${limit}`,
  );
}
