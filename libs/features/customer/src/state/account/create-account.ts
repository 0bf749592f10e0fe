import { customerAuthenticated, customerCleared, type Customer } from '@larder/contracts/customer';
import { privateApi, type FeatureContext } from '@larder/platform';
import { hasCookie, type Account } from './account.js';

const session = () => import('./session.js');

/**
 * The customer of this visit, kept outside of the store so that no personal data gets into a page's
 * payload. The first fetch starts with the first subscriber, and only if there is a login cookie
 * (CUST-09, CUST-10).
 */
export function createAccount(context: FeatureContext): Account {
  const isBrowser = typeof window === 'object';
  const listeners = new Set<() => void>();
  let customer: Customer | undefined;
  let isStarted = context.isPublic;
  let isSettled = isStarted;
  const set = (next: Customer | undefined) => {
    const before = customer;
    const isOther = isBrowser && before?.id !== next?.id;
    customer = next;
    isStarted = isSettled = true;
    // Ahead of the listeners, who may begin to read what the next customer has.
    if (before && isOther) context.dispatch(privateApi.util.resetApiState());
    for (const listener of listeners) listener();
    if (!isOther) return;
    if (before) context.emit(customerCleared, undefined);
    if (next) context.emit(customerAuthenticated, { customer: next });
  };
  /** Result of the first fetch, unless somebody has signed in in between. */
  const settle = (found?: Customer) => {
    if (!isSettled) set(found);
  };
  const look = (refused?: boolean) => {
    if (customer && (refused || !hasCookie('loggedIn'))) set(undefined);
    if (hasCookie('sessionExpired')) void session().then((own) => own.showExpiryNotice(context));
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    if (isBrowser && !hasCookie('loggedIn')) {
      isSettled = true;
      look();
    } else
      void session()
        .then(({ fetchCustomer }) => fetchCustomer(context))
        .then(settle, () => settle());
  };
  return {
    get: () => customer,
    settled: () => {
      start();
      return isSettled;
    },
    subscribe: (listener) => {
      start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    update: (next) => {
      if (customer?.id === next.id) set(next);
    },
    readCookies: look,
  };
}
