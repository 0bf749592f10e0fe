import { defineCalls } from '../core/call.js';
import type { allergenCalls } from './allergen-calls.js';
import type { basketCalls } from './basket-calls.js';
import type { cartPlaceCalls } from './place-calls.js';
import type { substitutionCalls } from './substitution-calls.js';
import type { tipCalls } from './tip-calls.js';
import type { wire } from './wire.js';

/** The first four are those of `cartItemCalls`: an import would tie the file of every page to this one. */
export const cartCalls = defineCalls<
  Omit<
    typeof wire,
    | keyof typeof substitutionCalls
    | keyof typeof allergenCalls
    | keyof typeof basketCalls
    | keyof typeof cartPlaceCalls
    | keyof typeof tipCalls
  >
>({
  getCart: 'GET /api/carts',
  setItem: 'POST /api/carts/items',
  removeItems: 'DELETE /api/carts/items/multiple',
  resetCart: 'POST /api/carts/reset',
  finalizeCart: 'POST /api/carts/finalize',
  setBillingAddress: 'POST /api/carts/billing-address',
  setCartCustomer: 'POST /api/carts/set-customer',
  mergeCart: 'POST /api/carts/merge/:id',
  validateCart: 'GET /api/carts/validation',
  setCartMode: 'PUT /api/carts/mode',
  setCrateDeposit: 'POST /api/carts/crate-deposit-desired',
  addPayment: 'POST /api/carts/payment',
  cleanPayments: 'PUT /api/carts/payments/clean',
  removePayment: 'DELETE /api/carts/payment/:id',
  setItems: 'POST /api/carts/items/bulk',
  removeAllItems: 'DELETE /api/carts/items/all',
  addDiscountCode: 'POST /api/carts/discount-codes',
  removeDiscountCode: 'DELETE /api/carts/discount-codes',
  setDistributionAddress: 'POST /api/carts/distribution-address',
  setTimeSlot: 'POST /api/carts/distribution-time-slot',
});

export { groupOf, validationCodes } from './validation-codes.js';
export type { ValidationCodeId, ValidationGroup } from './validation-codes.js';
export * from './tokens.js';
export type * from './types.js';
