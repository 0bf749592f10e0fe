import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { register, newPerson } from '../../steps/customer.js';
import { pageMessages } from '../../steps/page-messages.js';
import { pressTo } from '../../steps/press-to.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, viewportsOf, test, type Viewport } from '../../support/test.js';

const say = pageMessages('wallet');
/** One card for each viewport size: a card can be added only once. */
const codes: Readonly<Record<Viewport, string>> = {
  phone: 'P8RV-5CJ6-YN1G-T4F3',
  desktop: 'K4WQ-7ZT2-MX9H-B3D5',
};
const worth: Readonly<Record<Viewport, string>> = { phone: '25,00', desktop: '50,00' };

async function expectWhole(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
}

for (const size of viewportsOf('phone')) {
  test.describe(`wallet and delivery pass at ${size} size`, () => {
    test.use({ size });

    test('PAY-14 PAY-18 PAY-21 a gift card is added and removed by keyboard', async ({
      page,
      shop,
      watched,
    }) => {
      await register(page, shop, newPerson('Wanda'));
      await open(page, `${shop.origin}/konto/wallet`);
      const code = page.getByLabel(new RegExp(`^${say('add.code')}`));
      await expect(code).toBeVisible();
      expect(watched.faults).toEqual([]);
      await pressTo(page, code);
      await page.keyboard.type('K4WQ-7ZT2-MX9H-B3D6');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('problem.1001'))).toBeVisible();
      await expect(code).toBeFocused();
      await expectWhole(page);
      await code.fill('V9GB-3WZ5-XK7M-D1QM');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('problem.1004'))).toBeVisible();
      await code.fill(codes[size].toLowerCase());
      await page.keyboard.press('Enter');
      await expect(page.getByText(new RegExp(`beträgt jetzt.*${worth[size]}`))).toBeVisible();
      await expect(page.getByText(`•••• ${codes[size].slice(-4)}`).first()).toBeVisible();
      await expectWhole(page);
      await pressTo(page, page.getByRole('button', { name: new RegExp(`^${say('card.remove')}`) }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: say('card.keep') })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('card.removed'))).toBeVisible();
    });

    test(
      'PASS-05 PASS-06 PASS-07 a guest sees the pass, signs in and buys it',
      { tag: '@deep' },
      async ({ page, shop, watched }) => {
        await open(page, `${shop.origin}/lieferpass`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pass.title'));
        await expectWhole(page);
        await page.getByRole('button', { name: say('pass.login') }).click();
        await page.waitForURL(/\/anmelden\?returnUrl=%2Flieferpass/);
        await register(page, shop, newPerson('Pia'));
        await open(page, `${shop.origin}/lieferpass`);
        await pressTo(page, page.getByRole('button', { name: say('pass.buy') }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(say('pass.inCart'), { exact: true })).toBeVisible();
        await expectWhole(page);
        await page.getByRole('link', { name: say('pass.toCart') }).click();
        await expect(page.getByText('49,00').first()).toBeVisible({ timeout: 30_000 });
        expect(watched.faults).toEqual([]);
      },
    );
  });
}
