import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Email, Zip } from '../core/fields.js';
import { BooleanText, Id, Nothing, Sku } from '../core/schemas.js';
import {
  AvailabilityResult,
  TimeSlot,
  CheckoutStore,
  PostcodeService,
  DeliveryArea,
  DistributionAddress,
  DistributionType,
  EarliestTimeSlot,
  GeocodedAddress,
  PlaceSuggestion,
} from './schemas.js';

/** API-068 and 069. */
const TimeSlotQuery = z.object({
  distributionType: DistributionType,
  appointableId: Id,
  streetName: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  country: z.optional(z.string()),
  city: z.optional(z.string()),
  latitude: z.optional(z.coerce.number<number>()),
  longitude: z.optional(z.coerce.number<number>()),
});

/** The token of a mail's link. */
const InterestToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(400)) });

/** API-095. */
export const PositionText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)),
  z.transform((text) => {
    const [lat, lng] = text.split(',').map(Number);
    return { lat: lat ?? 0, lng: lng ?? 0 };
  }),
);

export const wire = {
  getEarliestWindow: {
    summary: 'The earliest window that can still be ordered for',
    query: TimeSlotQuery,
    response: EarliestTimeSlot,
    errorCodes: ['023', '132'],
  },
  getWindows: {
    summary: 'Every window on offer, in order of time',
    query: TimeSlotQuery,
    response: z.array(TimeSlot),
    errorCodes: ['132'],
  },
  postCapacity: {
    summary: 'Which products can be had in a window',
    query: z.object({ timeSlotId: z.optional(Id) }),
    body: z.object({
      skus: z.array(Sku).check(z.maxLength(500)),
      distributionAddress: z.optional(DistributionAddress),
    }),
    response: z.array(AvailabilityResult),
    errorCodes: ['140'],
  },
  getCheckoutStores: { summary: 'Stores to collect from', response: z.array(CheckoutStore) },
  getDeliveryAreas: { summary: 'All delivery areas', response: z.array(DeliveryArea) },
  getPostcodeService: {
    summary: 'What the shop does at a postcode: delivery, and the nearest stores to collect from',
    query: z.object({ postalCode: Zip }),
    response: PostcodeService,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  addServiceInterest: {
    summary: 'Ask for a mail once the shop delivers to a postcode; it has to be confirmed by mail',
    body: z.object({ email: Email, postalCode: Zip }),
    response: Nothing,
    status: 202,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  confirmServiceInterest: {
    summary: 'Confirm an interest by the token of its mail',
    body: InterestToken,
    response: z.object({ postalCode: z.string(), city: z.optional(z.string()) }),
    errorCodes: ['TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
  },
  removeServiceInterest: {
    summary: 'Delete an interest by the token of its mail; also one that is not there any more',
    body: InterestToken,
    response: Nothing,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  getDefaultDeliveryArea: {
    summary: 'The area that is assumed without a position',
    response: DeliveryArea,
    errorCodes: ['NOT_FOUND'],
  },
  getDeliveryAreaAt: {
    summary: 'The delivery area around a position',
    query: z.object({ position: PositionText }),
    response: DeliveryArea,
    errorCodes: ['OUTSIDE_DELIVERY_AREA'],
  },
  getPlaces: {
    summary: 'Suggestions for a half-typed address',
    query: z.object({
      q: z.string().check(z.maxLength(200)),
      addressOnly: z.optional(BooleanText),
      restrictCountry: z.optional(z.string()),
    }),
    response: z.array(PlaceSuggestion),
  },
  geocodeLocation: {
    summary: 'The address at a position',
    query: z.object({
      latitude: z.coerce.number<number>(),
      longitude: z.coerce.number<number>(),
      addressOnly: z.optional(BooleanText),
    }),
    response: GeocodedAddress,
    errorCodes: ['NOT_FOUND'],
  },
  geocodeAddress: {
    summary: 'The position of an address in one line',
    query: z.object({
      address: z.string().check(z.maxLength(300)),
      restrictCountry: z.optional(z.string()),
    }),
    response: GeocodedAddress,
    errorCodes: ['NOT_FOUND'],
  },
  geocodePlace: {
    summary: 'The address behind a suggestion',
    params: z.object({ id: Id }),
    query: z.object({ primaryPart: z.optional(z.string()), secondaryPart: z.optional(z.string()) }),
    response: GeocodedAddress,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
