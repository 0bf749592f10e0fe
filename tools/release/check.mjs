// Publishes the libraries to a registry on this machine and composes a shop from them in a folder
// outside of the workspace, as a feature team's customer would.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedLibraries } from '../packages/libraries.mjs';
import { root } from '../setup/bootstrap.mjs';
import { consumerShop, runner } from './consumer-shop.mjs';
import { startRegistry } from './registry.mjs';

const NX = path.join(root, 'node_modules/nx/dist/bin/nx.js');
const libraries = publishedLibraries();
const folder = mkdtempSync(path.join(tmpdir(), 'larder-release-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);

try {
  // Builds them first: `nx-release-publish` depends on it.
  run(process.execPath, [NX, 'release', 'publish', '--registry', registry.url], root);
  const shop = consumerShop(folder, run);
  shop.install(Object.fromEntries(libraries.map(({ name, pkg }) => [name, pkg.version])));
  shop.check();
  shop.startKit();
  console.log('1 passed, 0 failed');
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
