import { accountCalls as calls, type Customer } from '@larder/contracts/customer';
import { api, request } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

/** The one call that every page of a customer makes; a mutation, for it must leave no trace in the store. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.mutation<Customer, void>({
      query: request(calls.getCustomer),
      transformResponse: customerOf,
    }),
  }),
});

/** Sent, and forgotten by the store. */
export const untracked = { track: false } as const;
