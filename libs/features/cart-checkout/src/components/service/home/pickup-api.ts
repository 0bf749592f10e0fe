import type { DeliveryTracking } from '@larder/contracts/checkout';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import { privateApi, request, type ArgsOf } from '@larder/platform';

const { getDeliveryTracking } = afterOrderCalls;

/** Apart from what follows an order on its page: the checkout would load what they share. */
export const pickupApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getPickup: build.query<DeliveryTracking, ArgsOf<typeof getDeliveryTracking>>({
      query: request(getDeliveryTracking),
    }),
  }),
});
