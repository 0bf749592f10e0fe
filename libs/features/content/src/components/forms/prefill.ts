import { ageOn, parseBirthdate, type Customer } from '@larder/contracts/customer';

export const prefillNames = [
  'firstname',
  'surname',
  'email',
  'academicTitle',
  'age',
  'gender',
  'telephoneNumber',
  'street',
  'zip',
  'city',
  'countryCode',
] as const;
export type PrefillName = (typeof prefillNames)[number];

/** What a form knows of a customer (FORM-77…79); `today` is `YYYY-MM-DD`. */
export function prefillOf(
  customer: Customer,
  { locale, today }: { readonly locale: string; readonly today: string },
): Readonly<Record<PrefillName, string>> {
  const { billingAddress: place = {}, birthdate, salutation } = customer;
  const born = birthdate === undefined ? undefined : parseBirthdate(birthdate, locale);
  return {
    firstname: customer.firstName,
    surname: customer.lastName,
    email: customer.email,
    academicTitle: customer.academicTitle ?? '',
    age: born === undefined ? '' : String(ageOn(born, today)),
    // Family is dropped when a customer is loaded (CUST-04).
    gender: salutation === undefined || salutation === 'Family' ? '' : salutation,
    telephoneNumber: place.phoneNumber ?? '',
    street: [place.streetName, place.streetNumber].filter(Boolean).join(' '),
    zip: place.postalCode ?? '',
    city: place.city ?? '',
    countryCode: place.countryCode ?? '',
  };
}
