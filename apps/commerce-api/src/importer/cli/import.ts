import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SingleBar } from 'cli-progress';
import { describeOmission } from '../../content/flyers/check-flyers.js';
import { runImport } from '../run-import.js';
import type { ImportReport, Refusal } from '../report.js';
import { connect } from '../../kernel/database/connect.js';
import { DataFolderLocked } from '../../kernel/database/data-folder-lock.js';
import { connectPageCache } from '../../kernel/page-cache/connect-page-cache.js';
import { seed } from '../../seeding/seed.js';
import { readSettings } from '../../kernel/settings/settings.js';
import { describeDatabase } from './describe-database.js';
import { readArguments } from './import-arguments.js';
import { hasTooManyRefusals } from './refusals.js';

const usage = `usage: npm run import -- [--tenant <id>] [--format <format>] [--prices <file>] [--dry-run]
                        [--report <file>] [--max-refused <percent>] <file>

Imports products into a shop's catalogue. Formats: feed, the plain product feed in CSV, Excel or
JSON lines (docs/feeds/product-feed.md); google-merchant, a Google Merchant feed in XML or TSV;
product-jsonld, products of schema.org; openfoodfacts, an Open Food Facts export with prices from
--prices. recipe-jsonld imports recipes of schema.org (docs/feeds/recipe-import.md), pesticides-csv
residue reports (docs/pesticides.md).
Exit codes: 0 done; 1 failed, nothing was changed; 2 wrong arguments; 3 the data folder is in use by
a running shop; 4 done, but more than --max-refused percent of the rows were refused (default 50).
`;
const shownRefusals = 20;

/** A progress bar on a terminal's error output; silent otherwise. */
function progressBar(bytes: number) {
  if (!process.stderr.isTTY) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({ format: '{bar} {percentage} % | {eta} s', hideCursor: true });
  bar.start(Math.max(1, bytes), 0);
  return {
    update: (read: number) => {
      bar.update(read);
    },
    stop: () => {
      bar.stop();
    },
  };
}

function summary(report: ImportReport, dryRun: boolean): string {
  const {
    imported: taken,
    updated,
    unchanged,
    refused,
    unmatchedPrices = [],
    dropped = [],
    flyers = [],
  } = report;
  const counts = `taken ${taken}, updated ${updated}, unchanged ${unchanged}, refused ${refused.length}`;
  const prices = unmatchedPrices.length > 0 ? [`prices not used ${unmatchedPrices.length}`] : [];
  return [
    dryRun ? `${counts} (dry run, nothing was changed)` : counts,
    ...listed(refused),
    ...prices,
    ...listed(unmatchedPrices),
    ...listed(dropped),
    ...flyers.map(describeOmission),
    '',
  ].join('\n');
}

/** The first of them, each with its line and its reason. */
function listed(refusals: readonly Refusal[]): string[] {
  const lines = refusals
    .slice(0, shownRefusals)
    .map(
      ({ line, sku, reason }) => `  line ${line}${sku === undefined ? '' : ` (${sku})`}: ${reason}`,
    );
  const more = refusals.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more; --report <file> writes all of them`] : lines;
}

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (!given) {
    process.stderr.write(usage);
    process.exit(2);
  }
  const settings = readSettings(process.env);
  const from = process.env.INIT_CWD ?? process.cwd();
  const [file, prices, reportFile] = [given.file, given.prices, given.report].map((name) =>
    name === undefined ? undefined : path.resolve(from, name),
  );
  const bar = progressBar((await stat(file ?? '')).size);
  const connection = await connect(settings, { unlimited: true });
  const purge = connectPageCache(settings, (message) => process.stderr.write(`${message}\n`));
  try {
    await purge(await seed(connection.db, settings.tenantsDir));
    const report = await runImport(connection.db, {
      tenant: given.tenant ?? settings.tenant,
      format: given.format,
      file: file ?? '',
      prices,
      dryRun: given.dryRun,
      now: new Date(),
      onProgress: bar.update,
      purge,
    });
    bar.stop();
    process.stdout.write(
      `${describeDatabase(settings)}\n${summary(report, given.dryRun ?? false)}`,
    );
    if (hasTooManyRefusals(report, given.maxRefused)) process.exitCode = 4;
    if (reportFile !== undefined)
      await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    bar.stop();
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof DataFolderLocked ? 3 : 1);
});
