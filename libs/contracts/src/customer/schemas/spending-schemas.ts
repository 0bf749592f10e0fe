import * as z from 'zod/mini';
import { Cents } from '../../core/schemas.js';

/** What the customer paid and saved; from receipts of delivered orders alone, all amounts in cents. */
export const Spending = z.object({
  /** The last twelve months, the current one last, also those without an order. */
  months: z.array(
    z.object({
      /** For example `2026-03`, in the time zone of the shop. */
      month: z.string(),
      orders: z.int().check(z.gte(0)),
      /** Without what was credited for claims. */
      paid: Cents,
    }),
  ),
  /** Goods by department of the shop, the largest amount first; goods that are gone have no name. */
  departments: z.array(z.object({ name: z.optional(z.string()), goods: Cents })),
  /** Vouchers and codes. */
  discounts: Cents,
  memberSavings: Cents,
  /** Of these orders, as far as they were charged. */
  serviceFees: Cents,
  depositsPaid: Cents,
  depositsReturned: Cents,
});
