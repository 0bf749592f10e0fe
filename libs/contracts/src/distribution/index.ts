import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type { interestCalls } from './interest-calls.js';
import { placeCalls } from './place-calls.js';
import type { postcodeCalls } from './postcode-calls.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type AvailabilityResult = z.output<typeof schemas.AvailabilityResult>;
export type TimeSlot = z.output<typeof schemas.TimeSlot>;
export type CheckoutStore = z.output<typeof schemas.CheckoutStore>;
export type DeliveryArea = z.output<typeof schemas.DeliveryArea>;
export type DeliveryPlace = z.output<typeof schemas.DeliveryPlace>;
export type DistributionAddress = z.output<typeof schemas.DistributionAddress>;
export type DistributionType = z.output<typeof schemas.DistributionType>;
export type EarliestTimeSlot = z.output<typeof schemas.EarliestTimeSlot>;
export type GeocodedAddress = z.output<typeof schemas.GeocodedAddress>;
export type OpeningHours = z.output<typeof schemas.OpeningHours>;
export type PlaceSuggestion = z.output<typeof schemas.PlaceSuggestion>;
export type PostcodeService = z.output<typeof schemas.PostcodeService>;
export type StoreNearby = z.output<typeof schemas.StoreNearby>;

/** Calls with an entry point of their own. */
type SeparateCall =
  keyof typeof placeCalls | keyof typeof postcodeCalls | keyof typeof interestCalls;

export const distributionCalls = {
  ...placeCalls,
  ...defineCalls<Omit<typeof wire, SeparateCall>>({
    getEarliestWindow: 'GET /api/capacity/window/earliest',
    getWindows: 'GET /api/capacity/window',
    postCapacity: 'POST /api/capacity',
    getDeliveryAreas: 'GET /api/distribution/delivery-area',
    getDefaultDeliveryArea: 'GET /api/distribution/delivery-area/default',
    getDeliveryAreaAt: 'GET /api/distribution/delivery-area/intersection',
    geocodeAddress: 'GET /api/maps/geocode/address',
  }),
};

export { DEVICE_PLACE_KEY } from './device-place.js';
export * from './tokens.js';
