import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { agesOf, countryOf, measuresOf } from '@larder/countries';
import type { DeltaEntry } from './delta/delta-row.js';
import { DeltaRow, toDeltaEntry } from './delta/delta-row.js';
import { readDelta } from './delta/read-delta.js';
import { readMerchantFeed } from './feed/exchange/read-merchant-feed.js';
import { readProductJsonLd } from './feed/exchange/read-product-jsonld.js';
import type { FeedEntry } from './feed/feed-item.js';
import { toFeedEntry } from './feed/feed-item.js';
import { readFeed, withPrice } from './feed/read-feed.js';
import { cellReader } from './feed/typed-cells.js';
import type { MappingFile } from './mapping/mapping-file.js';
import { readMapped } from './mapping/read-mapped.js';
import { readOpenFoodFacts, type OffOptions } from './openfoodfacts/read-openfoodfacts.js';
import type { PriceList } from './prices/price-list.js';
import type { ImportOptions } from './import-options.js';

/** What the shop's country says of rows that say nothing. */
export type Defaults = Pick<OffOptions, 'vatRate' | 'ages' | 'measures'> & {
  readonly currency: string;
};

export function defaultsOf(shop: {
  readonly country: string;
  readonly currency: string;
}): Defaults {
  const { country, currency } = shop;
  const vatRate = countryOf(country)?.taxes.food ?? 0;
  return { vatRate, ages: agesOf(country), measures: measuresOf(country), currency };
}

interface Beside {
  readonly defaults: Defaults;
  readonly prices?: PriceList | undefined;
  readonly mapping?: MappingFile | undefined;
}

/** Rows of a file with whole products. */
export function readProducts(order: ImportOptions, beside: Beside): AsyncIterable<FeedEntry> {
  const { file, format, onProgress } = order;
  const { defaults, prices, mapping } = beside;
  if (mapping) return readMappedProducts(order, { ...beside, mapping });
  if (format === 'openfoodfacts')
    return readOpenFoodFacts(file, { ...defaults, prices, onProgress });
  const exchange = { ...defaults, prices, now: order.now };
  if (format === 'google-merchant') return readMerchantFeed(file, { ...exchange, onProgress });
  if (format === 'product-jsonld') return readProductJsonLd(file, exchange);
  return readFeed(file, { prices, onProgress });
}

/** Products without a tax rate of their own have that on food in the shop's country. */
async function* readMappedProducts(
  { file, onProgress }: ImportOptions,
  { defaults, prices, mapping }: Beside & { readonly mapping: MappingFile },
): AsyncGenerator<FeedEntry> {
  const read = cellReader(ProductFeedRow.shape);
  const { vatRate, measures } = defaults;
  for await (const row of readMapped({ file, mapping, measures, read, onProgress })) {
    if (!('cells' in row)) {
      yield row;
      continue;
    }
    const entry = toFeedEntry(row.line, withPrice({ vatRate, ...row.cells }, prices));
    const { categoryNames } = row;
    yield 'row' in entry && categoryNames ? { ...entry, categoryNames } : entry;
  }
}

/** Rows of a file with prices and stock. */
export async function* readChanges(
  { file, onProgress }: ImportOptions,
  { mapping, defaults }: Pick<Beside, 'mapping' | 'defaults'>,
): AsyncGenerator<DeltaEntry> {
  if (!mapping) return yield* readDelta(file, onProgress);
  const read = cellReader(DeltaRow.shape);
  const { measures } = defaults;
  for await (const row of readMapped({ file, mapping, measures, read, onProgress }))
    yield 'cells' in row ? toDeltaEntry(row.line, row.cells) : row;
}
