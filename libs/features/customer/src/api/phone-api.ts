import type { Customer } from '@larder/contracts/customer';
import { phoneCalls as calls } from '@larder/contracts/customer/phone';
import { privateApi, request, type ArgsOf } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

type Calls = typeof calls;

export const phoneApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    requestPhoneLogin: build.mutation<object, ArgsOf<Calls['requestPhoneLogin']>>({
      query: request(calls.requestPhoneLogin),
    }),
    loginByPhone: build.mutation<Customer, ArgsOf<Calls['loginByPhone']>>({
      query: request(calls.loginByPhone),
      transformResponse: customerOf,
    }),
    requestPhoneVerification: build.mutation<object, ArgsOf<Calls['requestPhoneVerification']>>({
      query: request(calls.requestPhoneVerification),
    }),
    verifyPhone: build.mutation<Customer, ArgsOf<Calls['verifyPhone']>>({
      query: request(calls.verifyPhone),
      transformResponse: customerOf,
    }),
    removePhone: build.mutation<Customer, void>({
      query: request(calls.removePhone),
      transformResponse: customerOf,
    }),
  }),
});
