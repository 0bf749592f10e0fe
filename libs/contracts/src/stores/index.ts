import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type MapOutline = z.output<typeof schemas.MapOutline>;
export type SpecialDay = z.output<typeof schemas.SpecialDay>;

/** Calls of the store finder beside those of the stores (`getCheckoutStores`) and places. */
export const storesCalls = defineCalls<typeof wire>({
  getStore: 'GET /api/stores/:storeId',
  getSpecialDays: 'GET /api/special-days',
  getMapOutlines: 'GET /api/map-outlines',
});

export * from './tokens.js';
