import * as z from 'zod/mini';
import { fitsCountry, namesRegion } from '../core/address/fits-country.js';
import * as fields from '../core/fields.js';
import { optionalField } from '../core/fields.js';
import { Cents, Grams, Id, Instant, SignedCents, Sku } from '../core/schemas.js';
import { Product } from '../catalogue/schemas.js';
import { DeliveryPlace, DistributionAddress } from '../distribution/schemas.js';
import { AllergenFinding, AllergenWarning, AllergenProfile } from './allergen-schemas.js';
import { LineNote, OrderNote } from './basket-schemas.js';

export * from './allergen-schemas.js';
export * from './basket-schemas.js';

export const CartMode = z.enum(['REGULAR', 'ADDON']);
export const CartStatus = z.enum(['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED']);

/** Substitution preference: what to do when a product is missing during picking. */
export const Substitution = z.enum(['SIMILAR', 'LEAVE_OUT', 'CALL']);

export const ProductLineItem = z.object({
  lineItemId: Id,
  /** In grams for weighted products, otherwise in pieces. */
  quantity: z.int().check(z.gte(1)),
  /** Price of one piece, or of one step of a weighted product. */
  perPiecePrice: Cents,
  /** Price of the line without deposit. For weighted products, the expected amount. */
  lineTotal: Cents,
  lineDeposit: Cents,
  product: Product,
  /** The product is often out of stock when the order is picked. */
  stockRisk: z.optional(z.literal(true)),
  /** Overrides the cart's substitution preference for this line. */
  substitution: z.optional(Substitution),
  /** For the picker. */
  note: z.optional(LineNote),
  /** Allergen findings of the product; absent when there are none. */
  allergenWarning: z.optional(AllergenWarning),
});
export const VoucherLineItem = z.object({ lineItemId: Id, articleId: Id });
export const DeliveryPassLineItem = z.object({ lineItemId: Id, price: Cents });

/** A code as typed: letters and digits, with hyphens and spaces; case-insensitive. */
export const DiscountCodeText = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[\s-]*[A-Za-z0-9][A-Za-z0-9\s-]*$/));

/** A code on a cart or an order, normalised (CART-98). */
export const DiscountCode = z.object({
  code: z.string(),
  /** Its benefit, as text. */
  title: z.string(),
  appliesTo: z.enum(['goods', 'service']),
  /** Current discount in cents; 0 while its conditions are not met. */
  savings: Cents,
  /** Cents of goods that are missing to meet its conditions; absent when none are. */
  missing: z.optional(Cents),
  /** Reason that the code does not apply and the cart cannot be ordered with it (CART-80…83). */
  fault: z.optional(z.enum(['223', '227', '228', '229'])),
});

export const CartPayment = z.object({
  id: Id,
  methodKey: z.string(),
  brandName: z.string(),
  amountPlanned: Cents,
});

/** CART-06. Cents, except for the two percentages. */
export const PriceInfo = z.object({
  depositFees: Cents,
  discounts: Cents,
  coveredAmount: Cents,
  /** Goods after discounts, without deposit, fees and gift cards; basis of CART-59 and CART-63. */
  orderValue: Cents,
  /** Gift cards and multi-purpose vouchers in the order, part of the total; absent without any. */
  giftCardValue: z.optional(Cents),
  /** For the driver, part of the total and not taxed; absent without one. */
  tip: z.optional(Cents),
  /** Tax on top of the prices, part of the total; absent where prices include their tax. */
  addedTax: z.optional(Cents),
  overAuthorizationAmount: Cents,
  overAuthorizationPercentage: z.number(),
  serviceFees: Cents,
  serviceFeesAfterDiscount: Cents,
  serviceFeeTaxRate: z.number(),
  total: Cents,
  totalArticlePrice: Cents,
  totalSavings: Cents,
  savings: Cents,
  totalVat: Cents,
  totalWithSurcharge: Cents,
  uncoveredAmountWithOverAuthorization: SignedCents,
  uncoveredAmountWithoutOverAuthorization: SignedCents,
});

/** Billing address and contact details. */
export const BillingAddress = z
  .object({
    salutation: z.optional(fields.Gender),
    title: optionalField(fields.AcademicTitle),
    firstName: fields.FirstName,
    lastName: fields.LastName.check(z.minLength(1), z.regex(/^[\p{L}\p{M} '’.-]+$/u)),
    companyName: optionalField(fields.CompanyName),
    valueAddedTaxId: optionalField(fields.ValueAddedTaxId),
    companyRegistrationNumber: optionalField(fields.CompanyRegistrationNumber),
    email: fields.Email,
    phoneNumber: fields.Phone,
    streetName: fields.CheckoutStreet,
    streetNumber: fields.HouseNumber,
    postalCode: fields.Zip,
    city: fields.City,
    region: z.optional(fields.Region),
    country: fields.Country,
    countryCode: fields.CountryCode,
  })
  .check(fitsCountry, namesRegion);

export const BookedTimeSlot = z.object({ id: Id, start: Instant, end: Instant });

/** The chosen time slot and, while the shop holds its capacity for the cart, the end of that hold. */
export const ChosenTimeSlot = z.extend(BookedTimeSlot, {
  heldUntil: z.optional(Instant),
  /** How often the shopper may still extend the hold. */
  extensionsLeft: z.optional(z.int().check(z.gte(0))),
});

/** Products that a call did not add to the cart, with the reason. */
export const RefusedItem = z.object({
  sku: Sku,
  quantity: z.int(),
  errorCode: z.string(),
  /** Absent for a product that the shop does not have. */
  name: z.optional(z.string()),
  /** With `ALLERGEN_CONFIRMATION_REQUIRED`: the findings to confirm. */
  allergens: z.optional(AllergenFinding),
});

export const Cart = z.object({
  id: Id,
  customerId: z.optional(Id),
  mode: CartMode,
  orderNumber: z.optional(z.string()),
  cartStatus: CartStatus,
  /** Incremented with every change; identifies stale responses. */
  version: z.int(),
  payments: z.array(CartPayment),
  lineItemCount: z.int(),
  productLineItems: z.array(ProductLineItem),
  voucherLineItems: z.array(VoucherLineItem),
  discountCodes: z.array(DiscountCode),
  unavailableLineItems: z.array(ProductLineItem),
  deliveryPassLineItem: z.optional(DeliveryPassLineItem),
  distributionAddress: z.optional(DistributionAddress),
  /** In place of the address while only the postcode is known. */
  deliveryPlace: z.optional(DeliveryPlace),
  distributionWindow: z.optional(ChosenTimeSlot),
  billingAddress: z.optional(BillingAddress),
  crateDepositDesired: z.boolean(),
  /** Without a choice, missing products are left out. */
  substitution: z.optional(Substitution),
  /** For the picker. */
  note: z.optional(OrderNote),
  /** Absent until the shopper has made a choice. */
  allergenProfile: z.optional(AllergenProfile),
  /** In the response of a merge: products of the guest's cart that require a confirmation. */
  heldBack: z.optional(z.array(RefusedItem)),
  /** Goods in it have an age limit that the customer has not reached, by their birthdate. */
  isTooYoung: z.optional(z.literal(true)),
  weight: Grams,
  freeOfChargeThreshold: z.optional(Cents),
  priceInfo: PriceInfo,
  /** What all of it costs at handover, rounded to coins; absent where that is the total. */
  totalAtHandover: z.optional(Cents),
});

/** A finding of the validation; `code` as in CART-66…86. */
export const CartError = z.object({
  code: z.string(),
  message: z.string(),
  lineItemId: z.optional(Id),
  /** With 141: only the hold has expired, and the time slot can be chosen again. */
  isFree: z.optional(z.literal(true)),
});
export const CartValidation = z.object({ cartDTO: Cart, errors: z.array(CartError) });

export const CartItemInput = z.object({
  sku: Sku,
  quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** The warning that the shopper has seen and confirmed. */
  confirmedAllergens: z.optional(AllergenFinding),
});
export const BulkResult = z.object({
  cartDTO: Cart,
  notAddedOrUpdatedItems: z.array(RefusedItem),
});

/** CART-11…14. */
export const CartSort = z.enum(['alphabetically', 'category', 'chronologically', 'unitprice']);
