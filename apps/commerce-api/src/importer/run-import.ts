import { eq } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import {
  changedTags,
  readPageFingerprints,
  tagsOfProducts,
} from '../kernel/page-cache/page-tags.js';
import { importReports } from '../catalogue/pesticides/import-reports.js';
import { checkFlyers } from '../content/flyers/check-flyers.js';
import { tenants } from '../tenants/tables.js';
import { importDelta } from './delta/import-delta.js';
import type { ImportOptions } from './import-options.js';
import type { ImportTarget } from './import-products.js';
import { importProducts } from './import-products.js';
import { readMapping } from './mapping/mapping-file.js';
import { openPhotos } from './photos/open-photos.js';
import { readPhotoList } from './photos/photo-list.js';
import { readPriceList } from './prices/price-list.js';
import type { Defaults } from './read-entries.js';
import { defaultsOf, readChanges, readProducts } from './read-entries.js';
import { importRecipes } from './recipe-jsonld/import-recipes.js';
import { readRecipeJsonLd } from './recipe-jsonld/read-recipe-jsonld.js';
import type { ImportReport } from './report.js';
import { lockImports } from './upload/import-lock.js';

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
  const { locales, country } = found.config;
  const target: ImportTarget = { tenant, locales: locales.map(({ code }) => code), now, country };
  return { target, defaults: defaultsOf(found.config) };
}

/** What an import did, and the tags of the pages that show it. */
interface Outcome {
  readonly report: ImportReport;
  readonly tags: readonly string[];
}

/**
 * One whole import in one transaction: after an error, or a dry run, nothing has changed. Rows
 * that are the same are left alone, so that a second run changes nothing. Throws `ImportRunning` while
 * another one of the shop runs.
 */
export async function runImport(db: Database, order: ImportOptions): Promise<ImportReport> {
  const { target, defaults } = await targetOf(db, order);
  const work = await workOf(order, target, defaults);
  try {
    const { report, tags } = await transaction(db, async (tx) => {
      await lockImports(tx, order.tenant);
      const outcome = await work(tx);
      if (order.dryRun) throw new DryRunRollback(outcome.report);
      return outcome;
    });
    await order.purge?.(tags);
    return report;
  } catch (error) {
    if (error instanceof DryRunRollback) return error.report;
    throw error;
  }
}

type Work = (db: Database) => Promise<Outcome>;

/** Loads the required data; the returned function writes the rows. */
async function workOf(
  order: ImportOptions,
  target: ImportTarget,
  defaults: Defaults,
): Promise<Work> {
  const { format, file, onProgress } = order;
  if (format === 'recipe-jsonld') {
    const recipes = await readRecipeJsonLd(file);
    return comparingPages(target, (db) => importRecipes(db, target, recipes));
  }
  if (format === 'pesticides-csv')
    return comparingPages(target, (db) => importReports(db, target, file, onProgress));
  const mapping = order.mapping === undefined ? undefined : await readMapping(order.mapping);
  if (format === 'delta')
    return async (db) => {
      const changes = readChanges(order, { mapping, defaults });
      const { report, changed } = await importDelta(db, target, changes);
      return { report, tags: await tagsOfProducts(db, target.tenant, changed) };
    };
  const prices = order.prices === undefined ? undefined : await readPriceList(order.prices);
  const list = order.photos === undefined ? undefined : await readPhotoList(order.photos);
  return comparingPages(target, async (db) => {
    const { tenant, locales } = target;
    const photos = await openPhotos(db, tenant, list);
    const entries = photos.addTo(readProducts(order, { defaults, prices, mapping }));
    const report = photos.report(await importProducts(db, target, entries));
    const flyers = await checkFlyers({ db, tenant, locale: locales[0] ?? '' });
    return {
      ...report,
      ...(prices && { unmatchedPrices: prices.unmatched() }),
      ...(flyers.length > 0 && { flyers }),
    };
  });
}

/** Finds the pages that changed by what they show before and after. */
function comparingPages(
  { tenant }: ImportTarget,
  run: (db: Database) => Promise<ImportReport>,
): Work {
  return async (db) => {
    const before = await readPageFingerprints(db, tenant);
    const report = await run(db);
    const isChanged = report.imported + report.updated > 0;
    const after = isChanged ? await readPageFingerprints(db, tenant) : before;
    return { report, tags: changedTags(before, after) };
  };
}
