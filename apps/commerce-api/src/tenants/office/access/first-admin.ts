import { hashPassword } from '../../../customers/sign-in/password.js';
import type { Database } from '../../../kernel/database/database.js';
import { insertStaff, listStaff } from './staff-repository.js';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Gives each shop without an account its first admin, who adds the others. Later starts change nothing,
 * so that a new password in the back office stays.
 */
export async function addFirstAdmin(
  db: Database,
  tenants: readonly string[],
  now: Date,
  { email, password }: FirstAdmin,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const tenant of tenants) {
    const scope = { db, tenant, now };
    if ((await listStaff(scope)).length > 0) continue;
    await insertStaff(scope, { email, name: email, role: 'admin', passwordHash });
  }
}
