import { addresses } from '../../ordering/testing/test-shop.js';
import type { ForeignCall } from './foreign-call.js';
import { reasons } from './foreign-call.js';

const { absent } = reasons;
const order = '/api/orders/{orderNumber}';
const line = { lineItemId: '{lineItemId}', quantity: 1 };
const push = 'https://push.example/1';

/** Calls about carts and orders, with those of the owner. */
export const orderCalls: Readonly<Record<string, ForeignCall>> = {
  getOrderRating: { path: `${order}/rating` },
  rateOrder: { path: `${order}/rating`, body: { stars: 1, issues: [] } },
  setCartCustomer: {
    path: `/api/carts/set-customer?anonymousCartId={cartId}`,
    refusal: '409 CONFLICT',
  },
  mergeCart: {
    path: `/api/carts/merge/{cartId}`,
    sameForOwner: 'only a guest’s cart can be merged',
  },
  setCartMode: { body: { mode: 'ADDON', orderNumber: '{orderNumber}' } },
  removePayment: {
    path: '/api/carts/payment/alpha-payment',
    sameForOwner: 'their cart has none',
  },
  setItem: { body: { sku: 'rice', quantity: 1 }, refusal: '404 UNKNOWN_SKU' },
  setItems: { body: [{ sku: 'rice', quantity: 1 }], open: absent },
  removeItems: {
    path: `/api/carts/items/multiple?lineItemIds={lineItemId}`,
    open: absent,
  },
  saveForLater: { body: { lineItemId: '{lineItemId}' } },
  removeSavedGood: { path: '/api/carts/saved-goods/rice', open: absent },
  setLineNote: { path: '/api/carts/items/{lineItemId}/note', body: { note: 'Anna' } },
  addDiscountCode: { body: { code: 'TEN' }, refusal: '409 228' },
  removeDiscountCode: { path: '/api/carts/discount-codes?code=TEN', open: absent },
  setDistributionAddress: {
    body: { ...addresses.pickup, storeId: 'graz-markt' },
    refusal: '409 132',
  },
  setTimeSlot: { body: { id: 'd-alpha-20261125-1000' }, refusal: '404 140' },
  setSubstitution: { body: { choice: 'CALL', lineItemId: '{lineItemId}' } },
  getAllergenWarnings: { path: '/api/carts/allergens/warnings?skus=rice', open: absent },
  postCheckout: {
    body: { cartId: '{cartId}', methodKey: 'payment-at-the-door', expectedTotal: 1 },
  },
  getOrder: { path: order },
  getOrderProgress: { path: `${order}/progress` },
  getOrderCalendar: { path: `${order}/calendar` },
  changeOrder: { path: `${order}/changes`, body: { removeLineItemIds: ['{lineItemId}'] } },
  cancelOrder: { path: `${order}/cancel` },
  getReceipt: { path: `${order}/receipt`, sameForOwner: 'the order has none yet' },
  getDeliveryTracking: { path: `${order}/tracking` },
  setPickupArrival: { path: `${order}/arrival`, body: { state: 'ON_MY_WAY' } },
  getOrderClaims: { path: `${order}/claims` },
  addClaimPhoto: {
    path: `${order}/claim-photos`,
    refusal: '400 BAD_REQUEST',
    sameForOwner: 'the call brings no picture',
  },
  addClaim: { path: `${order}/claims`, body: { reason: 'MISSING', lines: [line] } },
  decideClaim: {
    path: '/api/back-office/claims/c-anna/decision',
    body: { decision: 'REFUSE', answer: 'No' },
    bearer: true,
  },
  subscribeToOrder: {
    path: `${order}/push-subscription`,
    body: { endpoint: push, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
    sameForOwner: 'there is no push service',
  },
  unsubscribeFromOrder: { path: `${order}/push-subscription?endpoint=${push}`, open: absent },
};
