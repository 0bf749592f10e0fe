import type { Page } from '@playwright/test';
import { refused } from '../support/consent.js';
import { open, waitForHydration } from '../support/wait-for-hydration.js';
import { recordLayoutShifts } from '../support/layout-shifts.js';
import { expect, isFull, test } from '../support/test.js';
import { monitorPage } from '../support/page-monitor.js';
import { appliedStyles, styleChanges } from './applied-styles.js';
import { addressesOf, kindsOf, shopOf, tenants } from './routes.js';

/** Navigates within the page: by a link where there is one, else like the back button. */
async function navigate(page: Page, path: string): Promise<void> {
  await click(page, path);
  await arrived(page, path);
}

const click = (page: Page, path: string) =>
  page.evaluate((to) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find((one) => one.getAttribute('href') === to && !one.ariaHasPopup);
    if (link && !link.hreflang) return link.click();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (to) =>
      location.pathname + location.search === to && !document.querySelector('[role="progressbar"]'),
    path,
  );
  await waitForHydration(page);
}

const missing = new Set(
  tenants.flatMap(addressesOf).flatMap(({ path, status }) => (status === 404 ? [path] : [])),
);

/** The products that a tab remembers as seen: the next product page shows them. */
const viewedProducts = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('own.recentlySeen'));

/** Holds the page that was reached inside of the shop against the one that the server makes. */
async function expectSameStyles(reached: Page, direct: Page, origin: string, path: string) {
  const isProduct = /^\/(?:produkt|item)\//.test(path) && !missing.has(path);
  const viewedBefore = isProduct && (await viewedProducts(direct));
  await open(direct, origin + path);
  await expect(async () => {
    const wanted = await appliedStyles(direct);
    const found = await appliedStyles(reached);
    expect(found, path).toEqual(wanted);
    // A product page that is left too soon is not among those that the next one shows.
    const viewed = await viewedProducts(direct);
    if (isProduct) expect(viewed, path).not.toBe(viewedBefore);
    expect(await viewedProducts(reached), path).toBe(viewed);
  }).toPass({ timeout: 10_000, intervals: [0, 100, 250, 500] });
}

/** Addresses of pictures that have been loaded and show nothing. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
      .map(({ currentSrc }) => currentSrc),
  );

const isAnswered404 = (fault: string, path: string) =>
  missing.has(path) && fault.includes('status of 404') && fault.includes(`${path}/_payload.json`);

/** The largest layout shift that a click may cause. */
const MAX_SHIFT = 0.02;

const isDocument = (path: string) => /\/en(\/|$)/.test(path);

for (const tenant of tenants) {
  const looked = kindsOf(tenant);
  const pages = addressesOf(tenant)
    .map(({ path }) => path)
    .filter((path) => isFull || looked.includes(path));
  // Another language is another document, with its own walk.
  const byLanguage = [pages.filter((path) => !isDocument(path)), pages.filter(isDocument)];

  const walks = byLanguage.filter(({ length }) => length > 0);
  // The second language of a shop has the styles of the first.
  for (const paths of isFull ? walks : walks.slice(0, 1))
    test(
      `${tenant} ${paths[0]}: a page that is reached by a click looks as if it was loaded`,
      { tag: '@deep' },
      async ({ browser }) => {
        test.setTimeout(240_000);
        const { origin, locale } = shopOf(tenant);
        const context = await browser.newContext({ storageState: refused, locale });
        const direct = await context.newPage();
        const reached = await context.newPage();
        const watched = monitorPage(reached, origin);
        const shifts = await recordLayoutShifts(reached);
        for (const [at, path] of paths.entries()) {
          // Each page with its own styles only, and not those of the pages before it.
          if (at % 2 === 0) await open(reached, origin + (path === paths[0] ? paths[1] : paths[0]));
          await navigate(reached, path);
          // The new page in place of the old one is what the click is for.
          const before = (await shifts()).length;
          await expectSameStyles(reached, direct, origin, path);
          const moved = (await shifts()).slice(before).filter(({ value }) => value > MAX_SHIFT);
          expect.soft(moved, path).toEqual([]);
          expect.soft(await brokenPictures(reached), path).toEqual([]);
          const faults = watched.faults.splice(0);
          // The browser logs the response of a URL that does not exist.
          expect
            .soft(
              faults.filter((fault) => !isAnswered404(fault, path)),
              path,
            )
            .toEqual([]);
        }
        await context.close();
      },
    );
}

test.describe('under trouble', { tag: '@deep' }, () => {
  const kinds = kindsOf('gruenmarkt');
  const some = isFull ? kinds : kinds.filter((_path, at) => at % 9 === 1);
  /** What is done about a style sheet is the same for every page. */
  const one = isFull ? kinds : kinds.slice(1, 2);
  const START = '/impressum';

  test.describe('without prefetching', () => {
    test.use({ savesData: true });
    for (const path of some)
      test(`${path} has its styles`, async ({ page, context, shop }) => {
        await open(page, shop.origin + START);
        await navigate(page, path);
        await expectSameStyles(page, await context.newPage(), shop.origin, path);
      });
  });

  for (const path of one)
    test(`${path} waits for slow style sheets`, async ({ page, context, shop }) => {
      await page.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await open(page, shop.origin + START);
      await navigate(page, path);
      // From the first moment on: the page must not be shown before its styles have loaded.
      const changed = await styleChanges(page);
      await expectSameStyles(page, await context.newPage(), shop.origin, path);
      expect(await changed()).toEqual([]);
    });

  for (const path of one)
    test(`${path} requests each style sheet again that failed once`, async ({
      page,
      context,
      shop,
    }) => {
      const failed = new Set<string>();
      await page.route('**/*.css', (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
      await open(page, shop.origin + START);
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await click(page, path);
      // PLAT-41: a style sheet that fails reloads the page on screen, where the link is clicked again.
      await Promise.race([arrived(page, path), page.waitForEvent('load')]);
      if (loads.length > 0) {
        // Two sheets that fail reload it twice.
        await expect(() => waitForHydration(page)).toPass();
        await navigate(page, path);
      }
      await expectSameStyles(page, await context.newPage(), shop.origin, path);
      expect(failed.size).toBeGreaterThan(0);
    });
});
