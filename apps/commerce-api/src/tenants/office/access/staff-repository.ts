import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Role, Staff } from '@larder/office-contract';
import { emailKeyOf } from '../../../customers/repository.js';
import type { Database } from '../../../kernel/database/database.js';
import type { StaffRow } from '../tables.js';
import { staffUsers } from '../tables.js';

interface StaffScope {
  readonly db: Database;
  readonly tenant: string;
}

export const toStaff = ({ id, email, name, role, isActive }: StaffRow): Staff => ({
  id,
  email,
  name,
  role,
  isActive,
});

export async function findStaffByEmail(
  { db, tenant }: StaffScope,
  email: string,
): Promise<StaffRow | undefined> {
  const [found] = await db
    .select()
    .from(staffUsers)
    .where(and(eq(staffUsers.tenant, tenant), eq(staffUsers.emailKey, emailKeyOf(email))));
  return found;
}

export async function listStaff({ db, tenant }: StaffScope): Promise<StaffRow[]> {
  return db
    .select()
    .from(staffUsers)
    .where(eq(staffUsers.tenant, tenant))
    .orderBy(asc(staffUsers.name), asc(staffUsers.id));
}

/** Locks every account of the shop until the transaction ends, and returns them. */
export async function lockStaff({ db, tenant }: StaffScope): Promise<StaffRow[]> {
  return db.select().from(staffUsers).where(eq(staffUsers.tenant, tenant)).for('update');
}

interface StaffDraft {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
}

/** Adds a person; undefined when the email has an account. */
export async function insertStaff(
  { db, tenant, now }: StaffScope & { readonly now: Date },
  draft: StaffDraft,
): Promise<StaffRow | undefined> {
  const [made] = await db
    .insert(staffUsers)
    .values({
      ...draft,
      tenant,
      id: randomUUID(),
      emailKey: emailKeyOf(draft.email),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [staffUsers.tenant, staffUsers.emailKey] })
    .returning();
  return made;
}

export async function patchStaff(
  { db, tenant }: StaffScope,
  id: string,
  patch: Partial<Pick<StaffRow, 'name' | 'role' | 'isActive' | 'passwordHash'>>,
): Promise<StaffRow | undefined> {
  const [changed] = await db
    .update(staffUsers)
    .set(patch)
    .where(and(eq(staffUsers.tenant, tenant), eq(staffUsers.id, id)))
    .returning();
  return changed;
}
