import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { CurrentPassword, Email, NewPassword } from '../core/fields.js';
import { Id, Nothing, Offset, pageOf, pageSize } from '../core/schemas.js';
import { CombinedSource, ProductPage, ProductSort } from '../catalogue/schemas.js';
import { Order, ListedOrder } from '../checkout/schemas.js';
import { ProofOfWork } from './challenge.js';
import { passkeyWire } from './schemas/passkey-wire.js';
import { phoneWire } from './schemas/phone-wire.js';
import {
  Address,
  AddressChange,
  AddressInput,
  CommunicationSettings,
  Customer,
  CustomerExport,
  DeviceSession,
  Favorite,
  FavoriteReference,
  FavoriteStore,
  FavoriteType,
  Login,
  ProfileInput,
  Registration,
  Spending,
} from './schemas.js';

const signedIn = { errorCodes: ['UNAUTHORIZED'] } as const;
const captcha = z.object({ recaptchaResponse: z.optional(z.string().check(z.maxLength(4000))) });
const token = z.string().check(z.minLength(1), z.maxLength(400));
const byId = z.object({ id: Id });
const topicIds = z.array(Id).check(z.maxLength(50));
const favorites = { response: z.array(Favorite), ...signedIn };
/** 1014: the customer has as many addresses as are allowed. */
const create = { body: AddressInput, response: Address, errorCodes: ['UNAUTHORIZED', '1014'] };
const change = {
  body: AddressChange,
  response: Address,
  errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
};
const remove = { params: byId, response: Nothing, errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'] };

export const wire = {
  getCustomer: { ...signedIn, summary: 'The customer who is signed in', response: Customer },
  refreshCustomer: { ...signedIn, summary: 'The customer, read again', response: Customer },
  updateCustomer: {
    summary: 'Stores the profile form; a new email counts once its mail is confirmed',
    body: ProfileInput,
    response: Customer,
    errorCodes: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS', '1010'],
  },
  registerCustomer: {
    summary: 'Registers a customer; 202 while the address must be confirmed by mail',
    query: captcha,
    body: Registration,
    response: Customer,
    otherStatuses: 202,
    errorCodes: ['CONFLICT', 'CAPTCHA_REFUSED', 'TOO_MANY_REQUESTS'],
  },
  confirmRegistration: {
    summary: 'Ends a registration by its mail’s token; 202 where one has to sign in yet',
    body: z.object({ token }),
    response: Customer,
    otherStatuses: 202,
    errorCodes: ['TOKEN_INVALID'],
  },
  login: {
    summary: 'Signs in; never tells whether the email is known',
    query: captcha,
    body: Login,
    response: Customer,
    errorCodes: ['INVALID_CREDENTIALS', 'CAPTCHA_REFUSED', 'TOO_MANY_REQUESTS'],
  },
  beginChallenge: {
    summary: 'What a browser has to calculate to count as a person, once and for ten minutes',
    response: ProofOfWork,
    errorCodes: ['NOT_FOUND'],
  },
  logout: { summary: 'Ends the session', response: Nothing },
  requestPasswordReset: {
    summary: 'Sends a reset mail; the answer is the same for an unknown email',
    body: z.object({ email: Email }),
    response: Nothing,
    status: 202,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  confirmPasswordReset: {
    summary: 'Sets a new password by the token of the reset mail',
    body: z.object({ token, password: NewPassword }),
    response: Nothing,
    errorCodes: ['TOKEN_INVALID'],
  },
  changePassword: {
    summary: 'Sets a new password and ends every other session of the customer',
    body: z.object({ currentPassword: CurrentPassword, password: NewPassword }),
    response: Nothing,
    errorCodes: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  },
  confirmEmail: {
    summary: 'Makes a new email the one to sign in with, by the token of its mail',
    body: z.object({ token }),
    response: Nothing,
    errorCodes: ['TOKEN_INVALID'],
  },
  getCommunicationSettings: {
    ...signedIn,
    summary: 'By which ways the customer may be addressed',
    response: CommunicationSettings,
  },
  updateCommunicationSettings: {
    ...signedIn,
    summary: 'Stores by which ways the customer may be addressed',
    body: CommunicationSettings,
    response: CommunicationSettings,
  },
  manageNewsletterTopics: {
    ...signedIn,
    summary: 'Subscribes and unsubscribes topics; 202 while a confirmation is pending',
    body: z.object({ subscribe: topicIds, unsubscribe: topicIds }),
    response: Nothing,
    otherStatuses: 202,
  },
  setFavoriteStore: {
    summary: 'Stores the favourite store',
    body: FavoriteStore,
    response: Customer,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  createDeliveryAddress: { ...create, summary: 'Saves a delivery address' },
  changeDeliveryAddress: { ...change, summary: 'Changes a delivery address' },
  createBillingAddress: { ...create, summary: 'Saves a billing address' },
  changeBillingAddress: { ...change, summary: 'Changes a billing address' },
  createCombinedAddress: { ...create, summary: 'Saves an address for billing and delivery' },
  changeCombinedAddress: { ...change, summary: 'Changes an address for billing and delivery' },
  setPrimaryAddress: { ...remove, summary: 'Makes an address primary', response: Address },
  removeAddress: { ...remove, summary: 'Deletes an address' },
  removeCombinedAddress: { ...remove, summary: 'Deletes an address for billing and delivery' },
  getCustomerOrders: {
    ...signedIn,
    summary: 'The customer’s orders, newest first',
    query: z.object({ offset: Offset, pageSize: pageSize(10, 50) }),
    response: pageOf(ListedOrder),
  },
  getCustomerOrder: {
    summary: 'One order of the customer',
    params: z.object({ orderNumber: Id }),
    response: Order,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  getSpending: {
    ...signedIn,
    summary: 'What the customer paid and saved in the last twelve months, from the receipts',
    response: Spending,
  },
  getSessions: {
    ...signedIn,
    summary: 'Devices on which the customer is signed in, this one first',
    response: z.array(DeviceSession),
  },
  endSession: { ...remove, summary: 'Signs one device out' },
  endOtherSessions: { ...signedIn, summary: 'Signs every other device out', response: Nothing },
  exportCustomer: {
    ...signedIn,
    summary: 'Everything that the shop keeps of the customer',
    response: CustomerExport,
  },
  deleteCustomer: {
    summary:
      'Deletes the customer for good; orders stay without the person. Refused with CONFLICT while an order is on its way',
    body: z.object({ password: CurrentPassword }),
    response: Nothing,
    errorCodes: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'CONFLICT'],
  },
  ...passkeyWire,
  ...phoneWire,
  getFavoriteProducts: {
    ...signedIn,
    summary: 'Products that the customer likes or bought',
    query: z.object({
      offset: Offset,
      pageSize: pageSize(48),
      sort: z._default(ProductSort, 'relevance'),
      source: z._default(CombinedSource, 'Favorites'),
    }),
    response: ProductPage,
  },
  getFavorites: { ...favorites, summary: 'References of everything that the customer likes' },
  addFavorite: {
    ...favorites,
    summary: 'Marks something as liked',
    params: z.object({ type: FavoriteType }),
    body: z.object({ reference: FavoriteReference }),
    errorCodes: ['UNAUTHORIZED', 'UNKNOWN_SKU'],
  },
  removeFavorite: {
    ...favorites,
    summary: 'Takes a like back',
    params: z.object({ type: FavoriteType, ref: FavoriteReference }),
  },
} as const satisfies Record<string, CallSchemas>;
