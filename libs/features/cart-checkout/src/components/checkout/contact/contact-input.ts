/** Values of the contact form: every field is a string, an empty one is absent. */
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
  'region',
  'countryCode',
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;
