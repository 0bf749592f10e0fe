import type { Customer } from '@larder/contracts/customer';
import { indexRoute } from '@larder/contracts/content';
import { isSitePath, type FeatureContext } from '@larder/platform';
import { openDrafts } from '../forms/drafts.js';
import { accountOf } from './account.js';

/** Where a visitor goes on after signing in: back, if that is in this shop, else home (NAV-66). */
export function wayBack({ href }: FeatureContext, search: URLSearchParams): string {
  const wanted = search.get('returnUrl');
  return wanted !== null && isSitePath(wanted) ? wanted : (href(indexRoute, {}) ?? '/');
}

/** CUST-11: from now on this is the customer. */
export function afterLogin(context: FeatureContext, customer: Customer, to: string): void {
  openDrafts(customer.id);
  accountOf(context).set(customer);
  context.navigate(to, { replace: true });
}
