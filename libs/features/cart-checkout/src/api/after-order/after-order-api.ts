import type { DeliveryTracking, NewClaim, OrderClaims } from '@larder/contracts/checkout';
import { afterOrderCalls as calls } from '@larder/contracts/checkout/after-order';
import {
  privateApi,
  request,
  type ApiRequest,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';

type Calls = typeof calls;
const CLAIMS = 'cart-checkout.claims';

/** A claim with its key: the same key never claims twice. */
export interface ClaimAttempt {
  readonly orderNumber: string;
  readonly key: string;
  readonly claim: NewClaim;
}

/** Where an order is, and claims about what it brought. */
export const afterOrderApi = privateApi
  .enhanceEndpoints({ addTagTypes: [CLAIMS] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDeliveryTracking: build.query<DeliveryTracking, ArgsOf<Calls['getDeliveryTracking']>>({
        query: request(calls.getDeliveryTracking),
      }),
      setPickupArrival: build.mutation<DeliveryTracking, ArgsOf<Calls['setPickupArrival']>>({
        query: request(calls.setPickupArrival),
      }),
      getOrderClaims: build.query<OrderClaims, ArgsOf<Calls['getOrderClaims']>>({
        query: request(calls.getOrderClaims),
        providesTags: [CLAIMS],
      }),
      addClaimPhoto: build.mutation<
        CallResult<Calls['addClaimPhoto']>,
        { readonly orderNumber: string; readonly photo: Blob }
      >({
        query: ({ orderNumber, photo }): ApiRequest => {
          const body = new FormData();
          body.append('photo', photo, 'photo');
          return { call: calls.addClaimPhoto, args: { params: { orderNumber }, body } };
        },
      }),
      addClaim: build.mutation<CallResult<Calls['addClaim']>, ClaimAttempt>({
        query: ({ orderNumber, key, claim: body }) => ({
          ...request(calls.addClaim)({ params: { orderNumber }, body }),
          headers: { 'idempotency-key': key },
        }),
        invalidatesTags: [CLAIMS],
      }),
    }),
  });
