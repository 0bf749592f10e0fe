import { lt, sql } from 'drizzle-orm';
import { formSubmissions } from '../../../content/forms/tables-forms.js';
import type { Database } from '../../../kernel/database/database.js';
import { idleDays } from '../../../kernel/http/session.js';
import { sessions } from '../../../kernel/http/tables.js';

const dayMs = 86_400_000;
/** Messages and questionnaires with their files: long enough for what they are about. */
const submissionDays = 365;

/**
 * Deletes what nobody comes back for: sessions that have ended unused, with their push subscriptions and
 * saved goods; carts of guests whose session is gone, with the address in them, unless they became an
 * order; forms that were sent long ago.
 */
export async function forgetUnused(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(sessions).where(lt(sessions.seenAt, daysAgo(idleDays)));
  await db.execute(
    sql`DELETE FROM carts c WHERE customer_id IS NULL
          AND changed_at < ${daysAgo(idleDays).toISOString()}
          AND NOT EXISTS (SELECT FROM sessions s WHERE s.tenant = c.tenant AND s.id = c.session_id)
          AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant = c.tenant AND o.cart_id = c.id)`,
  );
  await db.delete(formSubmissions).where(lt(formSubmissions.createdAt, daysAgo(submissionDays)));
}
