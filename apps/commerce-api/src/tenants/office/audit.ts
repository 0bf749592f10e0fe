import type { AuditEntry } from '@larder/office-contract';
import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import type { StaffRow } from './tables.js';
import { staffAudit } from './tables.js';

interface AuditScope {
  readonly db: Database;
  readonly tenant: string;
  readonly now: Date;
}

/** Who makes a change. */
export type Actor = Pick<StaffRow, 'id' | 'name' | 'role'>;

interface Change {
  /** What was done, such as `order.pick`. */
  readonly action: string;
  /** The order number, sku or id that it was done to. */
  readonly subject: string;
  /** Values before and after; never a shopper's personal data. */
  readonly before?: object;
  readonly after?: object;
}

/** Notes a change in the caller's transaction: without its entry, the change does not happen. */
export async function audit(
  { db, tenant, now }: AuditScope,
  { id: staffId, name: staffName }: Actor,
  change: Change,
): Promise<void> {
  await db.insert(staffAudit).values({ tenant, at: now, staffId, staffName, ...change });
}

/** A page of the entries, newest first. */
export async function readAudit(
  { db, tenant }: Pick<AuditScope, 'db' | 'tenant'>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ items: AuditEntry[]; total: number }> {
  const own = eq(staffAudit.tenant, tenant);
  const [all] = await db.select({ total: count() }).from(staffAudit).where(own);
  const found = await db
    .select()
    .from(staffAudit)
    .where(own)
    .orderBy(desc(staffAudit.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items = found.map(({ id, at, staffName, action, subject, before, after }) => ({
    id: String(id),
    at: at.toISOString(),
    staffName,
    action,
    subject,
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  }));
  return { items, total: all?.total ?? 0 };
}
