import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { offerFault } from '../feed/feed-item.js';
import { lawfulRow, unlawfulPrice } from '../prices/lawful-row.js';
import { instantIn, isInstantIn } from '../product-record.js';
import type { DeltaRow } from './delta-row.js';

/** What a feed says of a product's price and stock, with what decides which of it is lawful. */
export type PricedProduct = Pick<
  ProductFeedRow,
  | 'sku'
  | 'priceClass'
  | 'weightArticle'
  | 'ageLimit'
  | 'priceRegular'
  | 'priceLoyalty'
  | 'priceFormer'
  | 'priceLowestPrior30'
  | 'priceMaximum'
  | 'offerQuantity'
  | 'offerPay'
  | 'offerPrice'
  | 'offerUntil'
  | 'availability'
  | 'availableAgainAt'
>;

export type MergedProduct =
  { readonly product: PricedProduct; readonly dropped?: string } | { readonly reason: string };

interface Terms {
  readonly country: string;
  readonly now: Date;
}

const instants = ['offerUntil', 'availableAgainAt'] as const;

/** The product as it is after a change, by the rules that hold for whole rows, or why it is refused. */
export function mergeChange(
  before: PricedProduct,
  change: DeltaRow,
  { country, now }: Terms,
): MergedProduct {
  for (const column of instants)
    if (!isInstantIn(change[column] ?? undefined, now))
      return { reason: `${column} ${change[column]} is neither an instant nor a duration` };
  const merged = withInstants(merge(before, change), now);
  const reason = faultOf(merged, change) ?? unlawfulPrice(merged, country);
  if (reason !== undefined) return { reason };
  const { row, dropped } = lawfulRow(withReduction(merged, before, change), country);
  return { product: row, ...(dropped !== undefined && { dropped }) };
}

function merge(before: PricedProduct, { stock, ...change }: DeltaRow): PricedProduct {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const changes: Partial<PricedProduct> = Object.fromEntries(
    given.map(([name, value]) => [name, value ?? undefined]),
  );
  return { ...before, ...changes, ...(stock !== undefined && stockOf(before, stock)) };
}

/** A product that the shop no longer sells does not return by its stock. */
function stockOf({ availability, ageLimit }: PricedProduct, stock: number) {
  if (availability === 'unavailable') return {};
  if (stock === 0) return { availability: 'temporarilyUnavailable' as const };
  const isRestricted = ageLimit !== undefined;
  return {
    availability: isRestricted ? ('ageRestricted' as const) : ('available' as const),
    availableAgainAt: undefined,
  };
}

function withInstants(product: PricedProduct, now: Date): PricedProduct {
  const read = instants.map((column) => [column, instantIn(product[column], now)] as const);
  return { ...product, ...Object.fromEntries(read) };
}

function faultOf(product: PricedProduct, change: DeltaRow): string | undefined {
  const { priceRegular: regular, priceLoyalty: loyalty } = product;
  if (loyalty !== undefined && loyalty > regular)
    return `priceRegular ${regular} is below priceLoyalty ${loyalty}. Name both, or leave priceLoyalty empty`;
  const former = change.priceFormer ?? undefined;
  if (former !== undefined && former <= regular)
    return `priceFormer: ${former} is not allowed. Allowed: more than priceRegular ${regular}`;
  return offerFault(product);
}

/**
 * A price that reaches the former one ends the reduction. A further reduction counts from the prices
 * that the shop itself has recorded.
 */
function withReduction(
  product: PricedProduct,
  before: PricedProduct,
  change: DeltaRow,
): PricedProduct {
  const { priceFormer: former, priceRegular: regular } = product;
  if (former === undefined || former <= regular) {
    const isOffer = product.offerQuantity !== undefined;
    return {
      ...product,
      priceFormer: undefined,
      priceLowestPrior30: undefined,
      offerUntil: isOffer ? product.offerUntil : undefined,
    };
  }
  const isNew = before.priceFormer === undefined || regular !== before.priceRegular;
  if (!isNew || change.priceLowestPrior30 !== undefined) return product;
  return { ...product, priceLowestPrior30: undefined };
}
