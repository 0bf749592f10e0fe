import * as z from 'zod/mini';
import { fitsCountry } from '../core/address/fits-country.js';
import * as fields from '../core/fields.js';
import { optionalField } from '../core/fields.js';
import { Id, Instant, Sku, Slug } from '../core/schemas.js';
import { ageOn, parseBirthdate } from './birthdate.js';
import { isEan13 } from './ean13.js';
import { CustomerBillingAddress, Address } from './schemas/address-schemas.js';

export * from './schemas/address-schemas.js';
export * from './schemas/spending-schemas.js';

export const NewsletterTopicRef = z.object({ newsletterTopicId: Id });
export const FavoriteStore = z.object({
  /** `MY_STORE_` and the store's id (API-029). */
  storeType: z.string().check(z.regex(/^MY_STORE_.+$/)),
  storeId: Id,
});

/** CUST-01. `birthdate` is in the date format of the request's locale (CUST-02). */
export const Customer = z.object({
  id: Id,
  academicTitle: z.optional(z.string()),
  birthdate: z.optional(z.string()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  salutation: z.optional(fields.Salutation),
  newsletterTopics: z.array(NewsletterTopicRef),
  /** `normal`, or the name of another login method (CUST-06). */
  loginType: z.string(),
  favoriteStore: z.optional(FavoriteStore),
  /** True once an order of that service was placed (LOY-10). */
  firstOrderDelivery: z.boolean(),
  firstOrderClickAndCollect: z.boolean(),
  billingAddress: z.optional(CustomerBillingAddress),
  /** At most `maxSavedAddresses` (API-087). */
  addresses: z.array(Address),
  /** The number that the customer can sign in with, once a code has shown that it is theirs. */
  verifiedPhone: z.optional(fields.Phone),
});

/** CUST-08. */
export const CommunicationSettings = z.object({
  personalEmailAllowed: z.boolean(),
  personalMailAllowed: z.boolean(),
  personalSmsAllowed: z.boolean(),
});

/** A device on which the customer is signed in. */
export const DeviceSession = z.object({
  id: Id,
  /** As its browser names itself; absent when it does not. */
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  createdAt: Instant,
  /** To the day: a visit counts once a day. */
  seenAt: Instant,
  /** The session of the request. */
  current: z.boolean(),
});

/** A passkey of the customer, by the name that they gave it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  /** Of the last login with it. */
  usedAt: z.optional(Instant),
});
export const PasskeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** WebAuthn data between browser and server; the libraries on both sides parse it. */
export const WebAuthnData = z.record(z.string(), z.unknown());

const Rows = z.array(z.record(z.string(), z.unknown()));

/** All data stored about a customer; `records` by table. */
export const CustomerExport = z.object({
  exportedAt: Instant,
  createdAt: Instant,
  customer: Customer,
  particulars: z.record(z.string(), z.unknown()),
  communicationSettings: CommunicationSettings,
  sessions: z.array(DeviceSession),
  orders: Rows,
  records: z.record(z.string(), Rows),
});

export const Login = z.object({ email: fields.Email, password: fields.CurrentPassword });

/** The six fields of the profile form (API-030). */
const ProfileFields = {
  academicTitle: optionalField(fields.AcademicTitle),
  birthdate: z.optional(z.string().check(z.maxLength(20))),
  email: fields.Email,
  firstName: fields.FirstName,
  lastName: fields.LastName,
  salutation: fields.Gender,
};
export const ProfileInput = z.object(ProfileFields).check(fitsCountry);

/** FORM-05…37 without the age, which needs a clock: see `registrationOn`. */
const RegistrationFields = {
  ...ProfileFields,
  password: fields.NewPassword,
  phoneNumber: optionalField(fields.Phone),
  streetName: fields.RegistrationStreet,
  streetNumber: fields.HouseNumber,
  postalCode: fields.Zip,
  city: fields.City,
  country: z.optional(fields.Country),
  countryCode: optionalField(fields.CountryCode),
  door: z.optional(fields.Door),
  stairCase: z.optional(fields.StairCase),
  floor: z.optional(fields.Floor),
  companyName: optionalField(fields.CompanyName),
  companyRegistrationNumber: optionalField(fields.CompanyRegistrationNumber),
  valueAddedTaxId: optionalField(fields.ValueAddedTaxId),
  deliveryNote: z.optional(fields.DeliveryNote),
  /** Number of an in-store member card (CUST-29), an EAN-13. */
  cardNumber: optionalField(
    z.string().check(z.regex(/^\d{13}$/), z.refine(isEan13, { error: 'check digit is wrong' })),
  ),
};
export const Registration = z.object(RegistrationFields).check(fitsCountry);

/** Whether a field is required, optional or hidden. */
export const FieldSetting = z.enum(['Mandatory', 'Optional', 'Hide']);
/** Fields of a billing address that a shop decides on; the others belong to every address. */
export const BillingField = z.enum([
  'salutation',
  'title',
  'companyName',
  'valueAddedTaxId',
  'companyRegistrationNumber',
  'email',
  'phoneNumber',
]);

/** What a shop decides of its customers: `features.account` of its configuration. */
export const CustomerSettings = z.object({
  /**
   * `confirm`: the link of a mail activates an account (202, CUST-23), and nobody learns who has one.
   * `direct`: it is active at once (200, CUST-24), and a taken email is rejected.
   */
  registration: z._default(z.enum(['confirm', 'direct']), 'confirm'),
  /** Fields of a billing address; those without a setting are hidden (ADDR-13, ADDR-14). */
  billingFields: z._default(z.partialRecord(BillingField, FieldSetting), {}),
  /** How the phone of a delivery address is treated (ADDR-06…08). */
  deliveryPhone: z.optional(FieldSetting),
  /** Newsletter topics in the profile, each with its texts by language. */
  newsletterTopics: z._default(
    z.array(z.object({ id: Id, label: z.record(z.string(), z.string()) })),
    [],
  ),
  /** Whether customers can have an order repeated (standing orders). */
  standingOrders: z.optional(z.boolean()),
  /** Slugs of categories whose products say on their page that they can be had regularly, such as boxes. */
  standingCategories: z.optional(z.array(Slug)),
  /** Whether customers can sign in by a code that is sent to their phone. */
  phoneLogin: z.optional(z.boolean()),
  /** What an address that is not complete is answered, by language (ADDR-09). */
  invalidAddress: z.optional(z.record(z.string(), z.string())),
});

/** When and where a birthdate is judged: `today` as `YYYY-MM-DD` in the shop's time zone. */
export interface BirthdateContext {
  readonly today: string;
  readonly locale: string;
}

export const minimumAge = 18;

function ofAge({ today, locale }: BirthdateContext) {
  return z.refine<{ birthdate?: string | undefined }>(
    ({ birthdate }) => {
      if (birthdate === undefined || birthdate === '') return true;
      const date = parseBirthdate(birthdate, locale);
      return date !== undefined && ageOn(date, today) >= minimumAge;
    },
    { path: ['birthdate'], error: `is no date or gives an age below ${minimumAge}` },
  );
}

/** The registration form with its age rule (FORM-31). */
export function registrationOn(context: BirthdateContext) {
  return Registration.check(ofAge(context));
}
/** The profile form with the same rule (FORM-38). */
export function profileOn(context: BirthdateContext) {
  return ProfileInput.check(ofAge(context));
}

/** FAV-04. */
export const FavoriteType = z.enum(['products']);
/** For products the reference is the sku. */
export const FavoriteReference = Sku;
export const Favorite = z.object({ type: FavoriteType, reference: FavoriteReference });
