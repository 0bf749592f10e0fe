// The shop's host outside of the workspace: takes all libraries from a registry at their versions,
// builds, serves, and passes a journey through each feature.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedLibraries } from '../../packages/libraries.mjs';
import { root } from '../../setup/bootstrap.mjs';
import { runner } from '../consumer-shop.mjs';
import { startRegistry } from '../registry.mjs';
import { runJourneys } from './journeys.mjs';
import { outsideHost } from './outside-host.mjs';

const NX = path.join(root, 'node_modules/nx/dist/bin/nx.js');
const folder = mkdtempSync(path.join(tmpdir(), 'larder-outside-'));
const registry = await startRegistry(path.join(folder, 'registry'));
const run = runner(registry);

try {
  run(process.execPath, [NX, 'release', 'publish', '--registry', registry.url], root);
  const host = outsideHost(folder, run);
  host.install(
    Object.fromEntries(publishedLibraries().map(({ name, pkg }) => [name, pkg.version])),
  );
  const start = Date.now();
  host.build();
  console.log(`built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  runJourneys(host.file);
} finally {
  registry.stop();
  rmSync(folder, { recursive: true, force: true });
}
