import { sql } from 'drizzle-orm';
import type { RequestContext } from '../kernel/context.js';
import type { Scope } from '../kernel/scope.js';
import { transaction } from '../kernel/transaction.js';
import { addresses } from './addresses-of-pages.js';
import { countSignIn, forgetTries } from './attempts.js';
import { hashPassword, isPassword } from './password.js';
import { emailKeyOf, findByEmail, patchCustomer, readRow } from './repository.js';
import { wrongCredentials } from './sign-in.js';
import { dropLinks, invalidToken, newToken, useToken, validMs } from './tokens.js';
import type { MailScope } from './write-mail.js';
import { writeMail } from './write-mail.js';

/** CUST-28: writes the mail of a reset. For an unknown email it says so to whoever reads it. */
export async function requestReset(context: RequestContext, email: string): Promise<void> {
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const found = await findByEmail(scope, email);
    const token = await newToken(scope, {
      kind: 'password',
      emailKey: emailKeyOf(email),
      customerId: found?.id,
    });
    if (token === undefined) return;
    await writeMail(scope, {
      kind: found ? 'password' : 'unknown',
      to: found?.email ?? email,
      link: found ? addresses.resetPassword(scope, token) : addresses.login(scope),
      occasion: token,
      expires: new Date(scope.now.getTime() + validMs.password),
    });
  });
}

/** CUST-28: sets a new password by the mail's link; every session of the customer ends. */
export async function confirmReset(
  context: RequestContext,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const emailKey = await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const { customerId, emailKey: key } = await useToken(scope, 'password', token);
    if (customerId === null) throw invalidToken();
    // Whoever has the mail has the address.
    await patchCustomer(scope, customerId, { passwordHash, emailConfirmedAt: scope.now });
    await endOthers(scope, customerId);
    await tellOfChange(scope, customerId);
    return key;
  });
  await forgetTries(context, emailKey);
}

/** Sets a new password for somebody who knows the old one; the other sessions end. */
export async function changePassword(
  context: RequestContext,
  change: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const id = await context.requireCustomer();
  const { email, passwordHash: known } = await readRow(context, id);
  await countSignIn(context, email);
  if (!(await isPassword(change.currentPassword, known))) throw wrongCredentials(403);
  const passwordHash = await hashPassword(change.password);
  const session = await context.existingSession();
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await patchCustomer(scope, id, { passwordHash });
    await endOthers(scope, id, session);
    await tellOfChange(scope, id);
  });
  await forgetTries(context, email);
}

/** Ends the customer's sessions but one, and takes back the links that would open the account. */
async function endOthers(scope: Scope, customer: string, but = ''): Promise<void> {
  const { db, tenant } = scope;
  await db.execute(
    sql`DELETE FROM sessions
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND id <> ${but}`,
  );
  await dropLinks(scope, customer);
}

async function tellOfChange(scope: MailScope, id: string): Promise<void> {
  const { email } = await readRow(scope, id);
  await writeMail(scope, {
    kind: 'changed',
    to: email,
    link: addresses.resetPassword(scope),
    occasion: `${id} ${scope.now.toISOString()}`,
  });
}
