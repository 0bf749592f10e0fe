import type { Customer } from '@larder/contracts/customer';
import { transient, type FeatureContext } from '@larder/platform';
import { sessionApi } from '../../api/session-api.js';
import { accountOf, hasCookie, type Account } from './account.js';

/** CUST-19. */
export const EXPIRY_NOTICE_MS = 3000;

/** The signed-in customer; a failing call counts as a guest (ERR-25). */
export async function fetchCustomer(context: FeatureContext): Promise<Customer | undefined> {
  const how = { subscribe: false, forceRefetch: true };
  const { data } = await context.dispatch(
    sessionApi.endpoints.getCustomer.initiate(undefined, how),
  );
  if (typeof window === 'object') syncTabs(context);
  return data;
}

/** CUST-17…20: removes the cookie and shows once that the session has ended. */
export function showExpiryNotice(context: FeatureContext): void {
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

const watching = new WeakSet<Account>();

/**
 * All tabs of a browser share one session: a login or logout in another one applies here, too
 * (CUST-13). A guest's tab learns of it with its next page.
 */
export function syncTabs(context: FeatureContext): void {
  const account = accountOf(context);
  if (watching.has(account)) return;
  watching.add(account);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) account.readCookies();
  });
  if (typeof BroadcastChannel !== 'function') return;
  const idNow = () => account.get()?.id;
  let sentId = idNow();
  const channel = new BroadcastChannel('larder-customer');
  account.subscribe(() => {
    if (idNow() === sentId) return;
    sentId = idNow();
    channel.postMessage(sentId);
  });
  channel.onmessage = ({ data }) => {
    if (idNow() === undefined || data === idNow()) return;
    if (data === undefined) account.readCookies();
    else void fetchCustomer(context).then(account.set);
  };
}
