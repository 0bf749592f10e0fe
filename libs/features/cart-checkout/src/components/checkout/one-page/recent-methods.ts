import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { walletCalls } from '@larder/contracts/wallet';
import { privateApi, request } from '@larder/platform';

/** What a customer's orders were paid by; apart, because other pages do not need it. */
export const { useRecentMethodsQuery } = privateApi.injectEndpoints({
  endpoints: (build) => ({
    recentMethods: build.query<PaymentMethodKey[], void>({
      query: request(walletCalls.getRecentPaymentMethods),
    }),
  }),
});
