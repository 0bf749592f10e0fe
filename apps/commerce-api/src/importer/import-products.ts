import { eq } from 'drizzle-orm';
import { products } from '../catalogue/tables.js';
import type { Database } from '../kernel/database/database.js';
import { updateTrafficLights } from '../catalogue/pesticides/update-traffic-lights.js';
import { slugify } from '../kernel/text/fold.js';
import type { CategoryIndex } from './categories/category-index.js';
import { openCategoryIndex } from './categories/category-index.js';
import type { FeedEntry, FeedItem } from './feed/feed-item.js';
import { writeBehind } from './feed/write-behind.js';
import { updateDerivedData } from './derived/update-derived-data.js';
import { keepHandPrices } from './prices/hand-prices.js';
import { recordPrices, knownPrices } from './prices/price-history.js';
import { isInstantIn, brandSlug, productRecord, textRecord } from './product-record.js';
import { rowHash } from './delta/row-hash.js';
import { lawfulRow, unlawfulPrice } from './prices/lawful-row.js';
import { emptyReport, type ImportReport } from './report.js';
import type { ProductRecord, TextRecord } from './write-products.js';
import { writeBrands, writeProducts } from './write-products.js';

export interface ImportTarget {
  readonly tenant: string;
  readonly locales: readonly string[];
  readonly now: Date;
  /** ISO 3166; its rules define which goods may not be promoted. */
  readonly country: string;
}

const batchSize = 1000;

interface Run {
  readonly db: Database;
  readonly target: ImportTarget;
  readonly book: CategoryIndex;
  readonly report: ImportReport;
  /** Hash of every product that the shop has, and whose each slug is. */
  readonly hashes: Map<string, string>;
  readonly slugs: Map<string, string>;
  readonly slugOf: Map<string, string>;
  readonly seen: Map<string, number>;
  readonly brands: Set<string>;
}

/**
 * Takes feed entries over into a shop's catalogue: new and changed products are written, the same
 * ones are left alone, unusable ones are refused with their reason. Call it in a transaction.
 */
export async function importProducts(
  db: Database,
  target: ImportTarget,
  entries: AsyncIterable<FeedEntry>,
): Promise<ImportReport> {
  const run = await start(db, target);
  const write = (batch: readonly FeedItem[]) => writeBatch(run, batch);
  await writeBehind({ size: batchSize, write }, async (add) => {
    for await (const entry of entries) {
      const refusal = refusalOf(run, entry);
      if (refusal !== undefined) {
        const sku = 'row' in entry ? entry.row.sku : entry.sku;
        refuse(run, { line: entry.line, sku }, refusal);
      } else if ('row' in entry) {
        await add(withCountryRules(run, entry));
      }
    }
  });
  run.report.refused.sort((one, other) => one.line - other.line);
  if (run.report.imported + run.report.updated > 0) {
    await updateTrafficLights(db, target.tenant);
    await updateDerivedData(db, target.tenant, target.locales);
  }
  return run.report;
}

async function start(db: Database, target: ImportTarget): Promise<Run> {
  const book = await openCategoryIndex(db, target.tenant, target.locales);
  const known = await db
    .select({ sku: products.sku, slug: products.slug, hash: products.hash })
    .from(products)
    .where(eq(products.tenant, target.tenant));
  return {
    db,
    target,
    book,
    report: emptyReport(),
    hashes: new Map(known.map(({ sku, hash }) => [sku, hash])),
    slugs: new Map(known.map(({ sku, slug }) => [slug, sku])),
    slugOf: new Map(known.map(({ sku, slug }) => [sku, slug])),
    seen: new Map(),
    brands: new Set(),
  };
}

/** Why an entry cannot be taken, or undefined; takes note of its sku and slug. */
function refusalOf(run: Run, entry: FeedEntry): string | undefined {
  if (!('row' in entry)) return entry.reason;
  const { row, line } = entry;
  const before = run.seen.get(row.sku);
  if (before !== undefined) return `sku ${row.sku} stands in line ${before} already`;
  const path = row.categoryPath.split('/');
  if (path.some((slug) => slugify(slug) !== slug))
    return `categoryPath ${row.categoryPath} holds what is no slug`;
  const owner = row.slug === undefined ? undefined : run.slugs.get(row.slug);
  if (owner !== undefined && owner !== row.sku) return `slug ${row.slug} belongs to sku ${owner}`;
  for (const column of ['availableAgainAt', 'offerUntil'] as const)
    if (!isInstantIn(row[column], run.target.now))
      return `${column} ${row[column]} is neither an instant nor a duration`;
  const unlawful = unlawfulPrice(row, run.target.country);
  if (unlawful !== undefined) return unlawful;
  run.seen.set(row.sku, line);
  if (row.slug !== undefined) run.slugs.set(row.slug, row.sku);
  return undefined;
}

/** The given slug, the product's current one, or an unused one made of name and size. */
function slugFor(run: Run, { row }: FeedItem): string {
  const given = row.slug ?? run.slugOf.get(row.sku);
  if (given !== undefined) return given;
  const named = slugify(`${row.name} ${row.packSize ?? ''}`);
  const slug = named === '' || run.slugs.has(named) ? slugify(`${named} ${row.sku}`) : named;
  run.slugs.set(slug, row.sku);
  return slug;
}

function refuse(
  run: Run,
  { line, sku }: { line: number; sku?: string | undefined },
  reason: string,
) {
  run.report.refused.push({ line, ...(sku !== undefined && { sku }), reason });
}

/** The item by the rules of the shop's country; the report names the promotions that it may not have. */
function withCountryRules(run: Run, item: FeedItem): FeedItem {
  const { row, dropped } = lawfulRow(item.row, run.target.country);
  if (dropped === undefined) return { ...item, row };
  const { line } = item;
  (run.report.dropped ??= []).push({ line, sku: row.sku, reason: dropped });
  return { ...item, row };
}

/** 98/6/EC art. 6a: a reduction is announced with the lowest price of the 30 days before it, or not at all. */
async function withLowestPrice(run: Run, batch: readonly FeedItem[]): Promise<FeedItem[]> {
  const isBare = ({ row }: FeedItem) =>
    row.priceFormer !== undefined &&
    row.priceLowestPrior30 === undefined &&
    row.priceMaximum === undefined;
  const checks = batch
    .filter(isBare)
    .map(({ row: { sku, priceRegular } }) => ({ sku, price: priceRegular }));
  const known = await knownPrices(run.db, run.target.tenant, checks);
  return batch.filter((item) => {
    if (!isBare(item) || known.has(item.row.sku)) return true;
    refuse(
      run,
      { line: item.line, sku: item.row.sku },
      'nothing tells the lowest price of the 30 days before the reduction (priceLowestPrior30)',
    );
    return false;
  });
}

async function writeBatch(run: Run, items: readonly FeedItem[]): Promise<void> {
  const batch = await withLowestPrice(run, items);
  const { db, target, book, report } = run;
  const records: ProductRecord[] = [];
  const texts: TextRecord[] = [];
  const brands = new Map<string, string>();
  for (const item of batch) {
    const path = book.resolve(item.row.categoryPath.split('/'), item.categoryNames ?? {});
    const chains = target.locales.map((locale) => book.chain(path, locale));
    const hash = rowHash(item, [path, chains, target.locales]);
    const known = run.hashes.get(item.row.sku);
    if (known === hash) {
      report.unchanged += 1;
      continue;
    }
    if (known === undefined) report.imported += 1;
    else report.updated += 1;
    const slug = brandSlug(item.row.brand);
    if (slug !== undefined && !run.brands.has(slug)) brands.set(slug, item.row.brand ?? slug);
    if (slug !== undefined) run.brands.add(slug);
    records.push({
      tenant: target.tenant,
      ...productRecord(item, slugFor(run, item), path, target),
      hash,
    });
    for (const [index, locale] of target.locales.entries()) {
      texts.push({ tenant: target.tenant, ...textRecord(item, locale, chains[index] ?? []) });
    }
  }
  await book.flush();
  await writeBrands(db, target.tenant, brands);
  await writeProducts(db, records, texts);
  const skus = records.map(({ sku }) => sku);
  await keepHandPrices(db, target, skus);
  await recordPrices(db, target, skus);
}
