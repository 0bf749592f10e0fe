import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../setup/bootstrap.mjs';

const PLAYWRIGHT = path.join(root, 'node_modules/@playwright/test/cli.js');
/** One of each feature library, and of what they build on: what pages do when a host elsewhere composes them. */
const JOURNEY_OF = {
  'cart-checkout': 'journeys/checkout/guest-delivery',
  catalogue: 'journeys/checkout/buy-again',
  content: 'journeys/content/recipes',
  customer: 'journeys/account/favourites',
  loyalty: 'journeys/account/loyalty',
  pesticides: 'journeys/content/pesticides',
  platform: 'journeys/content/stores',
  recipes: 'journeys/content/recipes',
  search: 'journeys/shop/search-start',
  storefinder: 'journeys/content/stores',
  tracking: 'journeys/checkout/guest-delivery',
  ui: 'journeys/content/recipes',
  wallet: 'journeys/account/wallet',
};

/** The journeys of features, each once. */
export const journeysOf = (projects = Object.keys(JOURNEY_OF)) => [
  ...new Set(projects.map((project) => JOURNEY_OF[project])),
];

/**
 * Runs the journeys in a browser against a built host, with the workspace's backend. Throws when one
 * fails.
 */
export function runJourneys(hostFile, journeys = journeysOf()) {
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...journeys];
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SHOP_HOST: hostFile },
  });
  if (status !== 0) throw new Error('a journey failed against the host outside of the workspace');
}
