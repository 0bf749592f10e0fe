import type { OfficeBody, OfficeSession, officeCalls } from '@larder/office-contract';
import { clearAttempt, limitAttempts } from '../../../customers/sign-in/attempt-limits.js';
import { logSignIn } from '../../../customers/sign-in/log-sign-in.js';
import { isPassword } from '../../../customers/sign-in/password.js';
import { wrongCredentials } from '../../../customers/sign-in/sign-in.js';
import type { RequestContext } from '../../../kernel/context.js';
import type { Kernel } from '../../../kernel/kernel.js';
import type { StaffRow } from '../tables.js';
import { findStaffByEmail, toStaff } from './staff-repository.js';
import { officeXsrf } from './staff-session.js';

type Login = OfficeBody<typeof officeCalls.signIn>;

/** Tries that are counted before an email, or an address, has to wait for a quarter of an hour. */
const limit = { max: 10, forgetMs: 15 * 60_000 };

/**
 * The person with this email and password. Neither the answer nor its duration reveals whether the
 * email has an account.
 * @throws ApiFailure 401 `INVALID_CREDENTIALS`, 429 `TOO_MANY_REQUESTS`
 */
export function checkLogin(context: RequestContext, login: Login): Promise<StaffRow> {
  return logSignIn(
    context,
    'office password',
    () => findByLogin(context, login),
    ({ id }) => id,
  );
}

async function findByLogin(context: RequestContext, { email, password }: Login): Promise<StaffRow> {
  const subject = ['office sign-in', email.toLowerCase()] as const;
  await limitAttempts(context, subject, limit);
  const found = await findStaffByEmail(context, email);
  const isRight = await isPassword(password, found?.passwordHash);
  if (!isRight || !found?.isActive) throw wrongCredentials(401);
  await clearAttempt(context, subject);
  return found;
}

export function describeSession(
  { content }: Pick<Kernel, 'content'>,
  { shop, locale }: RequestContext,
  staff: StaffRow,
  session: string,
): OfficeSession {
  const contentUrl = content?.sources(shop.tenant).editorUrl;
  const { currency, timeZone, locales: all } = shop.clientRuntimeConfig;
  const locales = all.map(({ code }) => code);
  return {
    staff: toStaff(staff),
    xsrf: officeXsrf(shop, session),
    shop: {
      tenant: shop.tenant,
      locale,
      locales,
      currency,
      timeZone,
      ...(contentUrl !== undefined && { contentUrl }),
    },
  };
}
