import {
  customerCalls as calls,
  type CustomerExport,
  type DeviceSession,
} from '@larder/contracts/customer';
import { privateApi, request, type ArgsOf } from '@larder/platform';

type Calls = typeof calls;

const SESSIONS = 'customer.sessions';

export const securityApi = privateApi
  .enhanceEndpoints({ addTagTypes: [SESSIONS] })
  .injectEndpoints({
    endpoints: (build) => ({
      getSessions: build.query<DeviceSession[], void>({
        query: request(calls.getSessions),
        providesTags: [SESSIONS],
      }),
      // Also one that could not be ended: it may be over already.
      endSession: build.mutation<object, ArgsOf<Calls['endSession']>>({
        query: request(calls.endSession),
        invalidatesTags: [SESSIONS],
      }),
      endOtherSessions: build.mutation<object, void>({
        query: request(calls.endOtherSessions),
        invalidatesTags: [SESSIONS],
      }),
      exportCustomer: build.query<CustomerExport, void>({ query: request(calls.exportCustomer) }),
    }),
  });
