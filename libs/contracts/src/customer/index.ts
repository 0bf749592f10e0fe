import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import { accountCalls, type AccountCall } from './account-calls.js';
import { favoriteCalls, type FavoriteCall } from './favorite-calls.js';
import { favoriteStoreCalls } from './favorite-store-call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type Address = z.output<typeof schemas.Address>;
export type AddressChange = z.input<typeof schemas.AddressChange>;
export type AddressInput = z.input<typeof schemas.AddressInput>;
export type CommunicationSettings = z.output<typeof schemas.CommunicationSettings>;
export type Customer = z.output<typeof schemas.Customer>;
export type CustomerSettings = z.output<typeof schemas.CustomerSettings>;
export type Favorite = z.output<typeof schemas.Favorite>;
export type FavoriteStore = z.output<typeof schemas.FavoriteStore>;
export type Login = z.input<typeof schemas.Login>;
export type ProfileInput = z.input<typeof schemas.ProfileInput>;
export type Registration = z.input<typeof schemas.Registration>;

/** ADDR-04. */
export const maxSavedAddresses = 20;

export const customerCalls = {
  ...accountCalls,
  ...favoriteStoreCalls,
  ...favoriteCalls,
  ...defineCalls<Omit<typeof wire, 'setFavoriteStore' | AccountCall | FavoriteCall>>({
    manageNewsletterTopics: 'POST /api/customers/newsletter-topics/manage',
    createDeliveryAddress: 'POST /api/customers/addresses/delivery',
    changeDeliveryAddress: 'PUT /api/customers/addresses/delivery',
    createBillingAddress: 'POST /api/customers/addresses/billing',
    changeBillingAddress: 'PUT /api/customers/addresses/billing',
    createCombinedAddress: 'POST /api/customers/addresses/combined',
    changeCombinedAddress: 'PUT /api/customers/addresses/combined',
    setPrimaryAddress: 'POST /api/customers/addresses/:id/primary',
    removeAddress: 'DELETE /api/customers/addresses/:id',
    removeCombinedAddress: 'DELETE /api/customers/addresses/:id/combined',
  }),
};

export { accountCalls } from './account-calls.js';
export { addressCategoryOf } from './address-category.js';
export type { AddressCategory } from './address-category.js';
export { ageOn, formatBirthdate, parseBirthdate } from './birthdate.js';
export { isEan13 } from './ean13.js';
export * from './tokens.js';
