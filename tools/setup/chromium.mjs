import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Flags with which Chromium needs no sandbox and makes no background requests. */
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

/** Headless shell: the same engine at three quarters of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

const first = (files) => files.find((file) => file !== undefined && existsSync(file));
const { CHROME_PATH } = process.env;

function needed(found) {
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install it (apt-get install chromium) or set CHROME_PATH.');
}

/** The Chromium of this machine: `CHROME_PATH`, or where distributions put it. */
export const chromiumPath = () => needed(first([CHROME_PATH, ...WHOLE, SHELL]));

/** The browser for tests: the headless shell if it is installed. */
export const testChromiumPath = () => needed(first([CHROME_PATH, SHELL, ...WHOLE]));

/** Installs Chromium for the tests from the distribution if permissions allow, with a message. */
export function ensureChromium() {
  if (first([CHROME_PATH, SHELL]) === undefined && process.getuid?.() === 0) {
    console.log('[chromium] installing it (apt-get install chromium-headless-shell) …');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    ])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  testChromiumPath();
}
