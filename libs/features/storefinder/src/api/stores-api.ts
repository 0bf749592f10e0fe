import { placeCalls } from '@larder/contracts/distribution/places';
import { storesCalls } from '@larder/contracts/stores';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

type Places = typeof placeCalls;
type Stores = typeof storesCalls;

/** Stores and places. Maps are reached through the shop alone (STORE-02, SLOT-15). */
export const storesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findStores: build.query<CallResult<Places['getCheckoutStores']>, void>({
      query: request(placeCalls.getCheckoutStores),
    }),
    getStore: build.query<CallResult<Stores['getStore']>, ArgsOf<Stores['getStore']>>({
      query: request(storesCalls.getStore),
    }),
    getSpecialDays: build.query<CallResult<Stores['getSpecialDays']>, void>({
      query: request(storesCalls.getSpecialDays),
    }),
    getMapOutlines: build.query<CallResult<Stores['getMapOutlines']>, void>({
      query: request(storesCalls.getMapOutlines),
    }),
    findPlaces: build.query<CallResult<Places['getPlaces']>, ArgsOf<Places['getPlaces']>>({
      query: request(placeCalls.getPlaces),
    }),
    getPlace: build.query<CallResult<Places['geocodePlace']>, ArgsOf<Places['geocodePlace']>>({
      query: request(placeCalls.geocodePlace),
    }),
    getPlaceAt: build.query<
      CallResult<Places['geocodeLocation']>,
      ArgsOf<Places['geocodeLocation']>
    >({ query: request(placeCalls.geocodeLocation) }),
  }),
});
