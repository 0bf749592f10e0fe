import { and, eq, sql } from 'drizzle-orm';
import {
  newsletterConfirmations,
  newsletterSubscriptions,
} from '../../../content/forms/tables-forms.js';
import { serviceInterests } from '../../../distribution/interests/tables.js';
import { mails } from '../../../mail/tables.js';
import { dataRequests } from '../../../tenants/office/data-requests/tables.js';
import type { EraseScope } from './erase-scope.js';

/**
 * Deletes what names the email alone: subscriptions, postcodes that the person waits for, forms that they
 * sent, links to confirm something, and what the shop wrote to them.
 */
export async function eraseByEmail({ db, tenant }: EraseScope, emailKey: string): Promise<void> {
  for (const table of [newsletterSubscriptions, newsletterConfirmations, serviceInterests])
    await db.delete(table).where(and(eq(table.tenant, tenant), eq(table.email, emailKey)));
  await db.execute(
    sql`DELETE FROM customer_tokens WHERE tenant = ${tenant} AND email_key = ${emailKey}`,
  );
  await db.execute(
    sql`DELETE FROM form_submissions WHERE tenant = ${tenant} AND EXISTS (
          SELECT FROM jsonb_each_text(fields) f WHERE lower(trim(f.value)) = ${emailKey})`,
  );
  // A request that the shop answered stays, without whose it was.
  await db
    .update(dataRequests)
    .set({ email: null, orderNumber: null })
    .where(and(eq(dataRequests.tenant, tenant), eq(dataRequests.email, emailKey)));
  await db
    .delete(mails)
    .where(and(eq(mails.tenant, tenant), sql`lower(${mails.recipient}) = ${emailKey}`));
}
