import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { recentCalls } from '@larder/contracts/wallet/recent';
import { privateApi, request } from '@larder/platform';

/** What a customer's orders were paid by; apart, because other pages do not need it. */
export const { useRecentMethodsQuery } = privateApi.injectEndpoints({
  endpoints: (build) => ({
    recentMethods: build.query<PaymentMethodKey[], void>({
      query: request(recentCalls.getRecentPaymentMethods),
    }),
  }),
});
