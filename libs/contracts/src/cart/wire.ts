import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Allergen } from '../catalogue/schemas.js';
import { Zip } from '../core/fields.js';
import { Cents, CommaList, Id, Sku } from '../core/schemas.js';
import { DistributionAddress } from '../distribution/schemas.js';
import {
  AllergenWarnings,
  BillingAddress,
  BulkResult,
  Cart,
  CartItemInput,
  CartMode,
  CartValidation,
  DiscountCodeText,
  Forgotten,
  LineNote,
  OrderNote,
  SavedGoods,
  Substitution,
} from './schemas.js';

const change = { response: Cart, errorCodes: ['3', 'NOT_FOUND'] } as const;

export const wire = {
  getCart: { summary: 'The visitor’s open cart', response: Cart, errorCodes: ['NOT_FOUND'] },
  /** `fields` of a CART_INVALID lists the findings by code (CART-66…86 or one of `errorCodes`). */
  finalizeCart: {
    ...change,
    summary: 'Freezes the cart for payment',
    errorCodes: ['3', 'CART_INVALID'],
  },
  setBillingAddress: { ...change, summary: 'Stores the billing address', body: BillingAddress },
  setCartCustomer: {
    ...change,
    summary: 'Gives an anonymous cart to the customer',
    query: z.object({ anonymousCartId: Id }),
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
  },
  mergeCart: {
    ...change,
    summary: 'Merges an anonymous cart into the customer’s',
    params: z.object({ id: Id }),
    errorCodes: ['UNAUTHORIZED', '3', 'NOT_FOUND'],
  },
  resetCart: { ...change, summary: 'Opens a finalized cart again' },
  validateCart: {
    summary: 'Checks the cart against stock, limits and windows',
    response: CartValidation,
    errorCodes: ['NOT_FOUND'],
  },
  setCartMode: {
    ...change,
    summary: 'Switches between a new order and an addition to one',
    body: z.object({ mode: CartMode, orderNumber: z.optional(z.string()) }),
  },
  setCrateDeposit: {
    ...change,
    summary: 'Says whether crates are wanted',
    body: z.object({ crateDepositDesired: z.boolean() }),
  },
  setTip: {
    ...change,
    summary: 'Gives the driver one of the amounts that the shop suggests, or nothing with 0',
    body: z.object({ tip: Cents }),
  },
  setSubstitution: {
    ...change,
    summary: 'Says what is to be done where something is missing: everywhere, or for one line',
    /** Without a choice, the line uses the cart's substitution preference. */
    body: z.object({ choice: z.optional(Substitution), lineItemId: z.optional(Id) }),
  },
  setLineNote: {
    ...change,
    summary: 'Stores what the picker should know about one line; an empty note removes it',
    params: z.object({ lineItemId: Id }),
    body: z.object({ note: LineNote }),
  },
  setOrderNote: {
    ...change,
    summary: 'Stores what the picker should know about the order; an empty note removes it',
    body: z.object({ note: OrderNote }),
  },
  getSavedGoods: { summary: 'What the shopper has put aside', response: SavedGoods },
  saveForLater: {
    ...change,
    summary: 'Moves a line out of the cart to what is put aside',
    body: z.object({ lineItemId: Id }),
    errorCodes: ['3', 'NOT_FOUND', 'CONFLICT'],
  },
  removeSavedGood: {
    summary: 'Removes one product from what is put aside',
    params: z.object({ sku: Sku }),
    response: SavedGoods,
  },
  getForgotten: {
    summary:
      'What may be missing in the cart: what is due again, or what others buy with its goods',
    response: Forgotten,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
  setCartAllergens: {
    ...change,
    summary: 'Says what the shopper avoids, for this cart and those after it',
    body: z.object({ allergens: z.array(Allergen).check(z.maxLength(14)) }),
  },
  getAllergenWarnings: {
    summary: 'Which of these products the cart’s shopper has to be warned of',
    query: z.object({ skus: CommaList }),
    response: AllergenWarnings,
  },
  addPayment: {
    ...change,
    summary: 'Plans a payment',
    body: z.object({ methodKey: z.string(), brandName: z.string(), amount: Cents }),
  },
  cleanPayments: { ...change, summary: 'Removes every planned payment' },
  removePayment: {
    ...change,
    summary: 'Removes one planned payment',
    params: z.object({ id: Id }),
  },
  setItem: {
    ...change,
    summary: 'Sets the total quantity of a product (API-060)',
    query: z.object({ storeId: z.optional(Id) }),
    body: CartItemInput,
    errorCodes: [
      '3',
      'UNKNOWN_SKU',
      'NOT_ORDERABLE',
      'INVALID_QUANTITY',
      'MAX_QUANTITY_REACHED',
      'ALLERGEN_CONFIRMATION_REQUIRED',
    ],
  },
  setItems: {
    summary: 'Sets the total quantity of several products',
    body: z.array(CartItemInput).check(z.minLength(1), z.maxLength(200)),
    response: BulkResult,
    errorCodes: ['3'],
  },
  removeAllItems: { ...change, summary: 'Empties the cart' },
  removeItems: { ...change, summary: 'Removes lines', query: z.object({ lineItemIds: CommaList }) },
  addDiscountCode: {
    ...change,
    summary: 'Redeems a discount code',
    body: z.object({ code: DiscountCodeText }),
    errorCodes: ['3', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS', '223', '227', '228', '229'],
  },
  removeDiscountCode: {
    ...change,
    summary: 'Takes a discount code back',
    query: z.object({ code: z.string().check(z.maxLength(60)) }),
  },
  setDistributionAddress: {
    ...change,
    summary: 'Stores where the order goes',
    body: DistributionAddress,
    errorCodes: ['3', '004', '130', '132', 'OUTSIDE_DELIVERY_AREA'],
  },
  setDeliveryPlace: {
    ...change,
    summary: 'Stores the postcode that the order is delivered to, before its address is known',
    body: z.object({ postalCode: Zip }),
    errorCodes: ['3', '132', 'OUTSIDE_DELIVERY_AREA'],
  },
  setTimeSlot: {
    ...change,
    summary: 'Stores when the order goes',
    body: z.object({ id: Id }),
    errorCodes: ['3', '005', '022', '023', '140', '141', 'TOO_MANY_REQUESTS'],
  },
  extendTimeSlot: {
    ...change,
    summary: 'Has the chosen window held for longer; at most twice, and not for an empty cart',
    errorCodes: ['3', 'NOT_FOUND', '008', '141', 'CONFLICT'],
  },
  releaseTimeSlot: {
    ...change,
    summary: 'Gives the chosen window back; an addition keeps that of its order',
  },
} as const satisfies Record<string, CallSchemas>;
