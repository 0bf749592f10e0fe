import { currentCustomer, type CurrentCustomer, type Customer } from '@larder/contracts/customer';
import type { FeatureContext } from '@larder/platform';

/** What this feature can do with the customer beside watching them. */
export interface Account extends CurrentCustomer {
  /** Somebody has signed in, was changed, or is nobody any more; all of them are told. */
  set(customer: Customer | undefined): void;
  /** The customer as an answer has them; it is dropped when they have left meanwhile. */
  update(customer: Customer): void;
  /** Reads what the server tells by its readable cookies, or by a refusal (CUST-13, 14, 17). */
  readCookies(refused?: boolean): void;
}

export const accountOf = (context: FeatureContext) =>
  context.getCapability(currentCustomer) as Account;

export const hasCookie = (name: string) => `; ${document.cookie}`.includes(`; ${name}=`);
