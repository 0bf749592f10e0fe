import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import { refuseWeakPassword } from '../../../customers/sign-in/common-password.js';
import { hashPassword } from '../../../customers/sign-in/password.js';
import type { Kernel } from '../../../kernel/kernel.js';
import { inTransaction } from '../../../ordering/unit-of-work.js';
import { audit, readAudit } from '../audit.js';
import { bindOffice } from './bind-office.js';
import { addStaff, changeStaff } from './change-staff.js';
import { checkLogin, describeSession } from './office-sign-in.js';
import { signCustomerOut } from './sign-customer-out.js';
import { listStaff, toStaff } from './staff-repository.js';
import { endOfficeSession, startOfficeSession } from './staff-session.js';

/** Sign-in, the shop's people, and what they did. */
export function accessRoutes(scope: FastifyInstance, kernel: Kernel): void {
  const { secureCookies } = kernel;
  bindOffice(scope, kernel, calls.getSession, async ({ context, staff, session = '' }) =>
    describeSession(kernel, context, staff, session),
  );
  bindOffice(scope, kernel, calls.signIn, async ({ context, body, reply }) => {
    const staff = await checkLogin(context, body);
    const session = await startOfficeSession(context, staff.id, reply, secureCookies);
    await audit(context, staff, { action: 'session.start', subject: staff.id });
    return describeSession(kernel, context, staff, session);
  });
  bindOffice(scope, kernel, calls.signOut, async ({ context, session, reply }) => {
    if (session !== undefined) await endOfficeSession(context, session, reply, secureCookies);
    return {};
  });
  bindOffice(scope, kernel, calls.getStaff, async ({ context }) => {
    const items = (await listStaff(context)).map(toStaff);
    return { items, total: items.length };
  });
  bindOffice(scope, kernel, calls.addStaff, async ({ context, staff: actor, body }) => {
    const { password, ...draft } = body;
    await refuseWeakPassword(context, password, draft.email);
    const passwordHash = await hashPassword(password);
    return inTransaction(context, '', addStaff, { ...draft, actor, passwordHash });
  });
  bindOffice(scope, kernel, calls.changeStaff, async ({ context, staff: actor, params, body }) => {
    const { password, ...change } = body;
    if (password !== undefined) await refuseWeakPassword(context, password);
    const hashed = password === undefined ? {} : { passwordHash: await hashPassword(password) };
    const id = params.id ?? '';
    return inTransaction(context, '', changeStaff, { ...change, ...hashed, actor, id });
  });
  bindOffice(scope, kernel, calls.signCustomerOut, ({ context, staff: actor, body }) =>
    inTransaction(context, '', signCustomerOut, { actor, email: body.email }),
  );
  bindOffice(scope, kernel, calls.getAudit, ({ context, query }) => readAudit(context, query));
}
