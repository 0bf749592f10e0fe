import { createApi } from '@reduxjs/toolkit/query/react';
import type { CallError } from './errors.js';
import type { ApiRequest } from './request.js';
import { send, type TransportOptions } from './transport.js';

/** Extra argument of every thunk and query of a store. */
export interface StoreExtra {
  readonly transport: TransportOptions;
}

/** Sends the request of an endpoint by the transport of its store. */
export const baseQuery = async (
  line: ApiRequest,
  { extra }: { readonly extra: unknown },
): Promise<{ data: unknown; meta?: { status: number } } | { error: CallError }> =>
  send(line, (extra as StoreExtra).transport);

/**
 * API of everything that may be part of a page: public data, and the cart. Personal data is in
 * `privateApi`. There are no further API objects, because they would not invalidate each other.
 * Features inject their endpoints and prefix their tags with the feature id.
 */
export const api = createApi({
  reducerPath: 'api',
  tagTypes: [] as string[],
  baseQuery,
  endpoints: () => ({}),
  // Responses of public pages stay valid as long as the page; changes invalidate them by tag. On the
  // server, a timer for each response would keep the store of a finished request alive.
  keepUnusedDataFor: typeof window === 'undefined' ? Infinity : 300,
});
