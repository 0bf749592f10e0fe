import * as z from 'zod/mini';
import { Product } from '../catalogue/schemas.js';
import { Sku } from '../core/schemas.js';

/** The most products that a shopper keeps for later. */
export const MAX_SAVED_GOODS = 60;
/** As many as one takes in at a glance. */
export const MAX_FORGOTTEN = 6;
export const MAX_LINE_NOTE = 100;
export const MAX_ORDER_NOTE = 300;

/**
 * Without control characters and without marks that turn the direction of what follows: a note is
 * read on the picker's screen.
 */
const noteText = (most: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(most), z.regex(/^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|\n)*$/u));

/** What the picker should know about one line; empty for none. */
export const LineNote = noteText(MAX_LINE_NOTE);
/** What the picker should know about the whole order; empty for none. */
export const OrderNote = noteText(MAX_ORDER_NOTE);

/** A product that the shopper has put aside, with today's price. */
export const SavedGood = z.object({
  sku: Sku,
  /** As it was called when it was put aside, for a product that the shop no longer has. */
  name: z.string(),
  /** In grams for weighted products, otherwise in pieces. */
  quantity: z.int().check(z.gte(1)),
  /** What the picker should know of it. */
  note: z.optional(z.string()),
  /** Absent when the shop no longer has it. */
  product: z.optional(Product),
});
/** The latest first. */
export const SavedGoods = z.object({ goods: z.array(SavedGood) });

/** Products that may be missing in the cart. */
export const Forgotten = z.object({
  /** `DUE`: by the shopper's own rhythm; `TOGETHER`: other shoppers buy them with what is in the cart. */
  reason: z.enum(['DUE', 'TOGETHER']),
  items: z
    .array(z.object({ product: Product, quantity: z.int().check(z.gte(1)) }))
    .check(z.maxLength(MAX_FORGOTTEN)),
});
