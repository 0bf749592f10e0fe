import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { allergenCalls } from './allergen-calls.js';
import type { wishCalls } from './wish-calls.js';
import type { wire } from './wire.js';

export type AllergenFinding = z.output<typeof schemas.AllergenFinding>;
export type AllergenProfile = z.output<typeof schemas.AllergenProfile>;
export type AllergenWarning = z.output<typeof schemas.AllergenWarning>;
export type BillingAddress = z.output<typeof schemas.BillingAddress>;
export type BulkResult = z.output<typeof schemas.BulkResult>;
export type Cart = z.output<typeof schemas.Cart>;
export type CartError = z.output<typeof schemas.CartError>;
export type CartItemInput = z.output<typeof schemas.CartItemInput>;
export type CartMode = z.output<typeof schemas.CartMode>;
export type CartPayment = z.output<typeof schemas.CartPayment>;
export type CartSort = z.output<typeof schemas.CartSort>;
export type CartStatus = z.output<typeof schemas.CartStatus>;
export type CartValidation = z.output<typeof schemas.CartValidation>;
export type DiscountCode = z.output<typeof schemas.DiscountCode>;
export type PriceInfo = z.output<typeof schemas.PriceInfo>;
export type ProductLineItem = z.output<typeof schemas.ProductLineItem>;
export type RefusedItem = z.output<typeof schemas.RefusedItem>;
export type Substitution = z.output<typeof schemas.Substitution>;
export type VoucherLineItem = z.output<typeof schemas.VoucherLineItem>;

export const cartCalls = defineCalls<
  Omit<typeof wire, keyof typeof wishCalls | keyof typeof allergenCalls>
>({
  getCart: 'GET /api/carts',
  finalizeCart: 'POST /api/carts/finalize',
  setBillingAddress: 'POST /api/carts/billing-address',
  setCartCustomer: 'POST /api/carts/set-customer',
  mergeCart: 'POST /api/carts/merge/:id',
  resetCart: 'POST /api/carts/reset',
  validateCart: 'GET /api/carts/validation',
  setCartMode: 'PUT /api/carts/mode',
  setCrateDeposit: 'POST /api/carts/crate-deposit-desired',
  addPayment: 'POST /api/carts/payment',
  cleanPayments: 'PUT /api/carts/payments/clean',
  removePayment: 'DELETE /api/carts/payment/:id',
  setItem: 'POST /api/carts/items',
  setItems: 'POST /api/carts/items/bulk',
  removeAllItems: 'DELETE /api/carts/items/all',
  removeItems: 'DELETE /api/carts/items/multiple',
  addDiscountCode: 'POST /api/carts/discount-codes',
  removeDiscountCode: 'DELETE /api/carts/discount-codes',
  setDistributionAddress: 'POST /api/carts/distribution-address',
  setTimeSlot: 'POST /api/carts/distribution-time-slot',
});

export { groupOf, validationCodes } from './validation-codes.js';
export type { ValidationCodeId, ValidationGroup } from './validation-codes.js';
export * from './tokens.js';
