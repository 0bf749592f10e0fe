import {
  customerCalls as calls,
  type CustomerExport,
  type DeviceSession,
} from '@larder/contracts/customer';
import { api, request, type ArgsOf, type FeatureContext } from '@larder/platform';
import { untracked } from './session-api.js';

type Calls = typeof calls;

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.mutation<DeviceSession[], void>({ query: request(calls.getSessions) }),
    endSession: build.mutation<object, ArgsOf<Calls['endSession']>>({
      query: request(calls.endSession),
    }),
    endOtherSessions: build.mutation<object, void>({ query: request(calls.endOtherSessions) }),
    exportCustomer: build.mutation<CustomerExport, void>({
      query: request(calls.exportCustomer),
    }),
    deleteCustomer: build.mutation<object, ArgsOf<Calls['deleteCustomer']>>({
      query: request(calls.deleteCustomer),
    }),
  }),
});

export const fetchSessions = async ({ dispatch }: FeatureContext) =>
  dispatch(endpoints.getSessions.initiate(undefined, untracked));
export const endSession = async ({ dispatch }: FeatureContext, id: string) =>
  dispatch(endpoints.endSession.initiate({ params: { id } }, untracked));
export const endOtherSessions = async ({ dispatch }: FeatureContext) =>
  dispatch(endpoints.endOtherSessions.initiate(undefined, untracked));
export const exportCustomer = async ({ dispatch }: FeatureContext) =>
  dispatch(endpoints.exportCustomer.initiate(undefined, untracked));
export const deleteCustomer = async ({ dispatch }: FeatureContext, password: string) =>
  dispatch(endpoints.deleteCustomer.initiate({ body: { password } }, untracked));
