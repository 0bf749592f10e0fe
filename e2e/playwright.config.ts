import { defineConfig } from '@playwright/test';
import { chromiumFlags, testChromiumPath } from '../tools/setup/chromium.mjs';
import { refused } from './src/support/consent.js';

/**
 * Journeys and checks in a real browser against the built shop. `src/support/start-shop.ts` starts it
 * once; SHOP_URL names one that runs already, and DATABASE_URL its database.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: '../test-output/e2e',
  globalSetup: './src/support/start-shop.ts',
  fullyParallel: true,
  // A fourth on two cores makes slow machines miss what is there for seconds.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // A test that passes only the second time shows a race, of the shop or its own: `npm test` names each
  // such test, and fails from the fourth on.
  retries: process.env['CI'] ? 1 : 0,
  // What proves a case once more runs with all checks; see decision 32.
  ...(process.env['FULL'] ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: testChromiumPath(), args: chromiumFlags },
    // The consent dialog has its own journey; in all others it is already answered.
    storageState: refused,
    locale: 'de-AT',
    // Tests break calls of the page; those of a service worker pass them by. It has its own journey.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Vienna',
    // Motion has its own journey; in all others it would only make clicks wait.
    reducedMotion: 'reduce',
    // Recording everything takes as long as doing it: TRACE=1 records what fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
