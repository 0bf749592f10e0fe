// Plain Node only. `npm run lint:prices`: reads the prices of every page of every shop and reports
// violations of its country's rules. Starts the shop with its own data folder; `-- --url http://…`
// reads a running one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';
import { shortClassNames } from '../vite/plugins/class-names.mjs';

const PROGRAM = path.join(root, 'tools/price-linter/src/main.ts');

/** The class names of a price in the build. */
function priceNames() {
  const file = path.join(root, 'libs/ui/src/content/price/price.module.css');
  const css = readFileSync(file, 'utf8');
  const nameOf = shortClassNames(root);
  const parts = ['price', 'amount', 'suffix', 'former', 'note', 'member', 'multi'];
  return JSON.stringify(Object.fromEntries(parts.map((part) => [part, nameOf(part, file, css)])));
}

/**
 * True when no price breaks a rule, on every page of a list and one in `oneOf` of the others: an odd number,
 * as languages alternate.
 */
export function lintPrices(url, oneOf = 1) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const args = [tsx, '--conditions=@larder/source', PROGRAM, '--url', url, '--names', priceNames()];
  return (
    spawnSync(process.execPath, [...args, '--one-of', String(oneOf)], {
      cwd: root,
      stdio: 'inherit',
    }).status === 0
  );
}

async function withShop(use) {
  ensureInstalled();
  const { ensureBuilt } = await import('../run/build.mjs');
  const { startShop } = await import('../run/processes.mjs');
  ensureBuilt();
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-prices-'));
  const env = { DATA_DIR: folder, PORT: '0', COMMERCE_API_PORT: '0', LOG_LEVEL: 'error' };
  const shop = await startShop({ env });
  try {
    return use(shop.url);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--url');
  const isFine = at > 0 ? lintPrices(process.argv[at + 1]) : await withShop(lintPrices);
  process.exit(isFine ? 0 : 1);
}
