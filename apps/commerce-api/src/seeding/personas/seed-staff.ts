import path from 'node:path';
import * as z from 'zod/mini';
import { hashPassword } from '../../customers/sign-in/password.js';
import type { Database } from '../../kernel/database/database.js';
import { insertStaff } from '../../tenants/office/access/staff-repository.js';
import { readJson } from '../tenant-folder.js';
import type { SeedTarget } from '../seed-target.js';

const Person = z.object({
  email: z.email(),
  name: z.string(),
  role: z.enum(['picker', 'manager', 'admin']),
});
/** Beside the demo customers. */
export const StaffFile = z.object({
  staff: z.optional(z.object({ password: z.string(), people: z.array(Person) })),
});

/**
 * People of the back office for the demonstration. A production shop has none, because their passwords
 * are public: its first admin comes from `OFFICE_ADMIN_EMAIL`.
 */
export async function seedStaff(db: Database, target: SeedTarget): Promise<void> {
  const { folder, config, tenant, now } = target;
  if (config.clientRuntimeConfig.environment === 'production') return;
  const { staff } = (await readJson(path.join(folder, 'data/personas.json'), StaffFile)) ?? {};
  if (!staff) return;
  const passwordHash = await hashPassword(staff.password);
  for (const person of staff.people)
    await insertStaff({ db, tenant, now }, { ...person, passwordHash });
}
