import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SingleBar } from 'cli-progress';
import { DataFolderLocked } from '../../kernel/database/data-folder-lock.js';
import { readSettings } from '../../kernel/settings/settings.js';
import { ImportRunning } from '../upload/import-lock.js';
import { readArguments } from './import-arguments.js';
import { withPhotoList } from './photo-list-file.js';
import { hasTooManyRefusals } from './refusals.js';
import { runOrder } from './run-order.js';
import { summary } from './summary.js';

const usage = `usage: npm run import -- [--tenant <id>] [--format <format>] [--mapping <file>] [--prices <file>]
                        [--photos <folder>] [--fetch-photos] [--dry-run] [--report <file>]
                        [--max-refused <percent>] <file>

Imports products into a shop's catalogue. Formats: feed, the plain product feed in CSV, Excel or
JSON lines (docs/feeds/product-feed.md), or any table with --mapping; delta, price and stock alone;
google-merchant, a Google Merchant feed in XML or TSV; product-jsonld, products of schema.org;
openfoodfacts, an Open Food Facts export with prices from --prices. recipe-jsonld imports recipes of
schema.org (docs/feeds/recipe-import.md), pesticides-csv residue reports (docs/feeds/residue-reports.md).
--photos shows the photographs of a folder, --fetch-photos those whose addresses the file names
(docs/how-to/use-your-own-photos.md).
Exit codes: 0 done; 1 failed, nothing was changed; 2 wrong arguments; 3 the data folder is in use, or
another import of the shop runs; 4 done, but more than --max-refused percent of the rows were refused
(default 50).
`;

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

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  if (!given) {
    process.stderr.write(usage);
    process.exit(2);
  }
  const settings = readSettings(process.env);
  const from = process.env.INIT_CWD ?? process.cwd();
  const fromCall = (name: string | undefined) =>
    name === undefined ? undefined : path.resolve(from, name);
  const { format, dryRun = false } = given;
  const file = path.resolve(from, given.file);
  const [prices, mapping, reportFile] = [given.prices, given.mapping, given.report].map(fromCall);
  const bar = progressBar((await stat(file)).size);
  try {
    const tenant = given.tenant ?? settings.tenant;
    const order = { tenant, format, file, prices, mapping, dryRun };
    const folder = fromCall(given.photos);
    const sources = { folder, fetched: given.fetchPhotos };
    const { report, database } = await withPhotoList(settings, order, sources, (photos) =>
      runOrder(settings, { ...order, photos }, bar.update),
    );
    bar.stop();
    process.stdout.write(`${database}\n${summary(report, dryRun)}`);
    if (hasTooManyRefusals(report, given.maxRefused)) process.exitCode = 4;
    if (reportFile !== undefined)
      await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    bar.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const isInUse = error instanceof DataFolderLocked || error instanceof ImportRunning;
  process.exit(isInUse ? 3 : 1);
});
