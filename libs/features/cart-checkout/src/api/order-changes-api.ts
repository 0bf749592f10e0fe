import { cartCalls, type Cart } from '@larder/contracts/cart';
import {
  checkoutCalls as calls,
  type OrderChanged,
  type OrderProgress,
  type Receipt,
} from '@larder/contracts/checkout';
import { api, privateApi, request, type ArgsOf } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

type Calls = typeof calls;
export type ChangeInput = ArgsOf<Calls['changeOrder']>['body'];

const PROGRESS = 'cart-checkout.progress';

/** Progress of an order, and the shopper's changes to it. */
export const orderChangesApi = privateApi
  .enhanceEndpoints({ addTagTypes: [PROGRESS] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOrderProgress: build.query<OrderProgress, ArgsOf<Calls['getOrderProgress']>>({
        query: request(calls.getOrderProgress),
        providesTags: [PROGRESS],
      }),
      getReceipt: build.query<Receipt, ArgsOf<Calls['getReceipt']>>({
        query: request(calls.getReceipt),
      }),
      changeOrder: build.mutation<OrderChanged, ArgsOf<Calls['changeOrder']>>({
        query: request(calls.changeOrder),
        // Without a confirmed total it only returns a preview of the order.
        invalidatesTags: (done, _, { body }) =>
          done && body.expectedTotal !== undefined ? [PROGRESS] : [],
      }),
      cancelOrder: build.mutation<OrderProgress, ArgsOf<Calls['cancelOrder']>>({
        query: request(calls.cancelOrder),
        invalidatesTags: (done) => (done ? [PROGRESS] : []),
      }),
    }),
  });

/** What is bought from now on is added to an order: a change of the cart, which is in `api`. */
export const cartModeApi = api.injectEndpoints({
  endpoints: (build) => ({
    setCartMode: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartMode>>({
      queryFn: cartMutation(cartCalls.setCartMode),
    }),
  }),
});

/** Where the order's calendar entry is. */
export const calendarUrl = (orderNumber: string) =>
  calls.getOrderCalendar.path.replace(':orderNumber', encodeURIComponent(orderNumber));
