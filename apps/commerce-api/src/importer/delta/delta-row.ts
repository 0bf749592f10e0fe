import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import * as z from 'zod/mini';
import { isStorable } from '../../kernel/input/is-storable.js';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';
import { cellFault } from '../feed/cell-fault.js';
import { parseCents } from '../prices/price-list.js';

const { shape } = ProductFeedRow;

/**
 * A row of a delta feed: price and stock of a product that the shop has. Absent columns stay as they
 * are; null removes the value where a product may be without it.
 */
export const DeltaRow = z.object({
  sku: shape.sku,
  priceRegular: z.optional(shape.priceRegular),
  priceLoyalty: z.nullable(shape.priceLoyalty),
  priceFormer: z.nullable(shape.priceFormer),
  priceLowestPrior30: z.nullable(shape.priceLowestPrior30),
  priceMaximum: z.nullable(shape.priceMaximum),
  offerQuantity: z.nullable(shape.offerQuantity),
  offerPay: z.nullable(shape.offerPay),
  offerPrice: z.nullable(shape.offerPrice),
  offerUntil: z.nullable(shape.offerUntil),
  availability: shape.availability,
  availableAgainAt: z.nullable(shape.availableAgainAt),
  /** Pieces in stock, in place of `availability`: none is temporarily unavailable. */
  stock: z.optional(z.int().check(z.gte(0))),
});

export type DeltaRow = z.output<typeof DeltaRow>;

/** What the reader of a delta feed finds: a change, or a line that it cannot use. */
export type DeltaEntry =
  | { readonly line: number; readonly change: DeltaRow }
  | { readonly line: number; readonly sku?: string; readonly reason: string };

/** As price lists have it: a whole number is cents, a number with decimals is currency. */
const priceColumn = 'price';
export const deltaColumns = [...Object.keys(DeltaRow.shape), priceColumn];

/** Whether an empty cell of the column removes the value. */
export const isRemovable = (column: string): boolean =>
  Object.entries(DeltaRow.shape).some(
    ([name, schema]) => name === column && schema instanceof z.core.$ZodNullable,
  );

/** Names each column that a delta feed does not have, with the one that is meant. */
export function deltaColumnsFault(names: readonly string[]): string | undefined {
  const faults = names
    .filter((name) => !deltaColumns.includes(name))
    .map((name) => `unknown column ${name}. ${allowedNames(name, deltaColumns)}`);
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/** Checks one row whose cells have their types already. */
export function toDeltaEntry(line: number, given: Readonly<Record<string, unknown>>): DeltaEntry {
  const sku = typeof given.sku === 'string' ? { sku: given.sku } : {};
  const refuse = (reason: string) => ({ line, ...sku, reason });
  if (!isStorable(given)) return refuse('holds characters that no text has');
  const unknown = deltaColumnsFault(Object.keys(given));
  if (unknown !== undefined) return refuse(unknown);
  const { price, ...rest } = given;
  const cents = price === undefined ? undefined : parseCents(String(price));
  if (price !== undefined && cents === undefined)
    return refuse(`price: ${JSON.stringify(price)} is not allowed. Allowed: 299 or 2.99`);
  if (cents !== undefined && rest.priceRegular !== undefined)
    return refuse('price and priceRegular are the same. Allowed: one of them');
  const cells = cents === undefined ? rest : { ...rest, priceRegular: cents };
  const parsed = z.safeParse(DeltaRow, cells);
  if (!parsed.success)
    return refuse(parsed.error.issues.map((one) => cellFault(one, cells)).join('; '));
  if (parsed.data.stock !== undefined && parsed.data.availability !== undefined)
    return refuse('stock and availability say the same. Allowed: one of them');
  return { line, change: parsed.data };
}
