import { cartCalls, type Cart } from '@larder/contracts/cart';
import {
  checkoutCalls as calls,
  type OrderChanged,
  type OrderProgress,
  type Receipt,
} from '@larder/contracts/checkout';
import { api, request, type ArgsOf, type FeatureContext } from '@larder/platform';
import { cartMutation } from './cart/cart-mutation.js';

type Calls = typeof calls;
export type ChangeInput = ArgsOf<Calls['changeOrder']>['body'];

/** An order is its shopper's own: nothing of it stays in the store. */
const untracked = { track: false } as const;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderProgress: build.mutation<OrderProgress, ArgsOf<Calls['getOrderProgress']>>({
      query: request(calls.getOrderProgress),
    }),
    getReceipt: build.mutation<Receipt, ArgsOf<Calls['getReceipt']>>({
      query: request(calls.getReceipt),
    }),
    changeOrder: build.mutation<OrderChanged, ArgsOf<Calls['changeOrder']>>({
      query: request(calls.changeOrder),
    }),
    cancelOrder: build.mutation<OrderProgress, ArgsOf<Calls['cancelOrder']>>({
      query: request(calls.cancelOrder),
    }),
    setCartMode: build.mutation<Cart, ArgsOf<typeof cartCalls.setCartMode>>({
      queryFn: cartMutation(cartCalls.setCartMode),
    }),
  }),
});

export const fetchProgress = async ({ dispatch }: FeatureContext, orderNumber: string) =>
  dispatch(endpoints.getOrderProgress.initiate({ params: { orderNumber } }, untracked));
export const fetchReceipt = async ({ dispatch }: FeatureContext, orderNumber: string) =>
  dispatch(endpoints.getReceipt.initiate({ params: { orderNumber } }, untracked));
export const cancelOrder = async ({ dispatch }: FeatureContext, orderNumber: string) =>
  dispatch(endpoints.cancelOrder.initiate({ params: { orderNumber } }, untracked));
export const changeOrder = async (
  { dispatch }: FeatureContext,
  orderNumber: string,
  body: ChangeInput,
) => dispatch(endpoints.changeOrder.initiate({ params: { orderNumber }, body }, untracked));
/** What is bought from now on is added to the order. */
export const addToOrder = async ({ dispatch }: FeatureContext, orderNumber: string) =>
  dispatch(endpoints.setCartMode.initiate({ body: { mode: 'ADDON', orderNumber } }, untracked));
/** Where the order's calendar entry is. */
export const calendarUrl = (orderNumber: string) =>
  calls.getOrderCalendar.path.replace(':orderNumber', encodeURIComponent(orderNumber));
