import { currentCustomer, loginRoute, type CurrentCustomer } from '@larder/contracts/customer';
import type { FeatureContext } from '../feature/context.js';
import { PageError } from '../feature/page.js';
import type { CheckResult } from './navigation-checks.js';

/**
 * NAV-64, 65: who is not signed in goes to the login page, once the first fetch of the customer has
 * ended. `url` is path and query of the page asked for.
 * @throws PageError 404 in a shop where nobody can sign in
 */
export async function requireLogin(context: FeatureContext, url: string): Promise<CheckResult> {
  const customer = context.getCapability(currentCustomer);
  const to = loginAddress(context, url);
  if (!customer || to === undefined) throw new PageError(404, `Page Not Found: ${url}`);
  await settled(customer);
  return customer.get() === undefined ? { to } : true;
}

/** Address of the login page, from where the visitor comes back; `undefined` where there is none. */
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
