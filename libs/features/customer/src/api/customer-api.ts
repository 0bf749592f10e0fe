import { accountCalls as calls, type Customer } from '@larder/contracts/customer';
import { api, request, type ArgsOf, type CallResult } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

export { untracked } from './session-api.js';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;

/** 202 has no customer: a mail has to be confirmed first (CUST-23). */
const begun = (answer: Customer | object): Customer | null =>
  'id' in answer ? customerOf(answer) : null;

/**
 * Everything about the account, as mutations that are sent untracked: neither a password nor the
 * customer ever lies in the store, nor in the payload of a page.
 */
export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCustomer: build.mutation<Customer, Args<'updateCustomer'>>({
      query: request(calls.updateCustomer),
      transformResponse: customerOf,
    }),
    login: build.mutation<Customer, Args<'login'>>({
      query: request(calls.login),
      transformResponse: customerOf,
    }),
    logout: build.mutation<object, void>({ query: request(calls.logout) }),
    register: build.mutation<Customer | null, Args<'registerCustomer'>>({
      query: request(calls.registerCustomer),
      transformResponse: begun,
    }),
    confirmRegistration: build.mutation<Customer, Args<'confirmRegistration'>>({
      query: request(calls.confirmRegistration),
      transformResponse: customerOf,
    }),
    requestPasswordReset: build.mutation<object, Args<'requestPasswordReset'>>({
      query: request(calls.requestPasswordReset),
    }),
    confirmPasswordReset: build.mutation<object, Args<'confirmPasswordReset'>>({
      query: request(calls.confirmPasswordReset),
    }),
    changePassword: build.mutation<object, Args<'changePassword'>>({
      query: request(calls.changePassword),
    }),
    confirmEmail: build.mutation<object, Args<'confirmEmail'>>({
      query: request(calls.confirmEmail),
    }),
    getCommunication: build.mutation<CallResult<Calls['getCommunicationSettings']>, void>({
      query: request(calls.getCommunicationSettings),
    }),
    updateCommunication: build.mutation<
      CallResult<Calls['updateCommunicationSettings']>,
      Args<'updateCommunicationSettings'>
    >({ query: request(calls.updateCommunicationSettings) }),
  }),
});
