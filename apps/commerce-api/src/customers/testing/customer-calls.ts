import { anna } from './people.js';

/** What a call of a customer takes; `open` for the doors. */
export type Entry = { readonly body?: object; readonly path?: string } | 'open';

const profile = {
  email: anna.email,
  firstName: 'Eve',
  lastName: 'Adversary',
  salutation: 'Female',
};
const settings = {
  personalEmailAllowed: true,
  personalMailAllowed: true,
  personalSmsAllowed: true,
};

const address = {
  firstName: 'Eve',
  lastName: 'Adversary',
  streetName: 'Gasse',
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};
/** Placeholder for the id of Anna's saved address. */
export const addressOfAnna = 'annas-address';
/** Placeholder for the id of the session in which she is signed in. */
export const sessionOfAnna = 'annas-session';
/** A list of Anna's, put there by the tests. */
export const listOfAnna = 'l-anna';
const listPath = `/api/customers/shopping-lists/${listOfAnna}`;

/** A standing order of Anna's, put there by the tests. */
export const standingOrderOfAnna = 's-anna';
const standingAddress = {
  distributionType: 'DELIVERY',
  streetName: 'Laubenweg',
  streetNumber: '4',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
};
const standingPath = `/api/customers/standing-orders/${standingOrderOfAnna}`;
const standingTerms = {
  name: 'Eve’s',
  weeks: 1,
  anyWindow: true,
  highestTotal: 9000,
  agreed: true,
  window: { weekday: 5, from: '10:00', to: '16:00' },
  payment: { methodKey: 'payment-at-the-door' },
};

/** Every call that is a customer's own; a new one fails the test below until it has an entry. */
export const customerCalls: Readonly<Record<string, Entry>> = {
  getCustomer: {},
  refreshCustomer: {},
  updateCustomer: { body: profile },
  changePassword: { body: { currentPassword: 'a-guess-of-eve', password: 'Eves-own-secret' } },
  getCommunicationSettings: {},
  updateCommunicationSettings: { body: settings },
  manageNewsletterTopics: { body: { subscribe: ['offers'], unsubscribe: [] } },
  createDeliveryAddress: { body: address },
  changeDeliveryAddress: { body: { ...address, id: addressOfAnna } },
  createBillingAddress: { body: address },
  changeBillingAddress: { body: { ...address, id: addressOfAnna } },
  createCombinedAddress: { body: address },
  changeCombinedAddress: { body: { ...address, id: addressOfAnna } },
  setPrimaryAddress: { path: `/api/customers/addresses/${addressOfAnna}/primary` },
  removeAddress: { path: `/api/customers/addresses/${addressOfAnna}` },
  removeCombinedAddress: { path: `/api/customers/addresses/${addressOfAnna}/combined` },
  setCartCustomer: { path: '/api/carts/set-customer?anonymousCartId=x' },
  mergeCart: { path: '/api/carts/merge/x' },
  getCustomerOrders: {},
  getCustomerOrder: { path: '/api/customers/orders/1234567890' },
  getSpending: {},
  getSessions: {},
  endSession: { path: `/api/customers/sessions/${sessionOfAnna}` },
  endOtherSessions: {},
  exportCustomer: {},
  deleteCustomer: { body: { password: 'a-guess-of-eve' } },
  getPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: { name: 'Eves', response: {} } },
  renamePasskey: { path: '/api/customers/passkeys/k-anna', body: { name: 'Eves' } },
  removePasskey: { path: '/api/customers/passkeys/k-anna' },
  beginChallenge: 'open',
  beginPasskeyLogin: 'open',
  loginByPasskey: 'open',
  requestPhoneVerification: { body: { phoneNumber: '+436640000000' } },
  verifyPhone: { body: { phoneNumber: '+436641234567', oneTimeCode: '000000' } },
  removePhone: {},
  requestPhoneLogin: 'open',
  loginByPhone: 'open',
  setFavoriteStore: { body: { storeType: 'MY_STORE_eves', storeId: 'eves' } },
  getFavorites: {},
  getFavoriteProducts: {},
  addFavorite: { path: '/api/customers/favorites/products', body: { reference: '1001' } },
  removeFavorite: { path: '/api/customers/favorites/products/1002' },
  getPurchases: {},
  getOwnReview: { path: '/api/customers/reviews/1001' },
  setOwnReview: { path: '/api/customers/reviews/1001', body: { stars: 1 } },
  removeOwnReview: { path: '/api/customers/reviews/1001' },
  getSavedRecipes: {},
  addSavedRecipes: { body: { slugs: ['milchreis'] } },
  removeSavedRecipe: { path: '/api/customers/saved-recipes/milchreis' },
  getOwnRecipeRating: { path: '/api/customers/recipe-ratings/milchreis' },
  setOwnRecipeRating: { path: '/api/customers/recipe-ratings/milchreis', body: { stars: 1 } },
  removeOwnRecipeRating: { path: '/api/customers/recipe-ratings/milchreis' },
  getDiet: {},
  setDiet: { body: { allergens: ['milk'], marks: [] } },
  getDietFindings: { path: '/api/customers/diet/findings?skus=1001' },
  getShoppingLists: {},
  createShoppingList: { body: { name: 'Eve’s' } },
  joinShoppingList: { body: { token: 'a-guess-of-eve-with-luck' } },
  getShoppingList: { path: listPath },
  renameShoppingList: { path: listPath, body: { name: 'Eve’s' } },
  removeShoppingList: { path: listPath },
  addListItems: { path: `${listPath}/items`, body: { items: [{ text: 'Eve’s' }] } },
  changeListItem: { path: `${listPath}/items/i-anna`, body: { isDone: true } },
  removeListItem: { path: `${listPath}/items/i-anna` },
  clearDoneItems: { path: `${listPath}/done` },
  openListLink: { path: `${listPath}/links`, body: { kind: 'household' } },
  withdrawListLink: { path: `${listPath}/links/view` },
  removeListMember: { path: `${listPath}/members/somebody` },
  getStandingOrders: {},
  getStandingDraft: { path: '/api/customers/standing-orders/draft?orderNumber=1234567890' },
  createStandingOrder: { body: { ...standingTerms, orderNumber: '1234567890' } },
  getStandingOrder: { path: standingPath },
  changeStandingOrder: {
    path: standingPath,
    body: { ...standingTerms, items: [{ sku: '1001', quantity: 1 }] },
  },
  moveStandingOrder: { path: `${standingPath}/address`, body: standingAddress },
  removeStandingOrder: { path: standingPath },
  pauseStandingOrder: { path: `${standingPath}/pause` },
  resumeStandingOrder: { path: `${standingPath}/resume` },
  skipStandingOrder: { path: `${standingPath}/skip`, body: { date: '2026-11-27' } },
  agreeStandingOrder: {
    path: `${standingPath}/agree`,
    body: { date: '2026-11-27', highestTotal: 99_900 },
  },
  getMealPlan: {},
  setMealPlan: { body: { version: 0, meals: [] } },
  getPaymentMethods: {},
  getRecentPaymentMethods: {},
  savePaymentMethod: {
    body: { checkoutId: 'x', methodKey: 'credit-cards', provider: 'x', setPrimary: true },
  },
  removePaymentMethod: { path: '/api/customers/payment-methods/m-anna' },
  setPrimaryPaymentMethod: { path: '/api/customers/payment-methods/m-anna/set-primary' },
  getWallet: {},
  redeemGiftCard: { body: { code: '0000-0000-0000-0000' } },
  removeGiftCard: { path: '/api/customers/digital-wallet/gift-card/g-anna' },
  getDeliveryPass: {},
  getCardInfo: {},
  getLoyaltyVouchers: {},
  linkLoyalty: {},
  unlinkLoyalty: {},
  activateVoucher: { path: '/api/customers/loyalty/vouchers/x/activate' },
  getPersonalVouchers: { path: '/api/content/vouchers/personalvouchers?promotionIds=x' },
  getWalletPasses: {},
  getPhysicalCardStatus: {},
  orderPhysicalCard: {
    body: {
      firstName: 'Eve',
      lastName: 'Adversary',
      streetName: 'Gasse',
      streetNumber: '1',
      postalCode: '1010',
      city: 'Wien',
      countryCode: 'AT',
    },
  },
  // Public calls that check their own credentials.
  registerCustomer: 'open',
  confirmRegistration: 'open',
  login: 'open',
  logout: 'open',
  requestPasswordReset: 'open',
  confirmPasswordReset: 'open',
  confirmEmail: 'open',
};
