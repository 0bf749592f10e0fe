/** `npm run import -- …`: the importer of apps/commerce-api; it explains itself without arguments. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { runningSettings } from './processes.mjs';

ensureInstalled();
const program = path.join(root, 'apps/commerce-api/src/importer/cli/import.ts');
// A shop that runs beside imports by itself on the embedded database, and shows the import at once. Paths are meant from where the program was called.
const env = {
  ...runningSettings(process.env.DATA_DIR),
  ...process.env,
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
};
const options = [
  '--conditions=@larder/source',
  '--import',
  'tsx',
  program,
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, options, { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
