import { customerCalls as calls, type Customer, type Passkey } from '@larder/contracts/customer';
import { privateApi, request, type ArgsOf } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

type Calls = typeof calls;
type Data = Readonly<Record<string, unknown>>;

const PASSKEYS = 'customer.passkeys';

export const passkeyApi = privateApi.enhanceEndpoints({ addTagTypes: [PASSKEYS] }).injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<Passkey[], void>({
      query: request(calls.getPasskeys),
      providesTags: [PASSKEYS],
    }),
    beginPasskey: build.mutation<Data, void>({ query: request(calls.beginPasskey) }),
    addPasskey: build.mutation<Passkey, ArgsOf<Calls['addPasskey']>>({
      query: request(calls.addPasskey),
      invalidatesTags: (done) => (done ? [PASSKEYS] : []),
    }),
    renamePasskey: build.mutation<Passkey, ArgsOf<Calls['renamePasskey']>>({
      query: request(calls.renamePasskey),
      invalidatesTags: (done) => (done ? [PASSKEYS] : []),
    }),
    removePasskey: build.mutation<object, ArgsOf<Calls['removePasskey']>>({
      query: request(calls.removePasskey),
      invalidatesTags: (done) => (done ? [PASSKEYS] : []),
    }),
    beginPasskeyLogin: build.mutation<Data, void>({ query: request(calls.beginPasskeyLogin) }),
    loginByPasskey: build.mutation<Customer, ArgsOf<Calls['loginByPasskey']>>({
      query: request(calls.loginByPasskey),
      transformResponse: customerOf,
    }),
  }),
});
