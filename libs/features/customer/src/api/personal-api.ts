import { favoriteCalls as liking } from '@larder/contracts/customer/favorites';
import { shoppingCalls as calls } from '@larder/contracts/shopping';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type FavoriteCalls = typeof liking;
type Calls = typeof calls;
type Favorites = CallResult<FavoriteCalls['getFavorites']>;

/** Data of a customer for product tiles. */
export const personalApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query<Favorites, void>({ query: request(liking.getFavorites) }),
    addFavorite: build.mutation<Favorites, ArgsOf<FavoriteCalls['addFavorite']>>({
      query: request(liking.addFavorite),
    }),
    removeFavorite: build.mutation<Favorites, ArgsOf<FavoriteCalls['removeFavorite']>>({
      query: request(liking.removeFavorite),
    }),
    getPurchases: build.query<CallResult<Calls['getPurchases']>, void>({
      query: request(calls.getPurchases),
    }),
    getDietFindings: build.query<
      CallResult<Calls['getDietFindings']>,
      ArgsOf<Calls['getDietFindings']>
    >({ query: request(calls.getDietFindings) }),
  }),
});

/** For a read outside of components: fetched now, without a subscription. */
export const once = { subscribe: false, forceRefetch: true } as const;
