import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import { accountCalls, type AccountCall } from './account-calls.js';
import { favoriteStoreCalls } from './favorite-store-call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

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
export type ProfileInput = z.input<typeof schemas.ProfileInput>;
export type Registration = z.input<typeof schemas.Registration>;

/** ADDR-04. */
export const maxSavedAddresses = 20;

/** More than anybody has devices. */
export const maxPasskeys = 20;

export const customerCalls = {
  ...accountCalls,
  ...favoriteStoreCalls,
  ...defineCalls<Omit<typeof wire, 'setFavoriteStore' | AccountCall>>({
    createDeliveryAddress: 'POST /api/customers/addresses/delivery',
    changeDeliveryAddress: 'PUT /api/customers/addresses/delivery',
    createBillingAddress: 'POST /api/customers/addresses/billing',
    changeBillingAddress: 'PUT /api/customers/addresses/billing',
    createCombinedAddress: 'POST /api/customers/addresses/combined',
    changeCombinedAddress: 'PUT /api/customers/addresses/combined',
    setPrimaryAddress: 'POST /api/customers/addresses/:id/primary',
    removeAddress: 'DELETE /api/customers/addresses/:id',
    removeCombinedAddress: 'DELETE /api/customers/addresses/:id/combined',
    getCustomerOrders: 'GET /api/customers/orders',
    getCustomerOrder: 'GET /api/customers/orders/:orderNumber',
    getSessions: 'GET /api/customers/sessions',
    endSession: 'DELETE /api/customers/sessions/:id',
    endOtherSessions: 'DELETE /api/customers/sessions',
    exportCustomer: 'GET /api/customers/export',
    deleteCustomer: 'POST /api/customers/deletion',
    getPasskeys: 'GET /api/customers/passkeys',
    beginPasskey: 'POST /api/customers/passkeys/options',
    addPasskey: 'POST /api/customers/passkeys',
    renamePasskey: 'PUT /api/customers/passkeys/:id',
    removePasskey: 'DELETE /api/customers/passkeys/:id',
    beginPasskeyLogin: 'POST /api/auth/passkey/options',
    loginByPasskey: 'POST /api/auth/passkey',
    getFavoriteProducts: 'GET /api/customers/favorites/products',
    getFavorites: 'GET /api/customers/favorites',
    addFavorite: 'PUT /api/customers/favorites/:type',
    removeFavorite: 'DELETE /api/customers/favorites/:type/:ref',
  }),
};

export { accountCalls } from './account-calls.js';
export { addressCategoryOf } from './address-category.js';
export type { AddressCategory } from './address-category.js';
export { ageOn, formatBirthdate, parseBirthdate } from './birthdate.js';
export { isEan13 } from './ean13.js';
export * from './tokens.js';
