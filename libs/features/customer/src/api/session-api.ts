import { accountCalls, customerCalls, type Customer } from '@larder/contracts/customer';
import { api, privateApi, request, type ArgsOf } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

/** Who is signed in: the one call that every page of a customer makes. */
export const sessionApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query<Customer, void>({
      query: request(accountCalls.getCustomer),
      transformResponse: customerOf,
    }),
  }),
});

/**
 * Calls that end the session. Their own response makes the customer leave, which would abort them as
 * private ones; nothing of them is private.
 */
export const endingApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<object, void>({ query: request(accountCalls.logout) }),
    deleteCustomer: build.mutation<object, ArgsOf<typeof customerCalls.deleteCustomer>>({
      query: request(customerCalls.deleteCustomer),
    }),
  }),
});

/** For a read without a component: asked now, and kept by nobody. */
export const once = { subscribe: false, forceRefetch: true } as const;
