import type { Entry } from '../../customers/testing/customer-calls.js';
import { customerCalls } from '../../customers/testing/customer-calls.js';
import type { ForeignCall } from './foreign-call.js';
import { ofToken as token, reasons } from './foreign-call.js';

const { absent, own } = reasons;
const ofCustomers = (call: string): Exclude<Entry, string> => {
  const entry = customerCalls[call];
  return typeof entry === 'object' ? entry : {};
};

/** Calls of a customer, whose entries `customer-calls.ts` has. */
const personal = [
  'changeCombinedAddress',
  'setPrimaryAddress',
  'removeCombinedAddress',
  'endSession',
  'renamePasskey',
  'removePasskey',
  'getShoppingList',
  'renameShoppingList',
  'removeShoppingList',
  'addListItems',
  'changeListItem',
  'removeListItem',
  'clearDoneItems',
  'openListLink',
  'withdrawListLink',
  'removeListMember',
  'getStandingOrder',
  'changeStandingOrder',
  'moveStandingOrder',
  'removeStandingOrder',
  'pauseStandingOrder',
  'resumeStandingOrder',
  'skipStandingOrder',
  'agreeStandingOrder',
  'removePaymentMethod',
  'setPrimaryPaymentMethod',
];

/** The owner’s address is a combined one. */
const combined = { sameForOwner: 'the address is a combined one' };

/** Calls of customers, with what the owner has. */
export const personalCalls: Readonly<Record<string, ForeignCall>> = {
  ...Object.fromEntries(personal.map((name) => [name, ofCustomers(name)])),
  changeDeliveryAddress: { ...ofCustomers('changeDeliveryAddress'), ...combined },
  changeBillingAddress: { ...ofCustomers('changeBillingAddress'), ...combined },
  removeAddress: { ...ofCustomers('removeAddress'), ...combined },
  registerCustomer: { body: {}, open: own },
  confirmRegistration: token('{registration}'),
  confirmPasswordReset: {
    body: { token: '{password}', password: 'Eves-own-secret-1' },
    refusal: '400 TOKEN_INVALID',
    sameForOwner: 'their email has changed by then',
  },
  confirmEmail: token('{email}'),
  setFavoriteStore: { body: { storeType: 'MY_STORE_graz-markt', storeId: 'graz-markt' } },
  addFavorite: {
    path: '/api/customers/favorites/products',
    body: { reference: 'rice' },
    refusal: '404 UNKNOWN_SKU',
  },
  removeFavorite: { path: '/api/customers/favorites/products/1002', open: absent },
  getCustomerOrder: { path: `/api/customers/orders/{orderNumber}` },
  getDietFindings: { path: '/api/customers/diet/findings?skus=rice', open: absent },
  joinShoppingList: {
    body: { token: '{householdToken}' },
    sameForOwner: 'a newer link has replaced it by then',
  },
  getSharedList: { path: `/api/shared-lists/{listToken}` },
  tickSharedItem: {
    path: `/api/shared-lists/{listToken}/items/i-anna`,
    body: { isDone: true },
  },
  getStandingDraft: {
    path: `/api/customers/standing-orders/draft?orderNumber={orderNumber}`,
  },
  createStandingOrder: {
    body: {
      ...ofCustomers('createStandingOrder').body,
      orderNumber: '{orderNumber}',
    },
  },
  savePaymentMethod: {
    body: { checkoutId: '{cartId}', methodKey: 'credit-cards', provider: 'x', setPrimary: true },
    sameForOwner: 'they paid at the door',
  },
  redeemGiftCard: { body: { code: 'GRN8-DJ4Z-C6PY-1RV7' }, refusal: '404 1002' },
  removeGiftCard: {
    path: '/api/customers/digital-wallet/gift-card/full',
    refusal: '404 1002',
  },
  getCardInfo: { path: '/api/customers/loyalty/card-info?currentIds=x', open: absent },
  linkLoyalty: { body: { cardNumber: 'x' }, open: own },
  activateVoucher: { path: '/api/customers/loyalty/vouchers/few/activate' },
  postTrackingEvents: { body: { events: [] }, open: own },
  getBuildMeta: { open: 'answered by the host, from files that are the same for all shops' },
};
