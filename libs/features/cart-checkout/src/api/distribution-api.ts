import { distributionCalls } from '@larder/contracts/distribution';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';

const calls = distributionCalls;

/** Time slots, areas, stores and addresses. Map services are called by the shop only (SLOT-15). */
export const distributionApi = api
  .enhanceEndpoints({ addTagTypes: ['cart-checkout.window'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getEarliestWindow: build.query<
        CallResult<typeof calls.getEarliestWindow>,
        ArgsOf<typeof calls.getEarliestWindow>
      >({ query: request(calls.getEarliestWindow), providesTags: ['cart-checkout.window'] }),
      getWindows: build.query<CallResult<typeof calls.getWindows>, ArgsOf<typeof calls.getWindows>>(
        { query: request(calls.getWindows), providesTags: ['cart-checkout.window'] },
      ),
      postCapacity: build.query<
        CallResult<typeof calls.postCapacity>,
        ArgsOf<typeof calls.postCapacity>
      >({ query: request(calls.postCapacity) }),
      getCheckoutStores: build.query<CallResult<typeof calls.getCheckoutStores>, void>({
        query: request(calls.getCheckoutStores),
      }),
      getDefaultDeliveryArea: build.query<CallResult<typeof calls.getDefaultDeliveryArea>, void>({
        query: request(calls.getDefaultDeliveryArea),
      }),
      getDeliveryAreaAt: build.query<
        CallResult<typeof calls.getDeliveryAreaAt>,
        ArgsOf<typeof calls.getDeliveryAreaAt>
      >({ query: request(calls.getDeliveryAreaAt) }),
      getPlaces: build.query<CallResult<typeof calls.getPlaces>, ArgsOf<typeof calls.getPlaces>>({
        query: request(calls.getPlaces),
      }),
      geocodeLocation: build.query<
        CallResult<typeof calls.geocodeLocation>,
        ArgsOf<typeof calls.geocodeLocation>
      >({ query: request(calls.geocodeLocation) }),
      geocodeAddress: build.query<
        CallResult<typeof calls.geocodeAddress>,
        ArgsOf<typeof calls.geocodeAddress>
      >({ query: request(calls.geocodeAddress) }),
      geocodePlace: build.query<
        CallResult<typeof calls.geocodePlace>,
        ArgsOf<typeof calls.geocodePlace>
      >({ query: request(calls.geocodePlace) }),
    }),
  });

/** Invalidates all time slots: visible ones are refetched (CART-42). */
export const invalidateTimeSlots = () =>
  distributionApi.util.invalidateTags(['cart-checkout.window']);
