import {
  accountCalls as calls,
  type CommunicationSettings,
  type Customer,
  type ProofOfWork,
} from '@larder/contracts/customer';
import { isCallError, privateApi, request, withResponse, type ArgsOf } from '@larder/platform';
import { customerOf } from './customer-normalise.js';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;

/** 202 has no customer: a mail has to be confirmed first (CUST-23), or one has to sign in. */
const customerIn = (answer: Customer | object): Customer | null =>
  'id' in answer ? customerOf(answer) : null;

const statusOf = (meta: unknown) =>
  (meta as { readonly status?: number } | undefined)?.status ?? 200;

/** The response of the change does not contain it: the settings are what was sent. */
const keepSettings = withResponse(
  (dispatch, _: unknown, { body }: Args<'updateCommunicationSettings'>) => {
    dispatch(customerApi.util.updateQueryData('getCommunication', undefined, () => body));
  },
);

/** Everything about the account. */
export const customerApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    updateCustomer: build.mutation<Customer, Args<'updateCustomer'>>({
      query: request(calls.updateCustomer),
      transformResponse: customerOf,
    }),
    login: build.mutation<Customer, Args<'login'>>({
      query: request(calls.login),
      transformResponse: customerOf,
    }),
    beginChallenge: build.mutation<ProofOfWork, void>({ query: request(calls.beginChallenge) }),
    register: build.mutation<Customer | null, Args<'registerCustomer'>>({
      query: request(calls.registerCustomer),
      transformResponse: customerIn,
    }),
    confirmRegistration: build.mutation<Customer | null, Args<'confirmRegistration'>>({
      query: request(calls.confirmRegistration),
      transformResponse: customerIn,
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
    /** Returns the status of the response (NEWS-06, NEWS-08). */
    manageTopics: build.mutation<number, Args<'manageNewsletterTopics'>>({
      query: request(calls.manageNewsletterTopics),
      transformResponse: (_, meta) => statusOf(meta),
    }),
    getCommunication: build.query<CommunicationSettings, void>({
      query: request(calls.getCommunicationSettings),
    }),
    updateCommunication: build.mutation<object, Args<'updateCommunicationSettings'>>({
      query: request(calls.updateCommunicationSettings),
      onQueryStarted: keepSettings,
    }),
  }),
});

/** HTTP status of a failed call (ERR-34); 0 without a response. */
export const failureOf = (error: unknown) =>
  isCallError(error) && typeof error.status === 'number' ? error.status : 0;
