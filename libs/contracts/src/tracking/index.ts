import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Consent = z.output<typeof schemas.Consent>;
export type LoginStatus = z.output<typeof schemas.LoginStatus>;
export type OrderType = z.output<typeof schemas.OrderType>;
export type SearchEvent = z.input<typeof schemas.SearchEvent>;
export type TrackedItem = z.output<typeof schemas.TrackedItem>;
export type TrackingEvent = z.input<typeof schemas.TrackingEvent>;
export type TrackingEventName = z.output<typeof schemas.TrackingEventName>;
export type UserType = z.output<typeof schemas.UserType>;

export const trackingCalls = defineCalls<typeof wire>({
  postTrackingEvents: 'POST /api/tracking/events',
  postSearchEvents: 'POST /api/tracking/search-events',
});

export * from './tokens.js';
