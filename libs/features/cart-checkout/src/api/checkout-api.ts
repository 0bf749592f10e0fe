import { checkoutCalls, type CheckoutInput, type Order } from '@larder/contracts/checkout';
import { api, isNotFound, request, type CallResult } from '@larder/platform';

/** An order with its key: the same key never makes a second order. */
export interface OrderAttempt {
  readonly key: string;
  readonly input: CheckoutInput;
}

const ORDER = 'cart-checkout.order';

/** Orders of the confirmation page, which the server renders too, and how they come about. */
export const checkoutApi = api.enhanceEndpoints({ addTagTypes: [ORDER] }).injectEndpoints({
  endpoints: (build) => ({
    getOrderConfig: build.query<CallResult<typeof checkoutCalls.getOrderConfig>, void>({
      query: request(checkoutCalls.getOrderConfig),
    }),
    /** `null` when this visitor has no such order. */
    getOrder: build.query<Order | null, string>({
      providesTags: [ORDER],
      queryFn: async (orderNumber, _api, _extra, send) => {
        const answer = await send(request(checkoutCalls.getOrder)({ params: { orderNumber } }));
        if (!('error' in answer)) return { data: answer.data as Order };
        return isNotFound(answer.error) ? { data: null } : { error: answer.error };
      },
    }),
    postCheckout: build.mutation<CallResult<typeof checkoutCalls.postCheckout>, OrderAttempt>({
      query: ({ key, input }) => ({
        ...request(checkoutCalls.postCheckout)({ body: input }),
        headers: { 'idempotency-key': key },
      }),
    }),
  }),
});

/** After a logout, orders on screen are refetched and others are dropped. */
export const forgetOrders = () => checkoutApi.util.invalidateTags([ORDER]);
