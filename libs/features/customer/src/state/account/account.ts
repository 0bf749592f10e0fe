import { currentCustomer, type CurrentCustomer, type Customer } from '@larder/contracts/customer';
import type { FeatureContext } from '@larder/platform';

/** This feature's operations on the customer, beyond the observable store. */
export interface Account extends CurrentCustomer {
  /** Sets the customer after a login, a change or a logout; notifies all subscribers. */
  set(customer: Customer | undefined): void;
  /** Sets the customer of a response; it is dropped when they have signed out in between. */
  update(customer: Customer): void;
  /** Reads the server's cookies, or a refusal (CUST-13, 14, 17). */
  readCookies(refused?: boolean): void;
}

export const accountOf = (context: FeatureContext) =>
  context.getCapability(currentCustomer) as Account;

export const hasCookie = (name: string) => `; ${document.cookie}`.includes(`; ${name}=`);
