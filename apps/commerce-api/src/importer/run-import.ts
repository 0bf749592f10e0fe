import { agesOf, countryOf } from '@larder/countries';
import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import type { PageCachePurge } from '../kernel/page-cache/page-cache-purge.js';
import { changedTags, readPageFingerprints } from '../kernel/page-cache/page-tags.js';
import { importReports } from '../catalogue/pesticides/import-reports.js';
import { checkFlyers } from '../content/flyers/check-flyers.js';
import { tenants } from '../tenants/tables.js';
import type { FeedEntry } from './feed/feed-item.js';
import type { ImportTarget } from './import-products.js';
import { importProducts } from './import-products.js';
import { importRecipes } from './recipe-jsonld/import-recipes.js';
import { readRecipeJsonLd } from './recipe-jsonld/read-recipe-jsonld.js';
import { readOpenFoodFacts, type OffOptions } from './openfoodfacts/read-openfoodfacts.js';
import type { PriceList } from './prices/price-list.js';
import { readPriceList } from './prices/price-list.js';
import { readMerchantFeed } from './feed/exchange/read-merchant-feed.js';
import { readProductJsonLd } from './feed/exchange/read-product-jsonld.js';
import { readCsv, readJsonLines } from './feed/read-feed.js';
import type { OnProgress } from './feed/read-table.js';
import type { ImportReport } from './report.js';

export const importFormats = [
  'feed',
  'google-merchant',
  'product-jsonld',
  'openfoodfacts',
  'recipe-jsonld',
  'pesticides-csv',
] as const;

export interface ImportOptions {
  readonly tenant: string;
  readonly format: (typeof importFormats)[number];
  readonly file: string;
  /** Price list whose prices go over those of the file. */
  readonly prices?: string | undefined;
  /** Runs everything and rolls it back. */
  readonly dryRun?: boolean | undefined;
  readonly now: Date;
  readonly onProgress?: OnProgress | undefined;
  /** Called after the commit with the tags of all affected pages. */
  readonly purge?: PageCachePurge | undefined;
}

/** What the shop's country says of rows that say nothing. */
type Defaults = Pick<OffOptions, 'vatRate' | 'ages'> & { readonly currency: string };

class DryRunRollback extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

async function targetOf(db: Database, { tenant, now }: ImportOptions) {
  const [found] = await db
    .select({ config: tenants.config })
    .from(tenants)
    .where(eq(tenants.tenant, tenant));
  if (!found) throw new Error(`There is no tenant "${tenant}"`);
  const { locales, country, currency } = found.config;
  const target: ImportTarget = { tenant, locales: locales.map(({ code }) => code), now, country };
  const vatRate = countryOf(country)?.taxes.food ?? 0;
  return { target, defaults: { vatRate, ages: agesOf(country), currency } };
}

/**
 * One whole import in one transaction: after an error, or a dry run, nothing has changed. Rows
 * that are the same are left alone, so that a second run changes nothing.
 */
export async function runImport(db: Database, order: ImportOptions): Promise<ImportReport> {
  const { target, defaults } = await targetOf(db, order);
  const work = await workOf(order, target, defaults);
  try {
    const { report, tags } = await transaction(db, async (tx) => {
      const before = await readPageFingerprints(tx, order.tenant);
      const done = await work(tx);
      if (order.dryRun) throw new DryRunRollback(done);
      const changed = done.imported + done.updated > 0;
      const after = changed ? await readPageFingerprints(tx, order.tenant) : before;
      return { report: done, tags: changedTags(before, after) };
    });
    await order.purge?.(tags);
    return report;
  } catch (error) {
    if (error instanceof DryRunRollback) return error.report;
    throw error;
  }
}

/** Loads the required data; the returned function writes the rows. */
async function workOf(order: ImportOptions, target: ImportTarget, defaults: Defaults) {
  if (order.format === 'recipe-jsonld') {
    const recipes = await readRecipeJsonLd(order.file);
    return (db: Database) => importRecipes(db, target, recipes);
  }
  if (order.format === 'pesticides-csv')
    return (db: Database) => importReports(db, target, order.file, order.onProgress);
  const prices = order.prices === undefined ? undefined : await readPriceList(order.prices);
  return async (db: Database): Promise<ImportReport> => {
    const report = await importProducts(db, target, read(order, defaults, prices));
    const { tenant, locales } = target;
    const flyers = await checkFlyers({ db, tenant, locale: locales[0] ?? '' });
    return {
      ...report,
      ...(prices && { unmatchedPrices: prices.unmatched() }),
      ...(flyers.length > 0 && { flyers }),
    };
  };
}

function read(
  order: ImportOptions,
  defaults: Defaults,
  prices: PriceList | undefined,
): AsyncIterable<FeedEntry> {
  const { file, format, onProgress } = order;
  if (format === 'openfoodfacts')
    return readOpenFoodFacts(file, { ...defaults, prices, onProgress });
  const exchange = { ...defaults, prices, now: order.now };
  if (format === 'google-merchant') return readMerchantFeed(file, { ...exchange, onProgress });
  if (format === 'product-jsonld') return readProductJsonLd(file, exchange);
  return /\.(jsonl|ndjson|json)$/i.test(file)
    ? readJsonLines(file, { prices, onProgress })
    : readCsv(file, { prices, onProgress });
}
