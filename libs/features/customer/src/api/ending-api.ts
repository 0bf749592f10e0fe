import { accountCalls, customerCalls } from '@larder/contracts/customer';
import { api, request, type ArgsOf } from '@larder/platform';

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
