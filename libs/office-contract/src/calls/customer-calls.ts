import type { OfficeCall } from '../call.js';
import { CustomerSignOut, SignedOut } from '../customers.js';
import * as requests from '../data-requests.js';
import { ListQuery, listOf } from '../lists.js';

/** Customers and the requests for their data. */
export const customerCalls = {
  signCustomerOut: {
    method: 'POST',
    path: '/api/office/customers/sign-out',
    role: 'admin',
    body: CustomerSignOut,
    response: SignedOut,
  },
  getDataRequests: {
    method: 'GET',
    path: '/api/office/data-requests',
    role: 'manager',
    query: ListQuery,
    response: listOf(requests.DataRequest),
  },
  addDataRequest: {
    method: 'POST',
    path: '/api/office/data-requests',
    role: 'manager',
    body: requests.NewDataRequest,
    response: requests.DataRequest,
  },
  exportForRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/export',
    role: 'admin',
    response: requests.DataExport,
  },
  eraseForRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/erase',
    role: 'admin',
    body: requests.DataErasure,
    response: requests.DataRequest,
  },
  refuseRequest: {
    method: 'POST',
    path: '/api/office/data-requests/:id/refuse',
    role: 'admin',
    body: requests.DataRefusal,
    response: requests.DataRequest,
  },
} as const satisfies Record<string, OfficeCall>;
