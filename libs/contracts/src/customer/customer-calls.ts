import { defineCalls } from '../core/call.js';
import { accountCalls, type AccountCall } from './account-calls.js';
import { favoriteCalls, type FavoriteCall } from './favorite-calls.js';
import { favoriteStoreCalls } from './favorite-store-call.js';
import { phoneCalls, type PhoneCall } from './phone-calls.js';
import type { wire } from './wire.js';

/** Every call of a customer; apart from the tokens, for only the pages of the account make most of them. */
export const customerCalls = {
  ...accountCalls,
  ...favoriteStoreCalls,
  ...favoriteCalls,
  ...phoneCalls,
  ...defineCalls<Omit<typeof wire, 'setFavoriteStore' | AccountCall | FavoriteCall | PhoneCall>>({
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
    getSpending: 'GET /api/customers/spending',
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
  }),
};
