import type { NetContent } from '@larder/contracts/catalogue';
import type { AgeLimits, Measures } from '@larder/countries';
import type { FeedEntry } from '../feed/feed-item.js';
import { toFeedEntry } from '../feed/feed-item.js';
import type { PriceList } from '../prices/price-list.js';
import { parseQuantity } from '../feed/quantity.js';
import type { OnProgress, TableRow } from '../feed/read-table.js';
import { readTable } from '../feed/read-table.js';
import { categoryOf } from './categories.js';
import type { Cells } from './facts.js';
import { allergensOf, cleanText, codeOf, marksOf, nutritionOf } from './facts.js';

export interface OffOptions {
  /** Without it every product lacks its price. */
  readonly prices?: PriceList | undefined;
  /** Default value added tax in percent. */
  readonly vatRate: number;
  /** Of the shop's country. */
  readonly ages: AgeLimits;
  readonly measures: Measures;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Products of an Open Food Facts export, separated by commas or tabs. Pictures are not imported: they
 * are on a third-party host, which would see every visitor, and have their own licence.
 */
export async function* readOpenFoodFacts(
  file: string,
  options: OffOptions,
): AsyncGenerator<FeedEntry> {
  for await (const row of readTable(file, { onProgress: options.onProgress, checkHeadings })) {
    yield toEntry(row, options);
  }
}

function checkHeadings(headings: readonly string[]): void {
  const missing = ['code', 'product_name'].filter((name) => !headings.includes(name));
  if (missing.length > 0)
    throw new Error(`This is no Open Food Facts export: no column ${missing.join(', ')}`);
}

function toEntry({ line, cells }: TableRow, options: OffOptions): FeedEntry {
  const { prices, vatRate, ages, measures } = options;
  const sku = codeOf(cells);
  if (sku === undefined) return { line, reason: `code "${cells.code ?? ''}" is no usable code` };
  // Looked up even if the product is rejected: its price row then counts as matched.
  const price = prices?.find(sku);
  const name = cleanText(cells.product_name, 250) ?? cleanText(cells.generic_name, 250);
  if (name === undefined) return { line, sku, reason: 'no name' };
  if (!price) return { line, sku, reason: 'no price' };
  const category = categoryOf(cells.categories_tags);
  const content = parseQuantity(cells.quantity ?? '', measures);
  const row = {
    sku,
    gtin: sku,
    name,
    brand: cleanText(cells.brands?.split(',')[0], 120),
    categoryPath: category.path.join('/'),
    ...sizeOf(cells, content),
    ...foodOf(cells, content),
    ...drinkOf(cells, ages),
    vatRate,
    ...price,
  };
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const entry = toFeedEntry(line, Object.fromEntries(given));
  return 'row' in entry ? { ...entry, categoryNames: category.names } : entry;
}

function sizeOf(cells: Cells, content: NetContent | undefined) {
  return {
    packSize: cleanText(cells.quantity, 80),
    contentAmount: content?.amount,
    contentUnit: content?.unit,
    shippingWeight: content && Math.max(1, Math.round(content.amount)),
  };
}

function foodOf(cells: Cells, content: NetContent | undefined) {
  const grade = (cells.nutriscore_grade ?? cells.nutrition_grade_fr ?? '').trim().toUpperCase();
  const liquid = content?.unit === 'ml';
  const nutrition = nutritionOf(cells);
  return {
    marks: marksOf(cells),
    // Allergens are marked with underscores there, with double asterisks here.
    ingredients: cleanText(cells.ingredients_text, 8000)
      ?.replace(/_+([^_]+)_+/g, '**$1**')
      .slice(0, 8000),
    allergens: allergensOf(`${cells.allergens_tags ?? ''},${cells.allergens ?? ''}`),
    traces: allergensOf(`${cells.traces_tags ?? ''},${cells.traces ?? ''}`),
    ...(nutrition && { nutritionPer: liquid ? 'ml' : 'g', ...nutrition }),
    grade: /^[A-E]$/.test(grade) ? grade : undefined,
    origin: cleanText(cells.origins, 300),
    popularity: Number(cells.unique_scans_n ?? '') || undefined,
  };
}

/** Drinks of more than 15 % count as spirits. */
function drinkOf(cells: Cells, { beerAndWine, spirits }: AgeLimits) {
  const percent = Number(cells.alcohol_100g ?? '');
  if (!(percent > 1.2 && percent <= 100)) return {};
  return {
    alcoholPercent: percent,
    availability: 'ageRestricted',
    ageLimit: percent > 15 ? spirits : beerAndWine,
  };
}
