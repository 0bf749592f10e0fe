import * as z from 'zod/mini';
import { Cents, Id, Instant, SignedCents } from '../schemas.js';
import {
  BillingAddress,
  DiscountCode,
  BookedTimeSlot,
  PriceInfo,
  ProductLineItem,
  Substitution,
} from '../cart/schemas.js';
import { Allergen } from '../catalogue/schemas.js';
import { DistributionAddress } from '../distribution/schemas.js';

/** CHK-15. */
export const PaymentMethodKey = z.enum([
  'apple-pay',
  'credit-cards',
  'pay-by-invoice-b2b',
  'pay-by-invoice-b2c',
  'payment-at-the-door',
  'payment-at-the-store',
  'paypal',
]);

/** What a shopper agrees to by ordering, said beside the button, and the pages where it stands whole. */
export const OrderConditions = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
  links: z.array(
    z.object({
      label: z.string().check(z.minLength(1), z.maxLength(100)),
      href: z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\s\\]*$/)),
    }),
  ),
});

/** CART-64; values in cents, weights in grams; absent means no limit. */
export const OrderConfig = z.object({
  minOrderValueDelivery: z.optional(Cents),
  minOrderValueCC: z.optional(Cents),
  maxOrderValueDelivery: z.optional(Cents),
  maxOrderValueCC: z.optional(Cents),
  maxOrderWeightDelivery: z.optional(z.int()),
  maxOrderWeightCC: z.optional(z.int()),
  paymentMethods: z.array(PaymentMethodKey),
  /** Those of them that are charged when the shopper pays; the others are reserved first. */
  chargedAtOnce: z.optional(z.array(PaymentMethodKey)),
  /** Those that are saved for the order where the delivery begins more than so many hours ahead. */
  savedForLater: z.optional(z.object({ methods: z.array(PaymentMethodKey), hours: z.int() })),
  /** Key of the shop's gift card as a payment method (PAY-08, PAY-09); absent when there is none. */
  giftCardMethodKey: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** In the language of the reader; absent for a shop that says it elsewhere. */
  conditions: z.optional(OrderConditions),
});

export const OrderStatus = z.enum([
  'PLACED',
  'PAYMENT_PENDING',
  'PICKING',
  'ON_THE_WAY',
  'READY',
  'COMPLETED',
  'CANCELLED',
]);

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
  /** Discount codes that took something off, as they did; absent without any. */
  discountCodes: z.optional(z.array(DiscountCode)),
  /** What the shopper wants where something is missing; a line may say otherwise. */
  substitution: z.optional(Substitution),
  /**
   * What was paid or reserved ahead, the wallet's part included: cents that are reserved and charged by
   * the receipt, that were charged, and that went back of it. Absent where all is paid on handover.
   */
  charge: z.optional(
    z.object({
      authorised: Cents,
      captured: Cents,
      refunded: Cents,
      /** Reserved two days before the delivery, by the method that is saved. */
      later: z.optional(Cents),
    }),
  ),
  /** What the shopper avoided when they ordered; nothing that has it comes instead of what is missing. */
  avoidedAllergens: z.optional(z.array(Allergen)),
  /** Where the payment that is awaited is made, or made again. */
  paymentUrl: z.optional(z.string()),
  /** Why the payment came to nothing; the order is cancelled then (CHK-14). */
  paymentError: z.optional(z.object({ code: z.string(), description: z.string() })),
});

export const OrderSummary = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  total: Cents,
});

export const CheckoutInput = z.object({
  cartId: Id,
  /** Pays what the wallet does not; not needed where the wallet pays all (PAY-13). */
  methodKey: z.optional(PaymentMethodKey),
  /** Total that the shopper saw, in cents; another total now is refused rather than charged. */
  expectedTotal: Cents,
});

/** Outcome of placing an order; `redirectUrl` leads to a payment provider. */
export const CheckoutResult = z.object({
  checkoutId: Id,
  orderNumber: z.optional(z.string()),
  status: z.enum(['ORDERED', 'PAYMENT_PENDING']),
  redirectUrl: z.optional(z.string()),
});

/** What happens to an order, in order; `at` where it has. */
export const OrderStep = z.object({ status: OrderStatus, at: z.optional(Instant) });

export const OrderProgress = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  steps: z.array(OrderStep),
  /** Until then it can be changed and cancelled; absent when it no longer can. */
  changeableUntil: z.optional(Instant),
  /** The order that this one adds to. */
  addedTo: z.optional(z.string()),
  /** Orders that add to this one; they are cancelled and moved along with it. */
  additions: z.array(z.string()),
  hasReceipt: z.boolean(),
});

/** Another window, lines to be taken out, or both. Without `expectedTotal` nothing is changed. */
export const OrderChange = z.object({
  windowId: z.optional(Id),
  removeLineItemIds: z.optional(z.array(Id).check(z.maxLength(500))),
  /** Total in cents that the shopper agreed to; another one is refused. */
  expectedTotal: z.optional(Cents),
});
/** The order as it is, or as it would be. */
export const OrderChanged = z.object({ isDone: z.boolean(), order: Order });

export const ReceiptLine = z.object({
  lineItemId: Id,
  name: z.string(),
  outcome: z.enum(['PICKED', 'SUBSTITUTED', 'MISSING']),
  weighed: z.boolean(),
  /** Grams of weighted goods, else as many as the price counts: a crate of six bottles is one. */
  ordered: z.int().check(z.gte(1)),
  /** The same; of a broken crate a part. */
  picked: z.number().check(z.gte(0)),
  /** What came instead of it. */
  substitute: z.optional(z.string()),
  /** Cents as ordered, the most that it could have come to, and what it came to; without deposit. */
  expected: Cents,
  highest: Cents,
  total: Cents,
  deposit: Cents,
  vatRate: z.number(),
});

/** What an order came to once it was picked; cents. `total` is the sum of its parts. */
export const Receipt = z.object({
  orderNumber: z.string(),
  issuedAt: Instant,
  lines: z.array(ReceiptLine),
  goods: Cents,
  discount: Cents,
  /** Codes that the discount, or the lower fee, is owed to, as they were ordered; absent without any. */
  discountCodes: z.optional(z.array(DiscountCode)),
  deposits: Cents,
  serviceFee: Cents,
  deliveryPass: Cents,
  total: Cents,
  /** Totals that were told before the payment: `total` is never above the highest. */
  promised: z.object({ expected: Cents, highest: Cents }),
  /** For empties that were handed back; it is taken off what is paid. */
  depositReturned: Cents,
  toPay: SignedCents,
  payments: z.array(
    z.object({ methodKey: z.string(), brandName: z.optional(z.string()), amountPlanned: Cents }),
  ),
  /**
   * What is paid by tax rate: all `net` and `vat` add up to `toPay`. Deposits and gift cards that carry
   * no tax stand in one part of their own, which is last and says so.
   */
  vat: z.array(
    z.object({
      rate: z.number(),
      gross: SignedCents,
      net: SignedCents,
      vat: SignedCents,
      isOutsideScope: z.optional(z.literal(true)),
    }),
  ),
});
