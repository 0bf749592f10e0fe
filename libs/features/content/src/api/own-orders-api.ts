import { customerCalls } from '@larder/contracts/customer';
import type { ListedOrder } from '@larder/contracts/checkout';
import { privateApi, request, type ArgsOf, type CallResult } from '@larder/platform';
import { useCustomer } from '../components/audience/use-customer.js';

type GetOrders = (typeof customerCalls)['getCustomerOrders'];

const ownOrdersApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getOrdersToChoose: build.query<CallResult<GetOrders>, ArgsOf<GetOrders>>({
      query: request(customerCalls.getCustomerOrders),
    }),
  }),
});

const none: readonly ListedOrder[] = [];
const newest = { query: { offset: 0, pageSize: 10 } };

/** The newest orders of the signed-in customer; none for others, and for anonymous forms. */
export function useOwnOrders(isAnonymous: boolean): readonly ListedOrder[] {
  const customer = useCustomer();
  const skip = customer === undefined || isAnonymous;
  const { data } = ownOrdersApi.useGetOrdersToChooseQuery(newest, { skip });
  return skip ? none : (data?.results ?? none);
}
