import { contentCalls as calls } from '@larder/contracts/content';
import { api, request, type CallResult } from '@larder/platform';

/** Vouchers for everybody. */
export const generalVouchersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGeneralVouchers: build.query<CallResult<typeof calls.getGeneralVouchers>, void>({
      query: request(calls.getGeneralVouchers),
    }),
  }),
});
