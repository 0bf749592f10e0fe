import * as z from 'zod/mini';
import { Cents, Id, Instant } from '../core/schemas.js';
import {
  BillingAddress,
  DiscountCode,
  BookedTimeSlot,
  PriceInfo,
  ProductLineItem,
  OrderNote,
  Substitution,
} from '../cart/schemas.js';
import { Allergen, PictureRef } from '../catalogue/schemas.js';
import { ExpressBuyer } from './express-schemas.js';
import { OrderStatus } from './order-status.js';
import { PaymentMethodKey } from './payment-method-schemas.js';
import { DistributionAddress, DistributionType } from '../distribution/schemas.js';
import { StripePages } from '../tenant/stripe-pages.js';

export * from './claim-schemas.js';
export * from './delivery-schemas.js';
export * from './express-schemas.js';
export * from './order-status.js';
export * from './payment-method-schemas.js';
export * from './receipt-schemas.js';

/** Terms that the shopper accepts by ordering, shown next to the button, with links to their pages. */
export const OrderConditions = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
  links: z.array(
    z.object({
      label: z.string().check(z.minLength(1), z.maxLength(100)),
      href: z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\s\\]*$/)),
    }),
  ),
});

const LogoPath = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/media\/[\w./-]+\.(?:svg|png|webp)$/));

/** CART-64; values in cents, weights in grams; absent means no limit. */
export const OrderConfig = z.object({
  minOrderValueDelivery: z.optional(Cents),
  minOrderValueCC: z.optional(Cents),
  maxOrderValueDelivery: z.optional(Cents),
  maxOrderValueCC: z.optional(Cents),
  maxOrderWeightDelivery: z.optional(z.int()),
  maxOrderWeightCC: z.optional(z.int()),
  paymentMethods: z.array(PaymentMethodKey),
  /** Files with the official marks of payment methods, from the shop's own media. */
  paymentLogos: z.optional(z.partialRecord(PaymentMethodKey, LogoPath)),
  /** Methods that are charged when the shopper pays; the others are authorised first. */
  chargedAtOnce: z.optional(z.array(PaymentMethodKey)),
  /** Methods that are saved and authorised later when the delivery begins more than `hours` ahead. */
  savedForLater: z.optional(z.object({ methods: z.array(PaymentMethodKey), hours: z.int() })),
  /** Key of the shop's gift card as a payment method (PAY-08, PAY-09); absent when there is none. */
  giftCardMethodKey: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** A wallet that pays from the cart; absent without one. */
  express: z.optional(
    z.union([
      /** Who pays with the simulated wallet; a real one tells it in the browser. */
      z.object({ methodKey: PaymentMethodKey, simulated: ExpressBuyer }),
      /** Stripe's script shows the wallets that the device has. */
      z.object({ methodKey: PaymentMethodKey, stripe: StripePages }),
    ]),
  ),
  /** Amounts in cents that the shop suggests for the driver of a delivery; absent: it takes no tips. */
  tips: z.optional(z.array(Cents.check(z.gte(1))).check(z.minLength(1), z.maxLength(5))),
  /** Notes of the country in cents, ascending, with which shoppers pay at the door; absent: not asked. */
  notes: z.optional(z.array(Cents.check(z.gte(1))).check(z.minLength(1), z.maxLength(12))),
  /** Deposit on the crates of one order; without one the shop delivers in none. */
  crateDeposit: z.optional(Cents),
  /** In the reader's language; absent for a shop that shows its terms elsewhere. */
  conditions: z.optional(OrderConditions),
});

const AgeLimit = z.int().check(z.gte(1), z.lte(99));

export const Order = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  distributionAddress: DistributionAddress,
  distributionWindow: BookedTimeSlot,
  billingAddress: BillingAddress,
  productLineItems: z.array(ProductLineItem),
  /** A `PaymentMethodKey` or, with the brand GIFTCARD, the shop's gift card. */
  payments: z.array(
    z.object({ methodKey: z.string(), brandName: z.optional(z.string()), amountPlanned: Cents }),
  ),
  priceInfo: PriceInfo,
  /** As in the cart: what is expected at handover, rounded to coins. */
  totalAtHandover: z.optional(Cents),
  /** Cash in cents that the shopper will hand over at the door, so that the driver has the change. */
  paysWith: z.optional(Cents),
  /** Discount codes that were applied; absent without any. */
  discountCodes: z.optional(z.array(DiscountCode)),
  /** The shopper's substitution preference; a line may override it. */
  substitution: z.optional(Substitution),
  /** What the shopper wrote to the picker. */
  note: z.optional(OrderNote),
  /**
   * Payments in advance in cents, including the wallet: `authorised` will be charged with the receipt,
   * `captured` was charged, `refunded` is the part of it that was paid back. Absent when everything is
   * paid on handover.
   */
  charge: z.optional(
    z.object({
      authorised: Cents,
      captured: Cents,
      refunded: Cents,
      /** Authorised two days before the delivery with the saved method. */
      later: z.optional(Cents),
    }),
  ),
  /** Allergens that the shopper avoided when ordering; substitutes never contain them. */
  avoidedAllergens: z.optional(z.array(Allergen)),
  /**
   * Highest age limit of the goods in years; the shopper confirmed to have reached it. The recipient's
   * identity card is checked at handover. Absent without such goods.
   */
  confirmedAge: z.optional(AgeLimit),
  /** URL of the pending payment, or of its retry. */
  paymentUrl: z.optional(z.string()),
  /** Reason for the failed payment; the order is then cancelled (CHK-14). */
  paymentError: z.optional(z.object({ code: z.string(), description: z.string() })),
});

export const OrderSummary = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  /** What is to pay: as the receipt has it once there is one, before that as ordered. */
  total: Cents,
});

/** An order in the customer's list, with what it is recognised by. */
export const ListedOrder = z.extend(OrderSummary, {
  distributionType: DistributionType,
  distributionWindow: BookedTimeSlot,
  lineItemCount: z.int().check(z.gte(0)),
  /** Of the first products that have one. */
  pictures: z.array(PictureRef).check(z.maxLength(4)),
});

export const CheckoutInput = z.object({
  cartId: Id,
  /** Pays the amount that the wallet does not cover; not needed when it covers everything (PAY-13). */
  methodKey: z.optional(PaymentMethodKey),
  /** Total that the shopper saw, in cents; if the total has changed, the order is refused. */
  expectedTotal: Cents,
  /** Full years that the shopper says to have; needed for goods with an age limit. */
  confirmedAge: z.optional(AgeLimit),
  /** With payment at the door: cash in cents that the shopper will hand over, at least what is to pay. */
  paysWith: z.optional(Cents.check(z.gte(1), z.lte(100_000_000))),
});

/** Result of placing an order; `redirectUrl` leads to a payment provider. */
export const CheckoutResult = z.object({
  checkoutId: Id,
  orderNumber: z.optional(z.string()),
  status: z.enum(['ORDERED', 'PAYMENT_PENDING']),
  redirectUrl: z.optional(z.string()),
});

/** A status of the order timeline; `at` is set once the order has reached it. */
export const OrderStep = z.object({ status: OrderStatus, at: z.optional(Instant) });

export const OrderProgress = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  steps: z.array(OrderStep),
  /** Until then it can be changed and cancelled; absent afterwards. */
  changeableUntil: z.optional(Instant),
  addedTo: z.optional(z.string()),
  /** Orders that add to this one; they are cancelled and moved with it. */
  additions: z.array(z.string()),
  hasReceipt: z.boolean(),
});

/** Another time slot, lines to remove, or both. Without `expectedTotal`, it is a dry run. */
export const OrderChange = z.object({
  windowId: z.optional(Id),
  removeLineItemIds: z.optional(z.array(Id).check(z.maxLength(500))),
  /** Total in cents that the shopper confirmed; a different one is refused. */
  expectedTotal: z.optional(Cents),
});
/** The current order, or the order after the change. */
export const OrderChanged = z.object({ isDone: z.boolean(), order: Order });
