import type * as z from 'zod/mini';
import type * as challenge from './challenge.js';
import type * as schemas from './schemas.js';

export type Address = z.output<typeof schemas.Address>;
export type AddressChange = z.input<typeof schemas.AddressChange>;
export type AddressInput = z.input<typeof schemas.AddressInput>;
export type BillingField = z.output<typeof schemas.BillingField>;
export type CommunicationSettings = z.output<typeof schemas.CommunicationSettings>;
export type Customer = z.output<typeof schemas.Customer>;
export type CustomerExport = z.output<typeof schemas.CustomerExport>;
export type CustomerSettings = z.output<typeof schemas.CustomerSettings>;
export type DeviceSession = z.output<typeof schemas.DeviceSession>;
export type Favorite = z.output<typeof schemas.Favorite>;
export type FavoriteStore = z.output<typeof schemas.FavoriteStore>;
export type FieldSetting = z.output<typeof schemas.FieldSetting>;
export type Login = z.input<typeof schemas.Login>;
export type Passkey = z.output<typeof schemas.Passkey>;
export type ProofOfWork = z.output<typeof challenge.ProofOfWork>;
export type ProfileInput = z.input<typeof schemas.ProfileInput>;
export type Registration = z.input<typeof schemas.Registration>;

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
