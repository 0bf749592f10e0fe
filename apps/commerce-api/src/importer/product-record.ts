import type { CategoryRef } from '@larder/contracts/catalogue';
import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { countryOf as lawOf, unitPriceBase } from '@larder/countries';
import type { ProductTexts } from '../catalogue/tables.js';
import { slugify, wordsOf } from '../kernel/text/fold.js';
import { languageOf } from '../kernel/text/language.js';
import type { FeedItem } from './feed/feed-item.js';
import { detailsOf } from './feed/product-details.js';

type LocalisedColumn =
  | 'name'
  | 'packSize'
  | 'bundleInfo'
  | 'description'
  | 'ingredients'
  | 'origin'
  | 'storage'
  | 'keywords';

/** A text of the row in a language: exact locale, then language, then the plain column. */
export function textOf(
  item: FeedItem,
  column: LocalisedColumn,
  locale: string,
): string | undefined {
  return (
    item.texts[`${column}.${locale}`] ??
    item.texts[`${column}.${languageOf(locale)}`] ??
    item.row[column]
  );
}

/** `Steiermark, Österreich` comes from `Österreich`. */
function countryOf(origin: string | undefined): string | undefined {
  return origin?.split(',').at(-1)?.trim();
}

/** A column that is an instant, or a duration such as `P3D` from `now`. */
export function instantIn(text: string | undefined, now: Date): string | undefined {
  if (text === undefined) return undefined;
  const parts = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?$/.exec(text);
  if (!parts) return new Date(text).toISOString();
  const [days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString();
}

/** Whether such a column can be read. */
export function isInstantIn(text: string | undefined, now: Date): boolean {
  try {
    instantIn(text, now);
    return true;
  } catch {
    return false;
  }
}

/** Grams or millilitres of its unit price; undefined for the usual 1000. */
function unitPriceBaseOf(row: ProductFeedRow, country: string): number | undefined {
  const isMeasured = row.contentUnit === 'g' || row.contentUnit === 'ml';
  const content = row.drainedWeight ?? (isMeasured ? row.contentAmount : undefined);
  const base = unitPriceBase(lawOf(country)?.prices.unitPrice, content);
  return base < 1000 ? base : undefined;
}

/** The row as the table `products` has it; absent values become NULL. */
export function productRecord(
  item: FeedItem,
  slug: string,
  path: readonly string[],
  { now, country }: { readonly now: Date; readonly country: string },
) {
  const { row } = item;
  const weighted = row.weightArticle === true || row.weightPieceArticle === true;
  const step = row.quantityStepSize ?? (weighted ? 100 : (row.bundleSize ?? 1));
  const origin = countryOf(row.origin);
  return {
    sku: row.sku,
    slug,
    category_slug: path.at(-1),
    category_path: path,
    brand_slug: brandSlug(row.brand),
    content_amount: row.contentAmount,
    content_unit: row.contentUnit,
    drained_weight: row.drainedWeight,
    unit_price_base: unitPriceBaseOf(row, country),
    shipping_weight: row.shippingWeight,
    max_quantity: row.maxQuantity ?? step * 20,
    quantity_step_size: step,
    weight_article: weighted,
    weight_piece_article: row.weightPieceArticle ?? false,
    bundle_size: row.bundleSize ?? 1,
    price_regular: row.priceRegular,
    price_loyalty: row.priceLoyalty,
    deposit_price: row.depositPrice,
    deposit_kind: row.depositPrice === undefined ? undefined : row.depositKind,
    price_former: row.priceFormer,
    price_lowest_prior_30: row.priceLowestPrior30,
    price_maximum: row.priceMaximum,
    offer_quantity: row.offerQuantity,
    offer_pay: row.offerPay,
    offer_price: row.offerPrice,
    offer_until: instantIn(row.offerUntil, now),
    own_brand: row.ownBrand ?? false,
    price_class: row.priceClass,
    vat_rate: row.vatRate,
    availability: row.availability ?? 'available',
    available_again_at: instantIn(row.availableAgainAt, now),
    age_limit: row.ageLimit,
    marks: row.marks ?? [],
    allergens: row.allergens ?? [],
    traces: row.traces ?? [],
    grade: row.grade,
    origin_key: origin === undefined ? undefined : slugify(origin),
    variant_group: row.variantGroup,
    substitutes: row.substitutes ?? [],
    popularity: row.popularity ?? 0,
    details: detailsOf(item, country),
    created_at: now.toISOString(),
  };
}

export function brandSlug(brand: string | undefined): string | undefined {
  const slug = slugify(brand ?? '');
  return slug === '' ? undefined : slug;
}

/** The row's texts in one language, as the table `product_texts` has them. */
export function textRecord(item: FeedItem, locale: string, categories: readonly CategoryRef[]) {
  const name = textOf(item, 'name', locale) ?? item.row.name;
  const texts: ProductTexts = Object.fromEntries(
    (['description', 'ingredients', 'origin', 'storage'] as const)
      .map((column) => [column, textOf(item, column, locale)] as const)
      .filter(([, text]) => text !== undefined),
  );
  const keywords = wordsOf(textOf(item, 'keywords', locale) ?? '');
  return {
    sku: item.row.sku,
    locale,
    name,
    pack_size: textOf(item, 'packSize', locale) ?? '',
    bundle_info: textOf(item, 'bundleInfo', locale),
    origin_country: countryOf(texts.origin),
    texts,
    categories,
    // The bar parts the name from the rest, so that a hit in the name can count for more.
    words: `${wordsOf(name).join(' ')}|${keywords.join(' ')}`,
  };
}
