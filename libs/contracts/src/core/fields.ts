import * as z from 'zod/mini';

/**
 * Single form fields with the limits that the specification gives them (FORM-01…61). The same
 * definition checks an input in the browser and a body on the server. Texts of an address are as long as
 * any country has them; `fitsCountry` holds them to the country of the address.
 */
const text = (most: number) => z.string().check(z.maxLength(most));
const required = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** An optional field: rules apply to entered values only, an empty input passes (FORM-64). */
export function optionalField<T extends z.ZodMiniType>(field: T) {
  return z.optional(z.union([z.literal(''), field]));
}

const letters = /^[\p{L}\p{M} '’.-]+$/u;
const dialable = /^\+\d{7,15}$/;
const legacyDialable = /^\d{6,20}$/;

export const Email = required(50).check(z.email());
/** The login accepts any password; the length is only capped against abuse. */
export const CurrentPassword = required(500);
export const NewPassword = z.string().check(z.minLength(8), z.maxLength(50));
/** The two inputs of every form that sets a password; only the first one travels. */
export const NewPasswordPair = z
  .object({ password: NewPassword, passwordRepeat: z.string() })
  .check(
    z.refine((pair) => pair.password === pair.passwordRepeat, {
      path: ['passwordRepeat'],
      error: 'differs from the password',
    }),
  );

export const Salutation = z.enum(['Company', 'Family', 'Female', 'Male']);
/** What a form offers: Family is dropped when a customer is loaded (CUST-04). */
export const Gender = z.enum(['Company', 'Female', 'Male']);
export const FirstName = required(100).check(z.regex(letters));
export const LastName = text(100);
export const AcademicTitle = text(15);
export const CompanyName = text(50);
export const CompanyRegistrationNumber = z.string().check(z.minLength(4), z.maxLength(24));
export const ValueAddedTaxId = z.string().check(z.minLength(7), z.maxLength(20));

export const City = required(100);
export const Zip = z.string().check(z.minLength(4), z.maxLength(10), z.regex(/^[\p{L}\d -]+$/u));
/** The specification calls the registration's street input "street number" (FORM-21). */
export const RegistrationStreet = required(40);
export const CheckoutStreet = required(255);
export const HouseNumber = required(20);
export const Door = text(20);
export const StairCase = text(20);
export const Floor = text(20);
export const AdditionalInfo = text(255);
/** The one-line address of the checkout's address input. */
export const DeliveryAddressText = text(60);
export const DeliveryNote = text(240).check(z.regex(/^[^<>]*$/));
export const Country = text(60);
/** A state or province, by its name; empty where addresses have none. */
export const Region = text(60);
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const Phone = z.string().check(z.regex(dialable));
export const LegacyPhone = z.string().check(z.regex(legacyDialable));
/** Saved addresses hold phones of both ages. */
export const AnyPhone = z.union([Phone, LegacyPhone]);

/** How a shop treats the phone of a delivery address. */
export type DeliveryPhoneSetting = 'Mandatory' | 'Optional' | 'Hide';

/** The phone of a delivery address under the shop's setting (ADDR-06…08). */
export function deliveryPhone(
  setting: DeliveryPhoneSetting | undefined,
): z.ZodMiniType<string | undefined, string | undefined> {
  if (setting === 'Mandatory') return LegacyPhone;
  return setting === 'Optional' ? optionalField(LegacyPhone) : z.optional(z.string());
}
