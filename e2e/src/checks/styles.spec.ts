import type { Page } from '@playwright/test';
import { refused } from '../support/consent.js';
import { open, takenOver } from '../support/ready.js';
import { expect, isFull, test } from '../support/test.js';
import { appliedStyles } from './applied-styles.js';
import { addressesOf, kindsOf, shopOf, tenants } from './routes.js';

/** Goes to an address inside of the page: by a link to it where there is one, else as the back button does. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find((one) => one.getAttribute('href') === to && !one.ariaHasPopup);
    if (link && !link.hreflang) return link.click();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction(
    (to) =>
      location.pathname + location.search === to &&
      !document.querySelector('[role="progressbar"]'),
    path,
  );
  await takenOver(page);
}

/** Holds the page that was reached inside of the shop against the one that the server makes. */
async function expectSameStyles(reached: Page, direct: Page, origin: string, path: string) {
  await open(direct, origin + path);
  await expect(async () => {
    const [wanted, found] = [await appliedStyles(direct), await appliedStyles(reached)];
    expect(found, path).toEqual(wanted);
  }).toPass({ timeout: 10_000, intervals: [0, 100, 250, 500] });
}

const isDocument = (path: string) => /\/en(\/|$)/.test(path);

for (const tenant of tenants) {
  const pages = addressesOf(tenant).map(({ path }) => path);
  // Another language is another document, with a walk of its own.
  const byLanguage = [pages.filter((path) => !isDocument(path)), pages.filter(isDocument)];

  for (const paths of byLanguage.filter(({ length }) => length > 0))
    test(`PLAT-46 ${tenant} ${paths[0]}: a page that is reached by a click looks as if it was loaded`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const { origin, locale } = shopOf(tenant);
      const context = await browser.newContext({ storageState: refused, locale });
      const [direct, reached] = [await context.newPage(), await context.newPage()];
      for (const [at, path] of paths.entries()) {
        // Each page with the styles that it brings itself, and not those of all pages before it.
        if (at % 2 === 0) await open(reached, origin + (path === paths[0] ? '/impressum' : paths[0]));
        await navigate(reached, path);
        await expectSameStyles(reached, direct, origin, path);
      }
      await context.close();
    });
}

test.describe('under trouble', () => {
  const { length } = kindsOf('gruenmarkt');
  const some = isFull ? kindsOf('gruenmarkt') : kindsOf('gruenmarkt').filter((_p, i) => i % 3 === 1);
  const startOf = (path: string) => (path === '/impressum' ? '/' : '/impressum');
  test.skip(length === 0);

  test.describe('without anything fetched ahead', () => {
    test.use({ savesData: true });
    for (const path of some)
      test(`${path} has its styles`, async ({ page, context, shop }) => {
        await open(page, shop.origin + startOf(path));
        await navigate(page, path);
        await expectSameStyles(page, await context.newPage(), shop.origin, path);
      });
  });

  for (const path of some)
    test(`${path} waits for style sheets that come late`, async ({ page, context, shop }) => {
      await page.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await open(page, shop.origin + startOf(path));
      await navigate(page, path);
      const [first] = [await appliedStyles(page)];
      const direct = await context.newPage();
      await open(direct, shop.origin + path);
      // Not a moment later: the page may not be shown before its styles are there.
      expect(first.rules).toEqual((await appliedStyles(direct)).rules);
    });

  for (const path of some)
    test(`${path} asks again for a style sheet that failed`, async ({ page, context, shop }) => {
      await open(page, shop.origin + startOf(path));
      const failed = new Set<string>();
      await page.route('**/*.css', async (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.abort();
      });
      await navigate(page, path);
      await expectSameStyles(page, await context.newPage(), shop.origin, path);
    });
});
