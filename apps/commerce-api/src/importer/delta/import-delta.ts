import type { Database } from '../../kernel/database/database.js';
import type { ImportTarget } from '../import-products.js';
import { keepHandPrices } from '../prices/hand-prices.js';
import { knownPrices, recordPrices } from '../prices/price-history.js';
import type { ImportReport } from '../report.js';
import { emptyReport } from '../report.js';
import type { DeltaEntry, DeltaRow } from './delta-row.js';
import type { PricedProduct } from './merge-change.js';
import { mergeChange } from './merge-change.js';
import { readPriced, writePriced } from './priced-products.js';

const batchSize = 2000;

interface Run {
  readonly db: Database;
  readonly target: ImportTarget;
  readonly report: ImportReport;
  readonly seen: Map<string, number>;
  readonly changed: string[];
}

interface Change {
  readonly line: number;
  readonly change: DeltaRow;
}

export interface DeltaResult {
  readonly report: ImportReport;
  /** Skus of the changed products. */
  readonly changed: readonly string[];
}

/**
 * Changes price and stock of products that the shop has, and nothing else of them. Rows with an unknown
 * sku are refused. Call it in a transaction.
 */
export async function importDelta(
  db: Database,
  target: ImportTarget,
  entries: AsyncIterable<DeltaEntry>,
): Promise<DeltaResult> {
  const run: Run = { db, target, report: emptyReport(), seen: new Map(), changed: [] };
  let batch: Change[] = [];
  for await (const entry of entries) {
    if (!('change' in entry)) run.report.refused.push(entry);
    else if (isFirst(run, entry)) batch.push(entry);
    if (batch.length < batchSize) continue;
    await changeBatch(run, batch);
    batch = [];
  }
  await changeBatch(run, batch);
  run.report.refused.sort((one, other) => one.line - other.line);
  return { report: run.report, changed: run.changed };
}

function isFirst({ seen, report }: Run, { line, change: { sku } }: Change): boolean {
  const before = seen.get(sku);
  if (before === undefined) seen.set(sku, line);
  else report.refused.push({ line, sku, reason: `sku ${sku} stands in line ${before} already` });
  return before === undefined;
}

/** A product as it is, and as the row wants it. */
interface Pair {
  readonly line: number;
  readonly before: PricedProduct;
  readonly after: PricedProduct;
}

async function changeBatch(run: Run, batch: readonly Change[]): Promise<void> {
  if (batch.length === 0) return;
  const { db, target, report, changed } = run;
  const known = await readPriced(
    db,
    target.tenant,
    batch.map(({ change }) => change.sku),
  );
  const pairs = batch.flatMap((entry) => pairOf(run, entry, known.get(entry.change.sku)));
  const others = pairs.filter(isOther);
  const lawful = await withLowestPrice(run, others);
  report.unchanged += pairs.length - others.length;
  report.updated += lawful.length;
  await writePriced(
    db,
    target,
    lawful.map(({ after }) => after),
  );
  const skus = lawful.map(({ after }) => after.sku);
  await keepHandPrices(db, target, skus);
  await recordPrices(db, target, skus);
  changed.push(...skus);
}

function pairOf(
  { target, report }: Run,
  { line, change }: Change,
  before: PricedProduct | undefined,
): Pair[] {
  const { sku } = change;
  if (!before) {
    report.refused.push({ line, sku, reason: `sku: the shop has no product ${sku}` });
    return [];
  }
  const merged = mergeChange(before, change, target);
  if ('reason' in merged) {
    report.refused.push({ line, sku, reason: merged.reason });
    return [];
  }
  if (merged.dropped !== undefined)
    (report.dropped ??= []).push({ line, sku, reason: merged.dropped });
  return [{ line, before, after: merged.product }];
}

const isOther = ({ before, after }: Pair) =>
  Object.keys({ ...before, ...after }).some(
    (name) => before[name as keyof PricedProduct] !== after[name as keyof PricedProduct],
  );

/** 98/6/EC art. 6a: a reduction is announced with the lowest price of the 30 days before it, or not at all. */
async function withLowestPrice({ db, target, report }: Run, pairs: readonly Pair[]) {
  const isBare = ({ after }: Pair) =>
    after.priceFormer !== undefined &&
    after.priceLowestPrior30 === undefined &&
    after.priceMaximum === undefined;
  const checks = pairs
    .filter(isBare)
    .map(({ after: { sku, priceRegular } }) => ({ sku, price: priceRegular }));
  const known = await knownPrices(db, target.tenant, checks);
  return pairs.filter((pair) => {
    const { sku } = pair.after;
    if (!isBare(pair) || known.has(sku)) return true;
    report.refused.push({
      line: pair.line,
      sku,
      reason:
        'nothing tells the lowest price of the 30 days before the reduction (priceLowestPrior30)',
    });
    return false;
  });
}
