// Plain Node only: no dependency may be imported statically here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The environment without what an outer npm call put there, which would leak into a nested one. */
export function plainEnvironment() {
  const outer =
    /^npm_(?!config_(registry|cafile|userconfig|globalconfig|cache|proxy|https_proxy))/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
}

/** What an installation of a folder is made from. */
const stateOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .update(process.version)
    .digest('hex');

/** Runs `npm ci` in a folder unless that was done from this lock file. Throws when it fails. */
export function installOnce(folder, stampName, { label, announce, env }) {
  const stamp = path.join(folder, 'node_modules', stampName);
  const want = stateOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log(`[${label}] ${announce()}`);
  const start = Date.now();
  const options = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { status } = spawnSync('npm', options, {
    cwd: folder,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
  writeFileSync(stamp, want);
  console.log(`[${label}] installed in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

export function ensureInstalled() {
  installOnce(root, '.bootstrap-stamp', {
    label: 'bootstrap',
    announce: () => 'installing dependencies (npm ci) …',
    env: { ...plainEnvironment(), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
}

/** After `npm install` changed the lock file, the installation matches it. */
export function noteInstalled() {
  writeFileSync(path.join(root, 'node_modules/.bootstrap-stamp'), stateOf(root));
}

export function sh(cmd, args, opts = {}) {
  const r = spawnSync(process.execPath, [path.join(root, 'node_modules', cmd), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...opts,
  });
  if (r.status !== 0) process.exit(r.status ?? 1);
}
