// Plain Node only: no dependency may be imported statically here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Runs `npm ci` when node_modules is missing or was installed from another lockfile. */
export function ensureInstalled() {
  const stamp = path.join(root, 'node_modules/.bootstrap-stamp');
  const want = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return;
  console.log('[bootstrap] installing dependencies (npm ci) …');
  const t0 = Date.now();
  // strip npm_* of the outer `npm start`, else npm_config_* / npm_command leak into the nested npm
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([k]) =>
        !/^npm_(?!config_(registry|cafile|userconfig|globalconfig|cache|proxy|https_proxy))/i.test(
          k,
        ),
    ),
  );
  const r = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      shell: process.platform === 'win32',
    },
  );
  if (r.status !== 0) process.exit(r.status ?? 1);
  writeFileSync(stamp, want);
  console.log(`[bootstrap] done in ${((Date.now() - t0) / 1000).toFixed(1)} s`);
}
export function sh(cmd, args, opts = {}) {
  const r = spawnSync(process.execPath, [path.join(root, 'node_modules', cmd), ...args], {
    cwd: root,
    stdio: 'inherit',
    ...opts,
  });
  if (r.status !== 0) process.exit(r.status ?? 1);
}
