import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
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

interface FilteredRow {
  readonly row: ProductFeedRow;
  /** The dropped columns and the rule; undefined when none was dropped. */
  readonly dropped?: string;
}

/**
 * A row without the promotions that its price class may not have in a country (ISO 3166): infant
 * formula, gift cards and others by country. The product itself keeps its regular price.
 */
export function withoutUnlawfulOffers(row: ProductFeedRow, country: string): FilteredRow {
  const rule = classRule(country, row.priceClass);
  const found = offerColumns.filter((column) => row[column] !== undefined);
  if (!rule || found.length === 0) return { row };
  const kept = { ...row };
  for (const column of found) delete kept[column];
  const dropped = `${found.join(', ')} dropped: ${row.priceClass} takes part in no promotion (${rule.source})`;
  return { row: kept, dropped };
}
