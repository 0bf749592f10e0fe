import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Flags under which Chromium neither needs a sandbox's rights nor talks to anybody. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-gpu',
];

function findChromium() {
  const known = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return known.find((file) => file !== undefined && existsSync(file));
}

/** The Chromium of this machine: `CHROME_PATH`, or where distributions put it. */
export function chromiumPath() {
  const found = findChromium();
  if (found === undefined)
    throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH.');
  return found;
}

/** Installs Chromium from the distribution where there is none and one may do so; says so. */
export function ensureChromium() {
  if (findChromium() !== undefined) return;
  console.log('[chromium] there is no Chromium: installing it (apt-get install chromium) …');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  chromiumPath();
}
