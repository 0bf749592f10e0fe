import { axeFaults } from '../../checks/axe.js';
import { question } from '../../steps/consent.js';
import { undecided } from '../../support/consent.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, viewportsOf, test, someOf } from '../../support/test.js';

test.use({ storageState: undecided });

for (const size of viewportsOf('phone')) {
  test.describe(size, () => {
    test.use({ size });

    for (const colorScheme of someOf(['dark', 'light'] as const, 1)) {
      test(
        `the consent dialog is readable and usable by everybody, ${colorScheme}`,
        { tag: '@deep' },
        async ({ page, shop, shopper, watched }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await shopper.open('/');
          const asked = question(page, shop);
          await expect(asked).toBeVisible();
          expect(await axeFaults(page)).toEqual([]);
          await page.keyboard.press('Tab');
          await page.keyboard.press('Tab');
          await expect(asked.getByRole('link')).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(
            asked.getByRole('button', { name: shop.say('tracking.refuse') }),
          ).toBeFocused();
          await asked.getByRole('button', { name: shop.say('tracking.details') }).press('Enter');
          await expect(
            asked.getByRole('checkbox', { name: shop.say('tracking.category.C0002') }),
          ).toBeFocused();
          await expect(asked.getByRole('checkbox')).toHaveCount(4);
          await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(1);
          expect(await axeFaults(page)).toEqual([]);
          expect(watched.faults).toEqual([]);
        },
      );
    }

    test('CLS the question moves nothing, and covers nothing that has the focus', async ({
      page,
      shop,
      shopper,
    }) => {
      const shifts = await recordLayoutShifts(page);
      await shopper.open('/kategorie/obst-gemuese');
      const asked = question(page, shop);
      await expect(asked).toBeVisible();
      await page.waitForTimeout(300);
      expect(await shifts()).toEqual([]);
      const banner = await asked.boundingBox();
      const bar = page.getByRole('navigation', { name: shop.say('shell.bottomBar') });
      if (size === 'phone') {
        const { y = 0 } = (await bar.boundingBox()) ?? {};
        expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(y + 1);
      }
      // Down to the page's very end, link by link.
      const links = page.getByRole('contentinfo').getByRole('link');
      const all = [page.getByRole('main').getByRole('link').nth(9), links.first(), links.last()];
      for (const link of all) {
        await link.focus();
        const box = await link.boundingBox();
        const isClear =
          (box?.y ?? 0) + (box?.height ?? 0) <= (banner?.y ?? 0) ||
          (box?.x ?? 0) >= (banner?.x ?? 0) + (banner?.width ?? 0);
        expect(isClear, await link.innerText()).toBe(true);
      }
    });
  });
}

test(
  'the consent dialog is in the visitor’s language',
  { tag: '@deep' },
  async ({ page, shopper }) => {
    await shopper.open('/en');
    await expect(page.getByRole('region', { name: 'Your cookie choice' })).toContainText(
      'Only necessary',
    );
  },
);

test('TRK-31 the privacy page names the cookies by category, and opens the choice', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.open('/datenschutz');
  const main = page.getByRole('main');
  const category = (id: string) => shop.say(`tracking.category.${id}`);
  await expect(main.getByRole('heading', { name: category('C0002'), exact: true })).toBeVisible();
  await expect(main.getByText('analytics_user', { exact: true })).toBeVisible();
  await expect(main.getByText('session', { exact: true })).toHaveCount(1);
  const asked = question(page, shop);
  await asked.getByRole('button', { name: shop.say('tracking.refuse') }).click();
  expect(await axeFaults(page)).toEqual([]);
  await main.getByRole('button', { name: shop.say('content.cookie.settings') }).click();
  await expect(asked.getByRole('heading')).toBeFocused();
});
