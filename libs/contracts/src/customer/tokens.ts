import { capability, eventRef, routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Customer } from './types.js';

export const loginRoute = routeRef('login');
export const registrationRoute = routeRef('registration');
export const offlineAccountRoute = routeRef('offline-account', { configName: 'offlineaccount' });
export const passwordResetRoute = routeRef('password-reset', { configName: 'passwordreset' });
/** Answers at `{profile}/_sub` and `{profile}/link`, ahead of the sections (NAV-28). */
export const profileSubRoute = routeRef('profile-sub', {
  configName: 'profile',
  suffix: '/_sub|link',
});
export const profileRoute = routeRef<{ slug?: string }>('profile', { suffix: '/:slug?' });
export const favoriteProductsRoute = routeRef('favorite-products', { configName: 'favorites' });
export const landingRoute = routeRef('landing');

/**
 * The customer as an observable store, in the form of React's external stores. The first fetch starts
 * with the first use of the capability, and counts as ended also when it fails (ERR-25).
 */
export interface CurrentCustomer {
  /** Nothing for a guest, and until the first fetch has ended. */
  get(): Customer | undefined;
  /** Whether the first fetch has ended; guarded pages wait for it (NAV-65). */
  settled(): boolean;
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
export const currentCustomer = capability<CurrentCustomer>('currentCustomer');

/** Leads to the login page; afterwards the shopper continues at `returnUrl` (FAV-05). */
export const openLogin = capability<(options: { readonly returnUrl: string }) => void>('openLogin');

export const customerAuthenticated = eventRef<{ readonly customer: Customer }>(
  'customerAuthenticated',
);
/** A call returned a newer state of the customer; the account's owner feature stores it (STORE-10). */
export const customerChanged = eventRef<{ readonly customer: Customer }>('customerChanged');
export const customerCleared = eventRef('customerCleared');
/**
 * A call has ended: readable cookies may have changed (CUST-13, CUST-17), and a customer who was
 * `refused` because their session has ended is now a guest (ERR-11, ERR-12).
 */
export const callAnswered = eventRef<{ readonly refused: boolean }>('callAnswered');

export interface CustomerSlotProps {
  readonly customer: Customer;
}
/** Short cards on the profile's first page, such as points or the next order. */
export const profileSummary = extensionSlotRef<CustomerSlotProps>('profileSummary');
