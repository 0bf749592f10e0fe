import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const PLAYWRIGHT = path.join(root, 'node_modules/@playwright/test/cli.js');
/** One of each feature library: what its pages do when a host elsewhere composes them. */
const JOURNEYS = [
  'journeys/account/favourites',
  'journeys/account/loyalty',
  'journeys/account/wallet',
  'journeys/checkout/buy-again',
  'journeys/checkout/guest-delivery',
  'journeys/content/pesticides',
  'journeys/content/recipes',
  'journeys/content/stores',
  'journeys/shop/search-start',
];

/**
 * Runs the journeys in a browser against a built host, with the workspace's backend. Throws when one
 * fails.
 */
export function runJourneys(hostFile, journeys = JOURNEYS) {
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...journeys];
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SHOP_HOST: hostFile },
  });
  if (status !== 0) throw new Error('a journey failed against the host outside of the workspace');
}
