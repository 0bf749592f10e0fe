import { createApi } from '@reduxjs/toolkit/query/react';
import type { CallError } from './errors.js';
import type { ApiRequest } from './request.js';
import { send, type TransportOptions } from './transport.js';

/** Handed to every thunk and query of a store. */
export interface StoreExtra {
  readonly transport: TransportOptions;
}

/**
 * The one API object: several would not invalidate each other. Features inject their endpoints and
 * name their tags with their own id in front.
 */
export const api = createApi({
  reducerPath: 'api',
  tagTypes: [] as string[],
  baseQuery: async (
    line: ApiRequest,
    { extra },
  ): Promise<{ data: unknown; meta?: { status: number } } | { error: CallError }> =>
    send(line, (extra as StoreExtra).transport),
  endpoints: () => ({}),
  // Answers of public pages are as fresh as the page; what changes is invalidated by tag. On the
  // server a store dies with its request, and a timer for each answer would keep it alive.
  keepUnusedDataFor: typeof window === 'undefined' ? Infinity : 300,
  refetchOnMountOrArgChange: false,
});
