import type { Page } from '@playwright/test';
import { open } from '../support/ready.js';
import { expect, test } from '../support/test.js';
import { kindsOf, shopOf, tenants } from './routes.js';

/** What a page says of itself in its head. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const values = [
      ...document.head.querySelectorAll('meta[name]:not([name=viewport]), meta[property], link'),
    ]
      .filter((element) => !/stylesheet|preload|icon/.test(element.getAttribute('rel') ?? ''))
      .map((element) => element.outerHTML)
      .sort();
    const described = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return [document.title, ...values, ...described.map(({ textContent }) => textContent)];
  });

for (const tenant of tenants) {
  for (const path of kindsOf(tenant)) {
    test(`A10 ${tenant} ${path}: the head is the same before and after the browser takes over`, async ({
      page,
      browser,
    }) => {
      const { origin } = shopOf(tenant);
      const still = await browser.newContext({ javaScriptEnabled: false });
      const before = await still.newPage();
      await before.goto(origin + path);
      const served = await headOf(before);
      await still.close();
      await open(page, origin + path);
      await page.waitForLoadState('networkidle');
      expect(await headOf(page)).toEqual(served);
      expect(served[0]).not.toBe('');
    });
  }
}
