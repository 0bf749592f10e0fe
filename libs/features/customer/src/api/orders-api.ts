import { customerCalls as calls } from '@larder/contracts/customer';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';

type Calls = typeof calls;
export type OrderPage = CallResult<Calls['getCustomerOrders']>;
export type OrderDetail = CallResult<Calls['getCustomerOrder']>;

/** The customer's orders, the newest first (PLAT-04). */
export const ordersApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomerOrders: build.query<OrderPage, ArgsOf<Calls['getCustomerOrders']>>({
      query: request(calls.getCustomerOrders),
    }),
    getCustomerOrder: build.query<OrderDetail, ArgsOf<Calls['getCustomerOrder']>>({
      query: request(calls.getCustomerOrder),
    }),
  }),
});

export const ORDERS_A_PAGE = 10;

/** Arguments for a page of orders, from 1 on. */
export const ordersOn = (page: number) => ({
  query: { offset: (page - 1) * ORDERS_A_PAGE, pageSize: ORDERS_A_PAGE },
});
