import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ImportReport } from '../importer/report.js';
import { runImport } from '../importer/run-import.js';
import type { Database } from '../kernel/database/database.js';

/** Imports rows of a feed into the tenant `alpha`, as a file of theirs at that moment. */
export async function importFeed(
  db: Database,
  now: Date,
  lines: readonly object[],
  dryRun = false,
): Promise<ImportReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-feed-'));
  const file = path.join(folder, 'feed.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  try {
    return await runImport(db, { tenant: 'alpha', format: 'feed', now, file, dryRun });
  } finally {
    await rm(folder, { recursive: true });
  }
}
