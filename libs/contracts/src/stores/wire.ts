import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { CheckoutStore } from '../distribution/schemas.js';
import { Id } from '../core/schemas.js';
import { MapOutline, SpecialDay } from './schemas.js';

export const wire = {
  getStore: {
    summary: 'One store',
    params: z.object({ storeId: Id }),
    response: CheckoutStore,
    errorCodes: ['NOT_FOUND'],
  },
  getSpecialDays: {
    summary: 'Days of the coming weeks on which stores are closed or open otherwise, in order',
    response: z.array(SpecialDay),
  },
  getMapOutlines: {
    summary: 'Lines of a map that needs no pictures',
    response: z.array(MapOutline),
  },
} as const satisfies Record<string, CallSchemas>;
