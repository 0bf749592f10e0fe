import {
  checkoutCalls as calls,
  type OrderChanged,
  type OrderProgress,
  type Receipt,
} from '@larder/contracts/checkout';
import { INVOICE_PATH } from '@larder/contracts/checkout/after-order';
import { privateApi, request, type ArgsOf } from '@larder/platform';

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

/** Where the order's invoice is, as PDF. */
export const invoiceUrl = (orderNumber: string) =>
  INVOICE_PATH.replace(':orderNumber', encodeURIComponent(orderNumber));

/** Where the order's calendar entry is. */
export const calendarUrl = (orderNumber: string) =>
  calls.getOrderCalendar.path.replace(':orderNumber', encodeURIComponent(orderNumber));
