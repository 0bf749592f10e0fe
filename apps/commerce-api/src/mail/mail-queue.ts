import { and, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { mails } from './tables.js';

/** A mail that this process has claimed, for `leaseMs`; its attempts include this one. */
export type ClaimedMail = typeof mails.$inferSelect;

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
  const due = db
    .$with('due')
    .as(
      db
        .select({ tenant: mails.tenant, id: mails.id })
        .from(mails)
        .where(lte(mails.dueAt, now))
        .orderBy(mails.dueAt, mails.id)
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [claimed] = await db
    .with(due)
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
    .from(due)
    .where(and(eq(mails.tenant, due.tenant), eq(mails.id, due.id)))
    .returning(getTableColumns(mails));
  return claimed;
}

const isMail = ({ tenant, id }: ClaimedMail) => and(eq(mails.tenant, tenant), eq(mails.id, id));
const noText = { body: '', html: '', attachments: [] };

/** Marks a mail as handed to its server, and removes its links from the database. */
export async function markSent(db: Database, mail: ClaimedMail, now: Date, keepText: boolean) {
  await db
    .update(mails)
    .set({ sentAt: now, dueAt: null, fault: null, ...(!keepText && noText) })
    .where(isMail(mail));
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
  await db
    .update(mails)
    .set({
      dueAt: pause === undefined ? null : new Date(now.getTime() + pause),
      givenUpAt: pause === undefined ? now : null,
      fault: failure.fault.slice(0, 500),
    })
    .where(and(isMail(mail), eq(mails.attempts, mail.attempts), isNull(mails.sentAt)));
  return pause === undefined;
}

export async function deleteOldMails(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - retentionMs).toISOString();
  const endedAt = sql`coalesce(${mails.sentAt}, ${mails.givenUpAt})`;
  await db.delete(mails).where(and(isNull(mails.dueAt), lt(endedAt, limit)));
}
