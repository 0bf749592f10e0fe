import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Nothing } from '../core/schemas.js';
import { SearchEvent, TrackingEvent } from './schemas.js';

/** A page view never sends more (TRK-26). */
const maxEvents = 250;

export const wire = {
  postTrackingEvents: {
    summary: 'Takes the tracking events of a page view',
    body: z.object({
      events: z.array(TrackingEvent).check(z.minLength(1), z.maxLength(maxEvents)),
    }),
    response: Nothing,
    status: 202,
  },
  postSearchEvents: {
    summary: 'Takes search clicks and conversions',
    body: z.object({
      events: z.array(SearchEvent).check(z.minLength(1), z.maxLength(maxEvents)),
    }),
    response: Nothing,
    status: 202,
  },
} as const satisfies Record<string, CallSchemas>;
