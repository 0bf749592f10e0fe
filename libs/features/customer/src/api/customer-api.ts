import {
  accountCalls as calls,
  type CommunicationSettings,
  type Customer,
  type ProofOfWork,
} from '@larder/contracts/customer';
import {
  api,
  isCallError,
  request,
  type ArgsOf,
  type CallResult,
  type FeatureContext,
} from '@larder/platform';
import { customerOf } from './customer-normalise.js';
import { untracked } from './session-api.js';

export { untracked } from './session-api.js';

type Calls = typeof calls;
type Args<K extends keyof Calls> = ArgsOf<Calls[K]>;

/** 202 has no customer: a mail has to be confirmed first (CUST-23), or one has to sign in. */
const begun = (answer: Customer | object): Customer | null =>
  'id' in answer ? customerOf(answer) : null;

const statusOf = (meta: unknown) =>
  (meta as { readonly status?: number } | undefined)?.status ?? 200;

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
    beginChallenge: build.mutation<ProofOfWork, void>({ query: request(calls.beginChallenge) }),
    logout: build.mutation<object, void>({ query: request(calls.logout) }),
    register: build.mutation<Customer | null, Args<'registerCustomer'>>({
      query: request(calls.registerCustomer),
      transformResponse: begun,
    }),
    confirmRegistration: build.mutation<Customer | null, Args<'confirmRegistration'>>({
      query: request(calls.confirmRegistration),
      transformResponse: begun,
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
    manageTopics: build.mutation<number, Args<'manageNewsletterTopics'>>({
      query: request(calls.manageNewsletterTopics),
      transformResponse: (_, meta) => statusOf(meta),
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

/** HTTP status of a failed call; 0 when there was no answer at all. */
const failureOf = (error: unknown) =>
  isCallError(error) && typeof error.status === 'number' ? error.status : 0;

/** Stores the settings and tells the status of the answer, a failure's too (ERR-34). */
export async function saveCommunication(
  { dispatch }: FeatureContext,
  body: CommunicationSettings,
): Promise<number> {
  const { error } = await dispatch(
    customerApi.endpoints.updateCommunication.initiate({ body }, untracked),
  );
  return error ? failureOf(error) : 200;
}

/** NEWS-06, NEWS-08: sends a change of newsletter topics and tells the status of the answer. */
export async function manageTopics(
  { dispatch }: FeatureContext,
  body: Args<'manageNewsletterTopics'>['body'],
): Promise<number> {
  const { data, error } = await dispatch(
    customerApi.endpoints.manageTopics.initiate({ body }, untracked),
  );
  return data ?? failureOf(error);
}
