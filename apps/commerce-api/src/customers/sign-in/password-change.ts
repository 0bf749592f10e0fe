import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { sessions } from '../../kernel/http/tables.js';
import { addresses } from '../emails/page-urls.js';
import { countSignIn, clearAttempts } from './attempt-limits.js';
import { refuseWeakPassword } from './common-password.js';
import { hashPassword, isPassword } from './password.js';
import { emailKeyOf, findByEmail, patchCustomer, readRow } from '../repository.js';
import { sessionsOf } from './sessions.js';
import { wrongCredentials } from './sign-in.js';
import { revokeTokens, invalidToken, createToken, consumeToken, validMs } from './tokens.js';
import type { EmailScope } from '../emails/queue-customer-email.js';
import { queueCustomerEmail } from '../emails/queue-customer-email.js';

/**
 * CUST-28: sends the mail of a password reset. For an unknown email, the mail says that there is no
 * account.
 */
export async function requestReset(context: RequestContext, email: string): Promise<void> {
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const found = await findByEmail(scope, email);
    const token = await createToken(scope, {
      kind: 'password',
      emailKey: emailKeyOf(email),
      customerId: found?.id,
    });
    if (token === undefined) return;
    await queueCustomerEmail(scope, {
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
  await refuseWeakPassword(context, password);
  const passwordHash = await hashPassword(password);
  const { who, key: emailKey } = await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    const { customerId, emailKey: key } = await consumeToken(scope, 'password', token);
    if (customerId === null) throw invalidToken();
    // The mail proves that the reader owns the address.
    await patchCustomer(scope, customerId, { passwordHash, emailConfirmedAt: scope.now });
    await endSessionsExcept(scope, customerId);
    await sendPasswordChangedMail(scope, customerId);
    return { who: customerId, key };
  });
  context.log.info({ tenant: context.tenant, who }, 'a password was reset');
  await clearAttempts(context, emailKey);
}

/** Changes the password of a customer who knows the old one; other sessions end. */
export async function changePassword(
  context: RequestContext,
  change: { readonly currentPassword: string; readonly password: string },
): Promise<void> {
  const id = await context.requireCustomer();
  const { email, passwordHash: known } = await readRow(context, id);
  await countSignIn(context, email);
  if (!(await isPassword(change.currentPassword, known))) throw wrongCredentials(403);
  await refuseWeakPassword(context, change.password, email);
  const passwordHash = await hashPassword(change.password);
  const session = await context.existingSession();
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    await patchCustomer(scope, id, { passwordHash });
    await endSessionsExcept(scope, id, session);
    await sendPasswordChangedMail(scope, id);
  });
  context.log.info({ tenant: context.tenant, who: id }, 'a password was changed');
  await clearAttempts(context, email);
}

/**
 * Ends the customer's sessions but one, and takes back the links that would open the account. Returns how
 * many sessions ended.
 */
export async function endSessionsExcept(
  scope: Scope,
  customer: string,
  but?: string,
): Promise<number> {
  const ended = await scope.db
    .delete(sessions)
    .where(sessionsOf(scope.tenant, customer, but))
    .returning({ at: sessions.createdAt });
  await revokeTokens(scope, customer);
  return ended.length;
}

async function sendPasswordChangedMail(scope: EmailScope, id: string): Promise<void> {
  const { email } = await readRow(scope, id);
  await queueCustomerEmail(scope, {
    kind: 'changed',
    to: email,
    link: addresses.resetPassword(scope),
    occasion: `${id} ${scope.now.toISOString()}`,
  });
}
