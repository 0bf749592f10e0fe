import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export const trackingCalls = defineCalls<typeof wire>({
  postTrackingEvents: 'POST /api/tracking/events',
  postSearchEvents: 'POST /api/tracking/search-events',
});

export * from './tokens.js';
export type * from './types.js';
