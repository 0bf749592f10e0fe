import { currentCustomer, loginRoute, type CurrentCustomer } from '@larder/contracts/customer';
import type { FeatureContext } from '../feature/context.js';
import { PageError } from '../feature/page.js';
import type { CheckResult } from './navigation-checks.js';

/**
 * NAV-64, 65: redirects visitors who are not signed in to the login page, after the first request for
 * the customer has finished. `url` is path and query of the requested page.
 * @throws PageError 404 in a shop without sign-in
 */
export async function requireLogin(context: FeatureContext, url: string): Promise<CheckResult> {
  const customer = context.getCapability(currentCustomer);
  const to = loginAddress(context, url);
  if (!customer || to === undefined) throw new PageError(404, `Page Not Found: ${url}`);
  await settled(customer);
  return customer.get() === undefined ? { to } : true;
}

/** URL of the login page with the return URL; `undefined` when the shop has no login. */
export function loginAddress({ href }: FeatureContext, returnUrl: string): string | undefined {
  return href(loginRoute, {}, { returnUrl, authRequired: 'true' });
}

function settled(customer: CurrentCustomer): Promise<void> {
  return new Promise((resolve) => {
    if (customer.settled()) return resolve();
    const stop = customer.subscribe(() => {
      if (!customer.settled()) return;
      stop();
      resolve();
    });
  });
}
