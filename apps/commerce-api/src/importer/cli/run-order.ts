import { connect } from '../../kernel/database/connect.js';
import { DataFolderLocked } from '../../kernel/database/data-folder-lock.js';
import { connectPageCache } from '../../kernel/page-cache/connect-page-cache.js';
import type { Settings } from '../../kernel/settings/settings.js';
import { seed } from '../../seeding/seed.js';
import type { OnProgress } from '../feed/read-table.js';
import type { ImportReport } from '../report.js';
import { runImport } from '../run-import.js';
import type { Upload } from '../upload/receive-upload.js';
import { sendUpload } from '../upload/send-upload.js';
import { describeDatabase } from './describe-database.js';

interface Done {
  readonly report: ImportReport;
  /** Where the rows are now. */
  readonly database: string;
}

/**
 * Imports into the configured database. While a shop has the embedded one open, its backend imports, if
 * the settings say where it is. Throws `DataFolderLocked` otherwise.
 */
export async function runOrder(
  settings: Settings,
  order: Upload,
  onProgress: OnProgress,
): Promise<Done> {
  try {
    const report = await runHere(settings, order, onProgress);
    return { report, database: describeDatabase(settings) };
  } catch (error) {
    const { importUrl: url, importSecret: secret } = settings;
    if (!(error instanceof DataFolderLocked) || url === undefined || secret === undefined)
      throw error;
    const report = await sendUpload({ url, secret }, order, onProgress);
    return { report, database: `${describeDatabase(settings)}, by the running shop` };
  }
}

async function runHere(settings: Settings, order: Upload, onProgress: OnProgress) {
  const connection = await connect(settings, { unlimited: true });
  const purge = connectPageCache(settings, (message) => process.stderr.write(`${message}\n`));
  try {
    await purge(await seed(connection.db, settings.tenantsDir));
    return await runImport(connection.db, { ...order, now: new Date(), onProgress, purge });
  } finally {
    await connection.close();
  }
}
