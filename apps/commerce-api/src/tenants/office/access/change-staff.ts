import { errorCodes } from '@larder/contracts';
import type { OfficeBody, Staff, officeCalls } from '@larder/office-contract';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { staffSessions } from '../tables.js';
import { insertStaff, lockStaff, patchStaff, toStaff } from './staff-repository.js';

type NewStaff = OfficeBody<typeof officeCalls.addStaff>;
type StaffChange = OfficeBody<typeof officeCalls.changeStaff>;

/** The password is hashed before the transaction, which would otherwise wait for it. */
interface Hashed {
  readonly actor: Actor;
  readonly passwordHash: string;
}

export async function addStaff(
  work: UnitOfWork,
  { actor, passwordHash, email, name, role }: Hashed & Omit<NewStaff, 'password'>,
): Promise<Staff> {
  const made = await insertStaff(work, { email, name, role, passwordHash });
  if (!made) throw new ApiFailure(409, errorCodes.conflict, 'The email has an account already');
  await audit(work, actor, { action: 'staff.add', subject: made.id, after: { role } });
  return toStaff(made);
}

export interface StaffChangeInput extends Omit<StaffChange, 'password'> {
  readonly actor: Actor;
  readonly id: string;
  readonly passwordHash?: string;
}

/**
 * Changes an account. A new password, another role or a closed account ends its sessions.
 * @throws ApiFailure 409 when the shop would be left without an admin
 */
export async function changeStaff(
  work: UnitOfWork,
  { actor, id, passwordHash, name, role, isActive }: StaffChangeInput,
): Promise<Staff> {
  const all = await lockStaff(work);
  const known = all.find((one) => one.id === id);
  if (!known) throw notFound('The account');
  const remains = role === 'admin' && isActive;
  const isAdmin = (one: (typeof all)[number]) => one.role === 'admin' && one.isActive;
  if (!remains && !all.some((one) => one.id !== id && isAdmin(one)))
    throw new ApiFailure(409, errorCodes.conflict, 'A shop needs one active admin');
  const changed = await patchStaff(work, id, {
    name,
    role,
    isActive,
    ...(passwordHash !== undefined && { passwordHash }),
  });
  if (passwordHash !== undefined || role !== known.role || !isActive)
    await work.db
      .delete(staffSessions)
      .where(and(eq(staffSessions.tenant, work.tenant), eq(staffSessions.staffId, id)));
  await audit(work, actor, {
    action: 'staff.change',
    subject: id,
    before: { role: known.role, isActive: known.isActive },
    after: { role, isActive, hasNewPassword: passwordHash !== undefined },
  });
  return toStaff(changed ?? known);
}
