import type * as z from 'zod/mini';
import type * as schemas from './schemas.js';

export type Consent = z.output<typeof schemas.Consent>;
export type LoginStatus = z.output<typeof schemas.LoginStatus>;
export type OrderType = z.output<typeof schemas.OrderType>;
export type SearchEvent = z.input<typeof schemas.SearchEvent>;
export type TrackedItem = z.output<typeof schemas.TrackedItem>;
export type TrackingEvent = z.input<typeof schemas.TrackingEvent>;
export type TrackingEventName = z.output<typeof schemas.TrackingEventName>;
export type UserType = z.output<typeof schemas.UserType>;
