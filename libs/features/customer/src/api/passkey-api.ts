import { customerCalls as calls, type Customer, type Passkey } from '@larder/contracts/customer';
import { api, request, type ArgsOf, type FeatureContext } from '@larder/platform';
import { customerOf } from './customer-normalise.js';
import { untracked } from './session-api.js';

type Calls = typeof calls;
type Data = Readonly<Record<string, unknown>>;

export const { endpoints: passkeyCalls } = api.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.mutation<Passkey[], void>({ query: request(calls.getPasskeys) }),
    beginPasskey: build.mutation<Data, void>({ query: request(calls.beginPasskey) }),
    addPasskey: build.mutation<Passkey, ArgsOf<Calls['addPasskey']>>({
      query: request(calls.addPasskey),
    }),
    renamePasskey: build.mutation<Passkey, ArgsOf<Calls['renamePasskey']>>({
      query: request(calls.renamePasskey),
    }),
    removePasskey: build.mutation<object, ArgsOf<Calls['removePasskey']>>({
      query: request(calls.removePasskey),
    }),
    beginPasskeyLogin: build.mutation<Data, void>({ query: request(calls.beginPasskeyLogin) }),
    loginByPasskey: build.mutation<Customer, ArgsOf<Calls['loginByPasskey']>>({
      query: request(calls.loginByPasskey),
      transformResponse: customerOf,
    }),
  }),
});

export const fetchPasskeys = async ({ dispatch }: FeatureContext) =>
  dispatch(passkeyCalls.getPasskeys.initiate(undefined, untracked));
