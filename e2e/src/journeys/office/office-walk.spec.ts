import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { overflow } from '../../checks/page-faults.js';
import { monitorPage } from '../../support/page-monitor.js';
import { expect, mainViewports, someOf, test } from '../../support/test.js';

const forms = [
  'codes/create',
  'vouchers/create',
  'staff/create',
  'data-requests/create',
  'settings/order-config',
  'settings/stores',
  'settings/windows',
];
/** Lists whose first row opens a page. */
const lists = ['orders', 'products', 'slots', 'staff'];

/** Keys of texts that nobody has translated: `resources.orders.name`. */
const untranslated = /\b(?:ra|office|resources)\.[a-z][\w-]*(?:\.[\w-]+)+/g;

/** Options of settings as the files write them. */
const codes = /\b(?:credit-cards|payment-at-the-\w+|CLICK_AND_COLLECT|AFTER_CHECK|AT_ONCE)\b/g;

/** How many pixels of the widest list are beside the screen. */
const hiddenOfLists = (page: Page): Promise<number> =>
  page
    .locator('.RaList-content')
    .evaluateAll((lists) => Math.max(0, ...lists.map((one) => one.scrollWidth - one.clientWidth)));

/** Signs in as somebody who sees every entry of the menu. */
async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Larder Office');
  await expectSound(page, 'sign-in');
  await page.locator('input[name="username"]').fill('admin@gruenmarkt.example');
  await page.locator('input[name="password"]').fill('Gruenmarkt-Buero-2026');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('#main-content')).toBeVisible();
}

/** Nothing that axe finds, nothing beside the screen, no key of a text, and a heading that names the page. */
async function expectSound(page: Page, where: string): Promise<void> {
  await expect(page.locator('[role="progressbar"]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  const text = await page.locator('body').innerText();
  expect.soft([where, ...(text.match(untranslated) ?? [])]).toEqual([where]);
  expect.soft([where, ...(text.match(codes) ?? [])]).toEqual([where]);
  expect.soft([where, ...(await axeFaults(page))]).toEqual([where]);
  expect.soft([where, await overflow(page)]).toEqual([where, 0]);
  expect.soft([where, await hiddenOfLists(page)]).toEqual([where, 0]);
}

const walks = [
  { locale: 'hi-IN', size: 'phone' },
  { locale: 'en-GB', size: 'desktop' },
  { locale: 'de-AT', size: 'phone' },
  { locale: 'en-GB', size: 'phone' },
] as const;

for (const { locale, size } of someOf(walks, 2))
  test.describe(`back office, ${locale}, ${size}`, () => {
    test.use({ locale, viewport: mainViewports[size] });

    test(
      'A1 opens every entry of its menu, every form and a record of each list without a fault',
      { tag: '@deep' },
      async ({ page, shop }) => {
        test.setTimeout(600_000);
        const url = shop.origin.replace('://', '://office.');
        const watched = monitorPage(page, url);
        await signIn(page, url);
        await expectSound(page, 'today');
        const entries = page.locator('[role="menuitem"][href^="#/"]');
        const menu = page.getByRole('banner').getByRole('button').first();
        if (size === 'phone') await menu.click();
        const paths = await entries.evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')?.slice(2) ?? ''),
        );
        if (size === 'phone') {
          await page.keyboard.press('Escape');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The button has the focus again, and its tooltip stays until it is left.
          await page.reload();
        }
        expect(paths.filter(Boolean)).toHaveLength(10);

        for (const path of [...paths.filter(Boolean), ...forms]) {
          await page.goto(`${url}/#/${path}`);
          await expectSound(page, path);
          const fields = page.locator('#main-content input[type="text"]');
          if (path.startsWith('settings/')) await expect.soft(fields, path).not.toHaveCount(0);
        }
        for (const path of lists) {
          await page.goto(`${url}/#/${path}`);
          await page.locator(`#main-content a[href^="#/${path}/"]`).first().click();
          await expect(page).toHaveURL(new RegExp(`/${path}/[^/]+`));
          await expectSound(page, `a record of ${path}`);
        }
        expect(watched.faults).toEqual([]);
      },
    );
  });
