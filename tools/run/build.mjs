// Plain Node only. Builds both processes when a source has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, sh } from '../setup/bootstrap.mjs';

const SOURCES = [
  'apps',
  'libs/contracts',
  'libs/office-contract',
  'libs/countries',
  'libs/pricing',
  'libs/tracing',
  'libs/platform',
  'libs/ui',
  'libs/features',
  'tools/vite',
];
const FILES = ['tsconfig.base.json'];
/** Packages of the lock file that are data. */
const SHOP = /^libs\/tenants\/|@larder\/tenant-/;
const SKIPPED = new Set(['node_modules', 'dist', 'out-tsc', 'test-output']);
const STAMP = path.join(root, 'apps/storefront/dist/.built-from');
/** Projects that a running shop consists of. */
export const SHOP_PROJECTS = ['storefront', 'commerce-api', 'back-office'];
const RESULTS = [
  'apps/storefront/dist/server/main.js',
  'apps/commerce-api/dist/main.js',
  'apps/back-office/dist/index.html',
];

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || /\.spec\.tsx?$/.test(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else yield file;
  }
}

/** Locked packages without the shops: a new shop builds nothing. */
function lockedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return JSON.stringify(Object.entries(packages).filter(([name]) => !SHOP.test(name)));
}

/**
 * Fingerprint of all sources: names, sizes and modification times, because reading them takes longer.
 */
function markOfSources() {
  const hash = createHash('sha256').update(process.version).update(lockedPackages());
  const files = SOURCES.flatMap((name) => [...filesIn(path.join(root, name))]);
  for (const file of [...files, ...FILES.map((name) => path.join(root, name))].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Nx settings for scripts: no daemon, no terminal UI. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

export function ensureBuilt() {
  const mark = markOfSources();
  const isThere = RESULTS.every((file) => existsSync(path.join(root, file)));
  if (isThere && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === mark) return;
  console.log('[build] building the shop …');
  const start = Date.now();
  sh('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '-p', ...SHOP_PROJECTS], {
    // A shell that says development, for other programs, would build React's slow half into the shop.
    env: { ...process.env, ...nxEnvironment, NODE_ENV: 'production' },
  });
  writeFileSync(STAMP, mark);
  console.log(`[build] done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
