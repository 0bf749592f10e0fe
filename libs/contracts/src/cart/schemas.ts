import * as z from 'zod/mini';
import * as fields from '../fields.js';
import { optionalField } from '../fields.js';
import { Cents, Grams, Id, Instant, ProductAllergenWarning, SignedCents, Sku } from '../schemas.js';
import { Allergen, Product } from '../catalogue/schemas.js';
import { DistributionAddress } from '../distribution/schemas.js';

export const CartMode = z.enum(['REGULAR', 'ADDON']);
export const CartStatus = z.enum(['OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED']);

/** What is to be done where a product is missing when the order is picked. */
export const Substitution = z.enum(['SIMILAR', 'LEAVE_OUT', 'CALL']);

/** What speaks against a product for somebody who avoids allergens; named in a confirmation alike. */
export const AllergenFinding = z.object({
  contains: z.array(Allergen).check(z.maxLength(14)),
  mayContain: z.array(Allergen).check(z.maxLength(14)),
  /** The product's allergen information is missing, which counts as unsafe. */
  isUnknown: z.boolean(),
});
export const AllergenWarning = z.extend(AllergenFinding, {
  /** The shopper has agreed to exactly this; without, the cart cannot be ordered. */
  isConfirmed: z.boolean(),
});

/** What a cart's shopper avoids; a product that has it enters with a confirmation only. */
export const AllergenProfile = z.object({
  /** Chosen in the cart, by a guest too. */
  chosen: z.array(Allergen),
  /** From the diet of the customer's account. */
  diet: z.array(Allergen),
});

export const ProductLineItem = z.object({
  lineItemId: Id,
  /** In grams for weighted goods, else in pieces. */
  quantity: z.int().check(z.gte(1)),
  /** Price of one piece, or of one step of a weighted product. */
  perPiecePrice: Cents,
  /** Goods of the line, without deposit. For weighted goods the expected amount. */
  lineTotal: Cents,
  lineDeposit: Cents,
  product: Product,
  /** It may be missing when the order is picked. */
  stockRisk: z.optional(z.literal(true)),
  /** For this line other than for the rest of the cart. */
  substitution: z.optional(Substitution),
  /** What of the product the shopper avoids; absent where nothing is known to speak against it. */
  allergenWarning: z.optional(AllergenWarning),
});
export const VoucherLineItem = z.object({ lineItemId: Id, articleId: Id });
export const DeliveryPassLineItem = z.object({ lineItemId: Id, price: Cents });

/** A code as it is typed: letters and digits, with hyphens and spaces; capitals do not matter. */
export const DiscountCodeText = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[\s-]*[A-Za-z0-9][A-Za-z0-9\s-]*$/));

/** A code on a cart or an order, in its one spelling (CART-98). */
export const DiscountCode = z.object({
  code: z.string(),
  /** What it gives, in words. */
  title: z.string(),
  appliesTo: z.enum(['goods', 'service']),
  /** Cents that it takes off as things are; 0 while it does not hold. */
  savings: Cents,
  /** Cents of goods that are missing until it holds; absent when none are. */
  missing: z.optional(Cents),
  /** Why it takes nothing off and the cart cannot be ordered with it (CART-80…83). */
  fault: z.optional(z.enum(['223', '227', '228', '229'])),
});

export const CartPayment = z.object({
  id: Id,
  methodKey: z.string(),
  brandName: z.string(),
  amountPlanned: Cents,
});

/** CART-06. Cents, but for the two percentages. */
export const PriceInfo = z.object({
  depositFees: Cents,
  discounts: Cents,
  coveredAmount: Cents,
  /**
   * Goods after discounts, without deposit, fees and gift cards; the minimum and free delivery are
   * measured by it (CART-59, CART-63).
   */
  orderValue: Cents,
  /** Gift cards and multi-purpose vouchers in the order, part of the total; absent without any. */
  giftCardValue: z.optional(Cents),
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

/** Who is billed and how they are reached. */
export const BillingAddress = z.object({
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
  country: fields.Country,
  countryCode: fields.CountryCode,
});

export const BookedTimeSlot = z.object({ id: Id, start: Instant, end: Instant });

/** The chosen window and, where the shop holds a place of it for the cart, until when it does. */
export const ChosenTimeSlot = z.extend(BookedTimeSlot, {
  heldUntil: z.optional(Instant),
  /** How often the shopper may still have it held for longer. */
  extensionsLeft: z.optional(z.int().check(z.gte(0))),
});

/** Goods that a call did not put into the cart, and why. */
export const RefusedItem = z.object({
  sku: Sku,
  quantity: z.int(),
  errorCode: z.string(),
  /** Absent for a product that the shop does not have. */
  name: z.optional(z.string()),
  /** With `ALLERGEN_CONFIRMATION_REQUIRED`: what has to be confirmed. */
  allergens: z.optional(AllergenFinding),
});

export const Cart = z.object({
  id: Id,
  customerId: z.optional(Id),
  mode: CartMode,
  orderNumber: z.optional(z.string()),
  cartStatus: CartStatus,
  /** Grows by one with every change; a stale answer is recognised by it. */
  version: z.int(),
  payments: z.array(CartPayment),
  lineItemCount: z.int(),
  productLineItems: z.array(ProductLineItem),
  voucherLineItems: z.array(VoucherLineItem),
  discountCodes: z.array(DiscountCode),
  unavailableLineItems: z.array(ProductLineItem),
  deliveryPassLineItem: z.optional(DeliveryPassLineItem),
  distributionAddress: z.optional(DistributionAddress),
  distributionWindow: z.optional(ChosenTimeSlot),
  billingAddress: z.optional(BillingAddress),
  crateDepositDesired: z.boolean(),
  /** Where the shopper has not said, nothing comes instead of what is missing. */
  substitution: z.optional(Substitution),
  /** Absent while nobody has said anything. */
  allergenProfile: z.optional(AllergenProfile),
  /** In the answer of a merge: goods of the guest's cart that need a confirmation first. */
  heldBack: z.optional(z.array(RefusedItem)),
  weight: Grams,
  freeOfChargeThreshold: z.optional(Cents),
  priceInfo: PriceInfo,
});

/** One finding of the validation; `code` as in CART-66…86. */
export const CartError = z.object({
  code: z.string(),
  message: z.string(),
  lineItemId: z.optional(Id),
  /** With 141: only its hold has ended, and the window is free to be chosen again. */
  isFree: z.optional(z.literal(true)),
});
export const CartValidation = z.object({ cartDTO: Cart, errors: z.array(CartError) });

export const CartItemInput = z.object({
  sku: Sku,
  quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** Repeats the warning that the shopper was shown and agreed to. */
  confirmedAllergens: z.optional(AllergenFinding),
});
export const BulkResult = z.object({
  cartDTO: Cart,
  notAddedOrUpdatedItems: z.array(RefusedItem),
});

/** CART-11…14. */
export const CartSort = z.enum(['alphabetically', 'category', 'chronologically', 'unitprice']);

/** Products that the cart's shopper has to be warned of; what fits has no entry. */
export const AllergenWarnings = z.object({ warnings: z.array(ProductAllergenWarning) });
