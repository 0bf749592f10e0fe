/** ADDR-04. */
export const maxSavedAddresses = 20;

/** More than anybody has devices. */
export const maxPasskeys = 20;

export { accountCalls } from './account-calls.js';
export { customerCalls } from './customer-calls.js';
export { addressCategoryOf } from './address-category.js';
export { placeholderOf, withPlaceholders, withoutPlaceholders } from './name-placeholders.js';
export type { AddressCategory } from './address-category.js';
export { ageOn, formatBirthdate, parseBirthdate } from './birthdate.js';
export { isEan13 } from './ean13.js';
export * from './tokens.js';
export type * from './types.js';
