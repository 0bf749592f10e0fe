import type { RequestContext } from '../../kernel/context.js';
import { transaction } from '../../kernel/database/transaction.js';
import { insertSession, newSession } from '../../kernel/http/session.js';
import { readRow } from '../repository.js';
import { countSignIn, clearAttempts } from '../sign-in/attempt-limits.js';
import { isPassword } from '../sign-in/password.js';
import { wrongCredentials } from '../sign-in/sign-in.js';
import { eraseCustomer } from './erasure/erase-customer.js';

/**
 * Deletes the customer with all their data. Orders stay without personal data for the legal retention
 * period; the browser continues as a guest. Requires the password again.
 * @throws ApiFailure 409 while an order is being paid or is not delivered yet
 */
export async function deleteCustomer(context: RequestContext, password: string): Promise<void> {
  const id = await context.requireCustomer();
  const { email, emailKey, passwordHash } = await readRow(context, id);
  await countSignIn(context, email);
  if (!(await isPassword(password, passwordHash))) throw wrongCredentials(403);
  await clearAttempts(context, email);
  const { tenant, now } = context;
  const next = newSession();
  await transaction(context.db, async (db) => {
    await eraseCustomer({ ...context, db }, { id, email, emailKey });
    await insertSession(db, tenant, next, now);
  });
  context.keepAllergens([]);
  context.adoptSession(next);
}
