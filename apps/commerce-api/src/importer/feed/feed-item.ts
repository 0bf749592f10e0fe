import { ProductFeedRow, localisedColumns } from '@larder/contracts/catalogue/feed';
import * as z from 'zod/mini';
import type { StoredPicture } from '../../catalogue/tables.js';
import { isStorable } from '../../kernel/input/is-storable.js';
import { allowedNames } from '../../seeding/tenant-check/near-name.js';
import { cellFault } from './cell-fault.js';

/** A row of the plain product feed with its further languages, ready to be written. */
export interface FeedItem {
  readonly line: number;
  readonly row: ProductFeedRow;
  /** Texts by column and language, such as `name.en`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Names of categories that the shop may not know yet, by slug. */
  readonly categoryNames?: Readonly<Record<string, string>>;
  /** The retailer's photographs, instead of the pictures of the row. */
  readonly photos?: readonly StoredPicture[];
}

/** What a reader finds in a file: an item, or a line that it cannot use. */
export type FeedEntry =
  FeedItem | { readonly line: number; readonly sku?: string; readonly reason: string };

const columns = Object.keys(ProductFeedRow.shape);
const suffixed = new RegExp(`^(${localisedColumns.join('|')})\\.[a-z]{2}(-[A-Z]{2})?$`);

/** Columns of the feed that a name is not one of; a typing error in a heading must not pass. */
export function unknownColumns(names: readonly string[]): string[] {
  return names.filter((name) => !columns.includes(name) && !suffixed.test(name));
}

/** Names each column that the feed does not have, with the one that is meant. */
export function unknownColumnsFault(names: readonly string[]): string {
  return names.map((name) => `unknown column ${name}. ${allowedNames(name, columns)}`).join('; ');
}

const nutritionColumns = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'sugars',
].concat(['protein', 'salt']) as (keyof ProductFeedRow)[];

/** Nutrition is declared whole or not at all. */
function nutritionFault(row: ProductFeedRow): string | undefined {
  const missing = nutritionColumns.filter((name) => row[name] === undefined);
  if (missing.length === 0 || missing.length === nutritionColumns.length) return undefined;
  return `nutrition lacks ${missing.join(', ')}`;
}

type OfferColumns = Pick<
  ProductFeedRow,
  | 'offerQuantity'
  | 'offerPay'
  | 'offerPrice'
  | 'priceRegular'
  | 'weightArticle'
  | 'weightPieceArticle'
>;

/** A multi-buy offer has one of two forms, and costs less than the items one by one. */
export function offerFault(row: OfferColumns): string | undefined {
  const { offerQuantity: quantity, offerPay: pay, offerPrice: price } = row;
  if (quantity === undefined)
    return pay === undefined && price === undefined ? undefined : 'offerQuantity is missing';
  if ((pay === undefined) === (price === undefined))
    return 'offerQuantity wants either offerPay or offerPrice';
  if (row.weightArticle === true || row.weightPieceArticle === true)
    return 'offerQuantity counts pieces, not goods by weight';
  const isCheaper = pay === undefined ? (price ?? 0) < quantity * row.priceRegular : pay < quantity;
  return isCheaper ? undefined : 'the offer is not cheaper than its pieces';
}

/** A gift card has a face value, and no weight that changes it. */
function classFault({ priceClass, weightArticle, weightPieceArticle }: ProductFeedRow) {
  const isCard = priceClass === 'giftCard' || priceClass === 'multiPurposeVoucher';
  const isWeighed = weightArticle === true || weightPieceArticle === true;
  return isCard && isWeighed ? `${priceClass} is sold by the piece, not by weight` : undefined;
}

/** Checks one row whose cells have their types already. */
export function toFeedEntry(line: number, cells: Readonly<Record<string, unknown>>): FeedEntry {
  const sku = typeof cells.sku === 'string' ? { sku: cells.sku } : {};
  if (!isStorable(cells)) return { line, ...sku, reason: 'holds characters that no text has' };
  const unknown = unknownColumns(Object.keys(cells));
  if (unknown.length > 0) return { line, ...sku, reason: unknownColumnsFault(unknown) };
  const parsed = z.safeParse(ProductFeedRow, cells);
  if (!parsed.success)
    return {
      line,
      ...sku,
      reason: parsed.error.issues.map((one) => cellFault(one, cells)).join('; '),
    };
  const fault = nutritionFault(parsed.data) ?? offerFault(parsed.data) ?? classFault(parsed.data);
  if (fault !== undefined) return { line, ...sku, reason: fault };
  const texts = Object.entries(cells).filter(
    (cell): cell is [string, string] => suffixed.test(cell[0]) && typeof cell[1] === 'string',
  );
  return { line, row: parsed.data, texts: Object.fromEntries(texts) };
}
