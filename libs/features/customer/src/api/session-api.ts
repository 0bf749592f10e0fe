import { accountCalls, type Customer } from '@larder/contracts/customer';
import { privateApi, request } from '@larder/platform';
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
