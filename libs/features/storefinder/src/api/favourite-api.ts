import { favoriteStoreCalls as calls } from '@larder/contracts/customer/favorite-store';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

/** The one call for a customer's own store (API-029). */
export const favouriteApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    setFavoriteStore: build.mutation<
      CallResult<typeof calls.setFavoriteStore>,
      ArgsOf<typeof calls.setFavoriteStore>
    >({ query: request(calls.setFavoriteStore) }),
  }),
});
