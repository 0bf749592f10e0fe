import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { agesOf, countryOf, highestAge } from '@larder/countries';
import { classRule } from '@larder/pricing';

/** Columns of the feed that reduce a price or describe a reduction. */
const offerColumns = [
  'priceLoyalty',
  'priceFormer',
  'priceLowestPrior30',
  'offerQuantity',
  'offerPay',
  'offerPrice',
  'offerUntil',
] as const satisfies readonly (keyof ProductFeedRow)[];

/** Columns that decide which price is lawful. */
export type PriceColumns = Pick<
  ProductFeedRow,
  | (typeof offerColumns)[number]
  | 'availability'
  | 'ageLimit'
  | 'priceClass'
  | 'priceMaximum'
  | 'priceRegular'
>;

interface FilteredRow<Row> {
  readonly row: Row;
  /** The dropped columns and the rule; undefined when none was dropped. */
  readonly dropped?: string;
}

/**
 * A row by the rules of a country (ISO 3166): with an age limit if it is restricted, and without the
 * promotions that its price class may not have, such as infant formula and gift cards. The product itself
 * keeps its regular price.
 */
export function lawfulRow<Row extends PriceColumns>(given: Row, country: string): FilteredRow<Row> {
  const row = withMaximum(withAgeLimit(given, country), country);
  const rule = classRule(country, row.priceClass);
  const found = offerColumns.filter((column) => row[column] !== undefined);
  if (!rule || found.length === 0) return { row };
  const none = Object.fromEntries(found.map((column) => [column, undefined]));
  const dropped = `${found.join(', ')} dropped: ${row.priceClass} takes part in no promotion (${rule.source})`;
  return { row: { ...row, ...none }, dropped };
}

/** Restricted goods whose row has no age have the highest one of the country. */
function withAgeLimit<Row extends PriceColumns>(row: Row, country: string): Row {
  if (row.availability !== 'ageRestricted' || row.ageLimit !== undefined) return row;
  return { ...row, ageLimit: highestAge(agesOf(country)) };
}

const maximumLaw = (country: string) => countryOf(country)?.prices.maximumRetailPrice;

/** Why a price is above the maximum on the pack; undefined when it is not. */
export function unlawfulPrice(row: PriceColumns, country: string): string | undefined {
  const { priceRegular, priceMaximum } = row;
  const law = maximumLaw(country);
  return law && priceMaximum !== undefined && priceRegular > priceMaximum
    ? `priceRegular ${priceRegular} is above the maximum retail price ${priceMaximum} (${law.source})`
    : undefined;
}

/**
 * Where packs carry a maximum retail price it is the one that is struck out, and no earlier price counts.
 * Elsewhere the column has no meaning.
 */
function withMaximum<Row extends PriceColumns>(row: Row, country: string): Row {
  const { priceMaximum, priceRegular } = row;
  if (priceMaximum === undefined) return row;
  if (!maximumLaw(country)) return { ...row, priceMaximum: undefined };
  const isLower = priceRegular < priceMaximum;
  return {
    ...row,
    priceFormer: isLower ? priceMaximum : undefined,
    priceLowestPrior30: undefined,
  };
}
