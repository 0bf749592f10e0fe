import { errorCodes } from '@larder/contracts';
import type { Login } from '@larder/contracts/customer';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';
import { countSignIn, clearAttempts } from './attempt-limits.js';
import { startCustomerSession } from './customer-session.js';
import { logSignIn } from './log-sign-in.js';
import { isPassword } from './password.js';
import { findByEmail } from '../repository.js';

/**
 * Signs in by email and password. Neither the response nor its duration reveals whether the email has
 * an account (CUST-27).
 * @throws ApiFailure 401 `INVALID_CREDENTIALS`, 429 `TOO_MANY_REQUESTS`
 */
export function signIn(context: RequestContext, login: Login): Promise<string> {
  return logSignIn(context, 'password', () => signInByPassword(context, login), String);
}

async function signInByPassword(
  context: RequestContext,
  { email, password }: Login,
): Promise<string> {
  await countSignIn(context, email);
  const found = await findByEmail(context, email);
  if (!(await isPassword(password, found?.passwordHash)) || !found) throw wrongCredentials(401);
  await clearAttempts(context, email);
  await startCustomerSession(context, found.id);
  return found.id;
}

/** A 401 would end the session of a signed-in customer, so they get a 403. */
export function wrongCredentials(status: 401 | 403): ApiFailure {
  return new ApiFailure(status, errorCodes.credentials, 'Email or password is wrong');
}
