import * as z from 'zod/mini';
import { Cents, Id, Instant } from '../schemas.js';
import { BillingAddress, DistributionWindow, PriceInfo, ProductLineItem } from '../cart/schemas.js';
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

/** CART-64; values in cents, weights in grams; absent means no limit. */
export const OrderConfig = z.object({
  minOrderValueDelivery: z.optional(Cents),
  minOrderValueCC: z.optional(Cents),
  maxOrderValueDelivery: z.optional(Cents),
  maxOrderValueCC: z.optional(Cents),
  maxOrderWeightDelivery: z.optional(z.int()),
  maxOrderWeightCC: z.optional(z.int()),
  paymentMethods: z.array(PaymentMethodKey),
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
  distributionWindow: DistributionWindow,
  billingAddress: BillingAddress,
  productLineItems: z.array(ProductLineItem),
  payments: z.array(z.object({ methodKey: PaymentMethodKey, amountPlanned: Cents })),
  priceInfo: PriceInfo,
});

export const OrderSummary = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  total: Cents,
});

export const CheckoutInput = z.object({
  cartId: Id,
  methodKey: PaymentMethodKey,
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
