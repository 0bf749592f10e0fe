import * as z from 'zod/mini';
import { Cents } from '../core/schemas.js';

/** Basis of a unit price: 500 g, 6 x 1.5 l = 9000 ml, 20 pieces, 40 washes. */
export const NetContent = z.object({
  amount: z.number().check(z.gt(0)),
  unit: z.enum(['g', 'ml', 'piece', 'wash', 'sheet', 'metre']),
});

export const PriceValue = z.object({ value: Cents });

/**
 * A multi-buy price: `quantity` pieces or bundles cost `value` cents together, as in "2 for 5.00". In
 * "3 for 2", `pay` is 2, and `value` is the price of two. Remaining pieces are charged individually.
 */
export const MultiBuy = z.object({
  quantity: z.int().check(z.gte(2)),
  pay: z.optional(z.int().check(z.gte(1))),
  value: Cents,
});

/** A country may tax the deposit on returnable packaging, but not that on single-use packaging. */
export const DepositKind = z.enum(['singleUse', 'returnable']);

/**
 * Prices in cents. `value` is the price of 1000 g for weighted products (CAT-11), of the whole bundle
 * for bundles, otherwise of one piece. The deposit is added to it (CAT-10).
 */
export const ProductPrice = z.object({
  regular: PriceValue,
  loyalty: z.optional(PriceValue),
  depositPrice: z.optional(Cents),
  /** Kind of the deposit; returnable by default. */
  depositKind: z.optional(DepositKind),
  /** Price before an announced reduction, and the lowest price of the 30 days before it (98/6/EC 6a). */
  former: z.optional(PriceValue),
  lowestPrior30: z.optional(PriceValue),
  /** Maximum retail price on the pack, in countries that have one; `former` is it when it is higher. */
  maximum: z.optional(PriceValue),
  multiBuy: z.optional(MultiBuy),
});

/**
 * Legal class of the product's price; absent for ordinary products. `giftCard` and
 * `multiPurposeVoucher` are means of payment (2006/112/EC art. 30a, 30b) and are never discounted.
 */
export const PriceClass = z.enum([
  'giftCard',
  'multiPurposeVoucher',
  'infantFormula',
  'tobacco',
  'fixedPriceBook',
  'medicine',
]);
