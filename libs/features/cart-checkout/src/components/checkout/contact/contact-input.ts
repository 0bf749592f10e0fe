/** The contact form as it is typed: every field is text, an empty one is not given. */
export const contactFields = [
  'salutation',
  'firstName',
  'lastName',
  'companyName',
  'valueAddedTaxId',
  'email',
  'phoneNumber',
  'streetName',
  'streetNumber',
  'postalCode',
  'city',
  'countryCode',
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
