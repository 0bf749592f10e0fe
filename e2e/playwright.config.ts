import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../tools/chromium.mjs';

/**
 * Journeys and checks in a real browser against the built shop. `src/support/start-shop.ts` starts it
 * once; SHOP_URL names one that runs already, and DATABASE_URL its database.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: '../test-output/e2e',
  globalSetup: './src/support/start-shop.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    // Recording everything takes as long as doing it: TRACE=1 records what fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
