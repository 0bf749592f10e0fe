import { eq } from 'drizzle-orm';
import type { ImportReport } from '../../importer/report.js';
import { emptyReport } from '../../importer/report.js';
import type { OnProgress } from '../../importer/feed/read-table.js';
import { readTable } from '../../importer/feed/read-table.js';
import { upsert } from '../../importer/upsert.js';
import type { Database } from '../../kernel/database/database.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { hashOf } from '../../kernel/text/hash.js';
import { pesticideReports } from './tables.js';
import { assessSample } from './traffic-light.js';
import { updateTrafficLights } from './update-traffic-lights.js';
import type { ReportRow } from './report-row.js';
import { checkHeadings, readReport } from './report-row.js';

interface Target {
  readonly tenant: string;
  readonly locales: readonly string[];
  readonly now: Date;
}

const batchSize = 500;

/**
 * Takes residue reports from a CSV file over: new and changed ones are written, the same ones are left
 * alone, unusable ones are refused with their reason. Call it in a transaction. Throws when the
 * headings are not those of reports.
 */
export async function importReports(
  db: Database,
  target: Target,
  file: string,
  onProgress?: OnProgress,
): Promise<ImportReport> {
  const report = emptyReport();
  const hashes = await knownHashes(db, target.tenant);
  const seen = new Map<string, number>();
  let batch: { row: ReportRow; hash: string }[] = [];
  for await (const line of readTable(file, { onProgress, checkHeadings })) {
    const row = readReport(line, target.now);
    const refuse = (reason: string, sku?: string) =>
      report.refused.push({ line: line.line, ...(sku !== undefined && { sku }), reason });
    if (typeof row === 'string') {
      refuse(row);
      continue;
    }
    const before = seen.get(row.id);
    if (before !== undefined) {
      refuse(`id ${row.id} stands in line ${before} already`, row.sku);
      continue;
    }
    seen.set(row.id, line.line);
    // The date as written in the file: dates relative to the import do not shift later.
    const hash = hashOf(JSON.stringify([line.cells, target.locales]));
    const known = hashes.get(row.id);
    if (known === hash) report.unchanged += 1;
    else batch.push({ row, hash });
    if (known !== hash) report[known === undefined ? 'imported' : 'updated'] += 1;
    if (batch.length >= batchSize) {
      await write(db, target, batch);
      batch = [];
    }
  }
  await write(db, target, batch);
  await updateTrafficLights(db, target.tenant);
  return report;
}

async function knownHashes(db: Database, tenant: string): Promise<Map<string, string>> {
  const known = await db
    .select({ id: pesticideReports.id, hash: pesticideReports.hash })
    .from(pesticideReports)
    .where(eq(pesticideReports.tenant, tenant));
  return new Map(known.map(({ id, hash }) => [id, hash]));
}

const reportColumns = {
  tenant: 'text',
  id: 'text',
  sku: 'text',
  producer: 'text',
  sampled_on: 'date',
  residues: 'jsonb',
  load_percent: 'float8',
  light: 'text',
  hash: 'text',
};
const textColumns = {
  tenant: 'text',
  id: 'text',
  locale: 'text',
  product: 'text',
  origin: 'text',
  words: 'text',
};

async function write(
  db: Database,
  { tenant, locales }: Target,
  batch: readonly { readonly row: ReportRow; readonly hash: string }[],
): Promise<void> {
  const reports = batch.map(({ row, hash }) => {
    const { loadPercent, light } = assessSample(row.residues);
    const { id, sku, producer, sampledOn, residues } = row;
    return {
      tenant,
      id,
      sku,
      producer,
      residues,
      light,
      hash,
      sampled_on: sampledOn,
      load_percent: loadPercent,
    };
  });
  const texts = batch.flatMap(({ row }) =>
    locales.map((locale) => {
      const inLocale = (name: 'product' | 'origin') =>
        row.texts[`${name}.${locale}`] ?? row.texts[`${name}.${locale.slice(0, 2)}`] ?? row[name];
      const product = inLocale('product');
      const words = wordsOf(product).join(' ');
      return { tenant, id: row.id, locale, product, origin: inLocale('origin'), words };
    }),
  );
  await upsert(
    db,
    { table: 'pesticide_reports', keys: ['tenant', 'id'], columns: reportColumns },
    reports,
  );
  await upsert(
    db,
    { table: 'pesticide_texts', keys: ['tenant', 'id', 'locale'], columns: textColumns },
    texts,
  );
}
