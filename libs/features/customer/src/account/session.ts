import type { Customer } from '@larder/contracts/customer';
import { isCallError, transient, type FeatureContext } from '@larder/platform';
import { customerApi, untracked } from '../api/customer-api.js';
import { accountText } from '../texts/account-text.js';
import { accountOf, hasCookie } from './account.js';

/** CUST-19. */
export const EXPIRY_NOTICE_MS = 3000;

/** Whoever is signed in; a failing call counts as nobody (ERR-25). */
export async function fetchCustomer(context: FeatureContext): Promise<Customer | undefined> {
  const { data } = await context.dispatch(
    customerApi.endpoints.getCustomer.initiate(undefined, untracked),
  );
  if (typeof window === 'object') watchReturn(context);
  return data;
}

/** CUST-17…20: takes the cookie away and says once that the session is over. */
export function tellExpiry(context: FeatureContext): void {
  if (!hasCookie('sessionExpired')) return;
  document.cookie = 'sessionExpired=; path=/; max-age=0';
  accountOf(context).set(undefined);
  const text = accountText(context.texts);
  context.dispatch(
    transient(text('session.expired.text'), {
      type: 'warning',
      headline: text('session.expired'),
      duration: EXPIRY_NOTICE_MS,
      key: 'session-expired',
    }),
  );
}

/** Somebody may have signed out in another tab meanwhile (CUST-13). */
function watchReturn(context: FeatureContext): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) accountOf(context).look();
  });
}

/** Whether a call failed since nobody is signed in any more. */
export const isSignedOut = (error: unknown) => isCallError(error) && error.status === 401;
