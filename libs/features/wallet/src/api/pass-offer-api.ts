import { walletCalls as calls } from '@larder/contracts/wallet';
import { api, request, type CallResult } from '@larder/platform';

/** The offered pass is the same for everybody. */
export const passOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryPassOffer: build.query<CallResult<typeof calls.getDeliveryPassOffer>, void>({
      query: request(calls.getDeliveryPassOffer),
    }),
  }),
});
