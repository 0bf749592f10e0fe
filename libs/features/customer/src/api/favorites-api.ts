import { favoriteCalls as calls } from '@larder/contracts/customer/favorites';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;

/** The customer's products with all that tiles show of them; sent untracked like all that is personal. */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavoriteProducts: build.mutation<
      CallResult<Calls['getFavoriteProducts']>,
      ArgsOf<Calls['getFavoriteProducts']>
    >({ query: request(calls.getFavoriteProducts) }),
  }),
});
