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

/** Signs in with an email and a password. */
export async function signInAs(
  visitor: Visitor,
  context: CheckContext,
  body: Credentials,
): Promise<Visitor> {
  await visitor.ok(customerCalls.login, { query: captchaOf(context), body });
  return visitor;
}

export const signIn = (visitor: Visitor, context: CheckContext, at = 0): Promise<Visitor> =>
  signInAs(visitor, context, credentialsOf(context, at));

/** A browser in which a customer of the hooks is signed in. */
export const customer = (context: CheckContext, at = 0): Promise<Visitor> =>
  signIn(context.visitor(), context, at);

/** The newest orders of a customer. */
export async function ordersOf(buyer: Visitor) {
  const query = { offset: 0, pageSize: 50 };
  return (await buyer.ok(customerCalls.getCustomerOrders, { query })).results;
}
