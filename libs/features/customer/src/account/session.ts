import type { Customer } from '@larder/contracts/customer';
import { transient, type FeatureContext } from '@larder/platform';
import { sessionApi, untracked } from '../api/session-api.js';
import { accountOf, hasCookie } from './account.js';

/** CUST-19. */
export const EXPIRY_NOTICE_MS = 3000;

/** Whoever is signed in; a failing call counts as nobody (ERR-25). */
export async function fetchCustomer(context: FeatureContext): Promise<Customer | undefined> {
  const { data } = await context.dispatch(
    sessionApi.endpoints.getCustomer.initiate(undefined, untracked),
  );
  if (typeof window === 'object') watchReturn(context);
  return data;
}

/** CUST-17…20: takes the cookie away and says once that the session is over. */
export function tellExpiry(context: FeatureContext): void {
  if (!hasCookie('sessionExpired')) return;
  document.cookie = 'sessionExpired=; path=/; max-age=0';
  accountOf(context).set(undefined);
  const { text } = context.texts;
  context.dispatch(
    transient(text('account.session.expired.text'), {
      type: 'warning',
      headline: text('account.session.expired'),
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
