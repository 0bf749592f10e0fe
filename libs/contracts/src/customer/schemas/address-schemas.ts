import * as z from 'zod/mini';
import { fitsCountry, namesRegion } from '../../core/address/fits-country.js';
import * as fields from '../../core/fields.js';
import { optionalField } from '../../core/fields.js';
import { Id, Position } from '../../core/schemas.js';

/** Billing address (CUST-07); fields that were never entered are absent. */
export const CustomerBillingAddress = z.object({
  phoneNumber: z.optional(z.string()),
  streetName: z.optional(z.string()),
  streetNumber: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  city: z.optional(z.string()),
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  countryCode: z.optional(z.string()),
});

/** Spelt either way; `addressCategoryOf` reads it (ADDR-02). */
export const AddressCategoryText = z.enum([
  'billing',
  'delivery',
  'combined',
  'Billing',
  'Delivery',
]);

const AddressFields = {
  salutation: z.optional(fields.Gender),
  title: optionalField(fields.AcademicTitle),
  firstName: fields.FirstName,
  lastName: fields.LastName,
  companyName: optionalField(fields.CompanyName),
  valueAddedTaxId: optionalField(fields.ValueAddedTaxId),
  companyRegistrationNumber: optionalField(fields.CompanyRegistrationNumber),
  email: optionalField(fields.Email),
  phoneNumber: optionalField(fields.AnyPhone),
  addressType: z.optional(z.string().check(z.maxLength(40))),
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
  additionalInfo: z.optional(fields.AdditionalInfo),
  /** Orders to this address may be left at the door; absent until the customer has decided. */
  leaveAtDoor: z.optional(z.boolean()),
  primary: z.optional(z.boolean()),
};

/** A saved address (ADDR-01, ADDR-03). */
export const Address = z
  .object({ id: Id, category: AddressCategoryText, ...AddressFields, primary: z.boolean() })
  .check(fitsCountry);
/** A new address; the path contains its category. */
export const AddressInput = z.object(AddressFields).check(fitsCountry, namesRegion);
/** A changed address; it is replaced as a whole. */
export const AddressChange = z.object({ id: Id, ...AddressFields }).check(fitsCountry, namesRegion);
