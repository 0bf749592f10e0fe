import { customerCalls } from '@larder/contracts/customer';
import type { CheckContext } from '../run/check.js';
import { needed } from '../run/finding.js';
import type { Credentials } from '../run/hooks.js';
import type { Visitor } from '../run/visitor.js';

export const captchaOf = ({ hooks }: Pick<CheckContext, 'hooks'>) =>
  hooks.captcha === undefined ? {} : { recaptchaResponse: hooks.captcha };

/** A customer of the hooks by number. */
export const credentialsOf = ({ hooks }: CheckContext, at: number): Credentials =>
  needed(hooks.customers?.[at], `the hooks name fewer than ${at + 1} customers`);

export async function signIn(visitor: Visitor, context: CheckContext, at = 0): Promise<Visitor> {
  const body = credentialsOf(context, at);
  await visitor.ok(customerCalls.login, { query: captchaOf(context), body });
  return visitor;
}

/** A browser in which a customer of the hooks is signed in. */
export const customer = (context: CheckContext, at = 0): Promise<Visitor> =>
  signIn(context.visitor(), context, at);
