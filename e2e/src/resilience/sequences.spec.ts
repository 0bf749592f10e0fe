import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { someOf } from '../support/test.js';
import { shopOf, tenants } from '../checks/routes.js';
import { ServerPages } from '../navigation/server-pages.js';
import { steps } from '../navigation/steps.js';
import { Walk } from '../navigation/walk.js';

/** Of each shop; FULL=1 walks many more. */
const WALKS = process.env['FULL'] ? 250 : 4;
/** SEED repeats a run, or begins another one. */
const seed = Number(process.env['SEED'] ?? 20_261_122);

for (const tenant of someOf(tenants, 1)) {
  test(`NAV-04 NAV-07 NAV-53 NAV-57 NAV-59 ERR-01 ${tenant}: any navigation ends on the page of its URL`, async ({
    browser,
  }) => {
    test.setTimeout(30_000 + WALKS * 30_000);
    const shop = shopOf(tenant);
    const serverPages = await ServerPages.open(browser, shop);
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const walk = await Walk.begin(browser, shop, serverPages);
        try {
          for (const step of sequence) await walk.take(step);
        } finally {
          expect(await walk.end(), walk.log.join('\n')).toEqual([]);
        }
      }),
      // The failing sequence is printed unshrunk: a browser is too slow for shrinking.
      { seed, numRuns: WALKS, endOnFailure: true },
    );
    await serverPages.close();
  });
}
