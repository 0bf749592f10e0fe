import { pushCalls as calls } from '@larder/contracts/checkout/push';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;

/** Messages of the browser about an order. */
export const pushApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<CallResult<Calls['getPushKey']>, void>({
      query: request(calls.getPushKey),
    }),
    subscribeToOrder: build.mutation<unknown, ArgsOf<Calls['subscribeToOrder']>>({
      query: request(calls.subscribeToOrder),
    }),
    unsubscribeFromOrder: build.mutation<unknown, ArgsOf<Calls['unsubscribeFromOrder']>>({
      query: request(calls.unsubscribeFromOrder),
    }),
  }),
});
