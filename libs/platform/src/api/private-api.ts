import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-api.js';

/**
 * Everything that belongs to a customer. No payload contains it, because payloads are made from `api`.
 * When the customer leaves or changes, `resetApiState` drops it and aborts every pending call, so that
 * no late response brings anything back.
 */
export const privateApi = createApi({
  reducerPath: 'privateApi',
  tagTypes: [] as string[],
  baseQuery,
  endpoints: () => ({}),
  // The store holds private data only as long as a component shows it, and a component that appears
  // revalidates it: it may have changed on another device.
  keepUnusedDataFor: 0,
  refetchOnMountOrArgChange: true,
});
