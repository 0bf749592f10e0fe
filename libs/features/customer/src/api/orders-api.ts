import { customerCalls as calls } from '@larder/contracts/customer';
import {
  api,
  isNotFound,
  request,
  type ArgsOf,
  type CallResult,
  type FeatureContext,
} from '@larder/platform';
import { untracked } from './session-api.js';

type Calls = typeof calls;
export type OrderPage = CallResult<Calls['getCustomerOrders']>;
export type OrderDetail = CallResult<Calls['getCustomerOrder']>;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomerOrders: build.mutation<OrderPage, ArgsOf<Calls['getCustomerOrders']>>({
      query: request(calls.getCustomerOrders),
    }),
    getCustomerOrder: build.mutation<OrderDetail, ArgsOf<Calls['getCustomerOrder']>>({
      query: request(calls.getCustomerOrder),
    }),
  }),
});

export const ORDERS_A_PAGE = 10;

/** A page of the customer's orders, from 1 on, the newest first (PLAT-04). */
export async function fetchOrders({ dispatch }: FeatureContext, page: number) {
  const query = { offset: (page - 1) * ORDERS_A_PAGE, pageSize: ORDERS_A_PAGE };
  return dispatch(endpoints.getCustomerOrders.initiate({ query }, untracked));
}

/** One order of the customer; null when they have none of that number. */
export async function fetchOrder({ dispatch }: FeatureContext, orderNumber: string) {
  const params = { orderNumber };
  const { data, error } = await dispatch(
    endpoints.getCustomerOrder.initiate({ params }, untracked),
  );
  return { data: error && isNotFound(error) ? null : data };
}
