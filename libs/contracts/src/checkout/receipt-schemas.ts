import * as z from 'zod/mini';
import { Cents, Id, Instant, SignedCents } from '../core/schemas.js';
import { DiscountCode } from '../cart/schemas.js';

export const ReceiptLine = z.object({
  lineItemId: Id,
  name: z.string(),
  outcome: z.enum(['PICKED', 'SUBSTITUTED', 'MISSING']),
  weighed: z.boolean(),
  /** Shoppers read its weight in pounds and ounces. */
  isInPounds: z.optional(z.literal(true)),
  /** Grams for weighted products, otherwise units of the price: a crate of six bottles is one. */
  ordered: z.int().check(z.gte(1)),
  /** In the same unit; a fraction for an incomplete crate. */
  picked: z.number().check(z.gte(0)),
  /** The substitute. */
  substitute: z.optional(z.string()),
  /** Cents as ordered, the maximum, and the actual amount; without deposit. */
  expected: Cents,
  highest: Cents,
  total: Cents,
  deposit: Cents,
  vatRate: z.number(),
  /** Code of the goods in the Harmonised System, where invoices name it. */
  goodsCode: z.optional(z.string()),
});

/** Receipt of an order after picking; cents. `total` is the sum of its parts. */
export const Receipt = z.object({
  orderNumber: z.string(),
  issuedAt: Instant,
  lines: z.array(ReceiptLine),
  goods: Cents,
  discount: Cents,
  /** Codes that caused the discount or the lower fee, as ordered; absent without any. */
  discountCodes: z.optional(z.array(DiscountCode)),
  deposits: Cents,
  serviceFee: Cents,
  deliveryPass: Cents,
  /** For the driver, as ordered; absent without one. */
  tip: z.optional(Cents),
  /** Tax on top of the prices; absent where prices include their tax. */
  addedTax: z.optional(Cents),
  total: Cents,
  /** Totals that were announced before the payment: `total` never exceeds the highest. */
  promised: z.object({ expected: Cents, highest: Cents }),
  /** Refund for returned empties; deducted from the amount to pay. */
  depositReturned: Cents,
  /** What `toPay` has more or less because coins are rounded; absent where it is exact. */
  rounding: z.optional(SignedCents),
  toPay: SignedCents,
  /** Cash that the shopper hands over at the door, as ordered. */
  paysWith: z.optional(Cents),
  payments: z.array(
    z.object({ methodKey: z.string(), brandName: z.optional(z.string()), amountPlanned: Cents }),
  ),
  /**
   * Amounts to pay by tax rate: all `net` and `vat` add up to `toPay`. Deposits and gift cards without
   * tax are a separate entry, which comes last and is marked.
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
