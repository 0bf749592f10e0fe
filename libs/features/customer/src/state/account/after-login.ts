import { landingRoute, type Customer } from '@larder/contracts/customer';
import { indexRoute } from '@larder/contracts/content';
import { type FeatureContext, isSitePath, allowDrafts } from '@larder/platform';
import { accountOf } from './account.js';
import { syncTabs } from './session.js';

/** Target after a login: back, if that is in this shop, else home (NAV-66). */
export function returnUrlOf({ href }: FeatureContext, search: URLSearchParams): string {
  const wanted = search.get('returnUrl');
  return wanted !== null && isSitePath(wanted) ? wanted : (href(indexRoute, {}) ?? '/');
}

/** Target after a completed registration: back to the origin, else the welcome page (NAV-47). */
export function urlAfterRegistration(context: FeatureContext, search: URLSearchParams): string {
  const landing = context.href(landingRoute, {}, { from: 'registration' });
  return search.has('returnUrl') || landing === undefined ? returnUrlOf(context, search) : landing;
}

/** CUST-11: from now on this is the customer. */
export function afterLogin(context: FeatureContext, customer: Customer, to: string): void {
  allowDrafts(customer.id);
  syncTabs(context);
  accountOf(context).set(customer);
  context.navigate(to, { replace: true });
}
