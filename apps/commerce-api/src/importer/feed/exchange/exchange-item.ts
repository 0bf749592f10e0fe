import type { Measures } from '@larder/countries';
import type { ListedPrice } from '../../prices/price-list.js';
import { categoryOf } from '../category-of.js';
import type { FeedEntry } from '../feed-item.js';
import { toFeedEntry } from '../feed-item.js';
import { parseQuantity } from '../quantity.js';
import { availabilityOf } from './availability.js';
import type { ExchangeFields, ExchangeOptions } from './exchange-fields.js';
import { offerOf } from './offer.js';

const maxPictures = 8;
const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function cleaned(text: string | undefined, most: number): string | undefined {
  const clean = text
    ?.replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);
  return clean === '' ? undefined : clean;
}

function sizeOf(fields: ExchangeFields, measures: Measures) {
  const measure = fields.unit_pricing_measure ?? fields.size;
  const content = parseQuantity(measure ?? '', measures);
  const weight = parseQuantity(fields.shipping_weight ?? '', measures)?.amount;
  return {
    packSize: cleaned(fields.size ?? fields.unit_pricing_measure, 80),
    contentAmount: content?.amount,
    contentUnit: content?.unit,
    shippingWeight: weight === undefined ? undefined : Math.max(1, Math.round(weight)),
  };
}

function picturesOf(fields: ExchangeFields) {
  const more = listOf(fields.additional_image_link).slice(0, maxPictures);
  return { picture: fields.image_link, morePictures: more.length > 0 ? more : undefined };
}

/** An item of an exchange format by one built-in mapping, checked like a row of the plain feed. */
export function toExchangeEntry(
  line: number,
  fields: ExchangeFields,
  options: ExchangeOptions,
): FeedEntry {
  const sku = fields.id?.trim() ?? '';
  if (sku === '') return { line, reason: 'id is missing' };
  const listed: ListedPrice | undefined = options.prices?.find(sku);
  const offer = listed ?? offerOf(fields, options);
  if ('reason' in offer) return { line, sku, reason: offer.reason };
  const availability = availabilityOf(fields);
  if ('reason' in availability) return { line, sku, reason: availability.reason };
  const category = categoryOf(fields.product_type) ?? categoryOf(fields.google_product_category);
  if (!category)
    return { line, sku, reason: 'product_type is missing. Allowed: Names such as Food > Milk' };
  const row = {
    sku,
    gtin: cleaned(fields.gtin, 14),
    name: cleaned(fields.title, 250),
    brand: cleaned(fields.brand, 120),
    description: cleaned(fields.description, 4000),
    categoryPath: category.path,
    variantGroup: cleaned(fields.item_group_id, 80),
    ...sizeOf(fields, options.measures),
    ...picturesOf(fields),
    vatRate: options.vatRate,
    ...availability,
    ...offer,
  };
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const entry = toFeedEntry(line, Object.fromEntries(given));
  return 'row' in entry ? { ...entry, categoryNames: category.names } : entry;
}
