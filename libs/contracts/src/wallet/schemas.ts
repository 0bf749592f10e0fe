import * as z from 'zod/mini';
import { Cents, Id, Instant, SignedCents } from '../core/schemas.js';
import { PaymentMethodKey } from '../checkout/schemas.js';

/** PAY-03. */
export const CardBrand = z.enum(['American Express', 'Diners Club', 'Mastercard', 'Visa']);

/** PAY-01. Card numbers are never sent, only data that identifies a card. */
export const SavedPaymentMethod = z.object({
  id: Id,
  methodKey: PaymentMethodKey,
  provider: z.string(),
  /** A `CardBrand`, or the name of another payment method. */
  paymentBrand: z.string(),
  lastDigits: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  cardExpiryMonth: z.optional(z.int().check(z.gte(1), z.lte(12))),
  cardExpiryYear: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
  isPrimary: z.boolean(),
  expired: z.boolean(),
});

/** API-072. */
export const SavePaymentMethod = z.object({
  checkoutId: Id,
  methodKey: PaymentMethodKey,
  provider: z.string().check(z.minLength(1), z.maxLength(80)),
  setPrimary: z.boolean(),
});

export const GiftCard = z.object({
  id: Id,
  /** All but the last four characters are hidden. */
  maskedCode: z.string(),
  balance: Cents,
  validUntil: z.optional(Instant),
});
export const WalletBalance = z.object({ balance: Cents });
/** One line of the ledger: what was put on a card, or taken off it (negative). */
export const WalletEntry = z.object({
  id: Id,
  giftCardId: Id,
  kind: z.enum(['ISSUED', 'SPENT', 'RETURNED']),
  amount: SignedCents,
  orderNumber: z.optional(z.string()),
  createdAt: Instant,
});
/** PAY-06: `balance` is the sum over all cards that are valid; `history` has the newest first. */
export const DigitalWallet = z.extend(WalletBalance, {
  giftCards: z.array(GiftCard),
  history: z.array(WalletEntry),
});

/** PASS-01; both instants count as valid (PASS-04). */
export const DeliveryPass = z.object({ startDate: Instant, endDate: Instant });
/** The offered pass: `articleId` is added to the cart like a sku. */
export const DeliveryPassOffer = z.object({
  articleId: Id,
  title: z.string(),
  description: z.optional(z.string()),
  price: Cents,
  /** How long it lasts from the day it is bought. */
  months: z.int().check(z.gte(1)),
});
