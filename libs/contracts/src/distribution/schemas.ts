import * as z from 'zod/mini';
import { fitsCountry } from '../core/address/fits-country.js';
import * as fields from '../core/fields.js';
import { Cents, Id, Instant, Position } from '../core/schemas.js';

export const DistributionType = z.enum(['DELIVERY', 'CLICK_AND_COLLECT']);

/** A store belongs to click-and-collect alone, an area to delivery alone (SLOT-03, SLOT-04). */
const fitsItsService = z.refine<{
  distributionType: z.output<typeof DistributionType>;
  storeId?: string | undefined;
  deliveryAreaNumber?: string | undefined;
  pickingUnitIds?: string[] | undefined;
}>(
  ({ distributionType, storeId, deliveryAreaNumber, pickingUnitIds }) =>
    distributionType === 'DELIVERY'
      ? storeId === undefined
      : deliveryAreaNumber === undefined && pickingUnitIds === undefined,
  { path: ['distributionType'], error: 'does not fit the store or area given' },
);

/** SLOT-01…04 with the checkout limits of FORM-56…60. */
export const DistributionAddress = z
  .object({
    distributionType: DistributionType,
    storeId: z.optional(Id),
    deliveryAreaNumber: z.optional(Id),
    pickingUnitIds: z.optional(z.array(Id)),
    streetName: fields.CheckoutStreet,
    streetNumber: fields.HouseNumber,
    postalCode: fields.Zip,
    city: fields.City,
    region: z.optional(fields.Region),
    country: fields.Country,
    countryCode: fields.CountryCode,
    position: z.optional(Position),
    stairCase: z.optional(fields.StairCase),
    floor: z.optional(fields.Floor),
    door: z.optional(fields.Door),
    firstName: z.optional(z.string().check(z.maxLength(100))),
    lastName: z.optional(fields.LastName),
    additionalInfo: z.optional(fields.AdditionalInfo),
    /** Nobody has to be there to take the order. Orders of goods with an age limit never keep it. */
    leaveAtDoor: z.optional(z.boolean()),
    primary: z.optional(z.boolean()),
  })
  .check(fitsItsService, fitsCountry);

/** Where an order is delivered while only the postcode is known; street and number follow in the checkout. */
export const DeliveryPlace = z.object({
  distributionType: z.literal('DELIVERY'),
  deliveryAreaNumber: Id,
  postalCode: fields.Zip,
  city: z.optional(z.string()),
});

export const DeliveryArea = z.object({
  deliveryAreaNumber: Id,
  name: z.string(),
  pickingUnitIds: z.array(Id),
  postalCodes: z.array(z.string()),
  /** Corners of the area, in order. */
  polygon: z.array(Position),
});

export const OpeningHours = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  opens: z.string(),
  closes: z.string(),
});

export const CheckoutStore = z.object({
  storeId: Id,
  name: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  countryCode: z.string(),
  position: Position,
  phoneNumber: z.optional(z.string()),
  openingHours: z.array(OpeningHours),
  services: z.array(z.string()),
  pickupAvailable: z.boolean(),
  /** Clock of the store; that of the shop when absent. */
  timeZone: z.optional(z.string()),
  /** Closed until further notice, such as for rebuilding. */
  closed: z.optional(z.boolean()),
  /** The store that replaces this one. */
  movedTo: z.optional(Id),
});

/** A time slot in which an order is delivered or collected (SLOT-17). */
export const TimeSlot = z.object({
  id: Id,
  distributionType: DistributionType,
  appointableId: Id,
  start: Instant,
  end: Instant,
  /** Cut-off for orders. */
  cutOff: Instant,
  /** While the cart holds the window, the fee that was shown when it was chosen. */
  serviceFee: Cents,
  state: z.enum(['free', 'scarce', 'full']),
  /** Places left; present only when they are few. */
  left: z.optional(z.int()),
  /**
   * True where the van is nearby anyway: on a fixed tour of the shop, or because at least two orders go to
   * the postcode of the query.
   */
  green: z.optional(z.boolean()),
});

export const EarliestTimeSlot = z.object({
  id: Id,
  start: Instant,
  end: Instant,
  /** As in the list of time slots; absent where another field has it. */
  serviceFee: z.optional(Cents),
});

/** A store near a postcode that orders can be collected from. */
export const StoreNearby = z.object({
  store: CheckoutStore,
  /** Along the ground from the middle of the postcode; absent where that is not known. */
  metres: z.optional(z.int()),
  earliest: z.optional(EarliestTimeSlot),
});

/** What the shop does at a postcode. */
export const PostcodeService = z.object({
  postalCode: z.string(),
  city: z.optional(z.string()),
  /** Absent where nothing is delivered. */
  delivery: z.optional(
    z.object({
      deliveryAreaNumber: Id,
      /** Absent while every window is full. */
      earliest: z.optional(EarliestTimeSlot),
      /** Service fee of the earliest window. */
      fee: z.optional(Cents),
    }),
  ),
  /** The nearest stores, nearest first. */
  stores: z.array(StoreNearby),
});

export const AvailabilityResult = z.object({
  sku: z.string(),
  available: z.boolean(),
  availableAgainAt: z.optional(Instant),
});

/** One line of the address field's suggestions. */
export const PlaceSuggestion = z.object({
  id: Id,
  primaryPart: z.string(),
  secondaryPart: z.string(),
});
export const GeocodedAddress = z.object({
  id: z.optional(Id),
  streetName: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  position: Position,
});
