import { favoriteCalls as liking } from '@larder/contracts/customer/favorites';
import { shoppingCalls as calls } from '@larder/contracts/shopping';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

export { untracked } from './session-api.js';

type FavoriteArgs = typeof liking;
type Calls = typeof calls;

/** What tiles ask of a customer; mutations that are sent untracked, so that the store keeps none of it. */
export const personalApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.mutation<CallResult<FavoriteArgs['getFavorites']>, void>({
      query: request(liking.getFavorites),
    }),
    addFavorite: build.mutation<
      CallResult<FavoriteArgs['addFavorite']>,
      ArgsOf<FavoriteArgs['addFavorite']>
    >({
      query: request(liking.addFavorite),
    }),
    removeFavorite: build.mutation<
      CallResult<FavoriteArgs['removeFavorite']>,
      ArgsOf<FavoriteArgs['removeFavorite']>
    >({ query: request(liking.removeFavorite) }),
    getPurchases: build.mutation<CallResult<Calls['getPurchases']>, void>({
      query: request(calls.getPurchases),
    }),
    getDietFindings: build.mutation<
      CallResult<Calls['getDietFindings']>,
      ArgsOf<Calls['getDietFindings']>
    >({ query: request(calls.getDietFindings) }),
  }),
});
