import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { register, signIn, newPerson } from '../../steps/customer.js';
import { pageMessages } from '../../steps/page-messages.js';
import { pressTo } from '../../steps/press-to.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, viewportsOf, test } from '../../support/test.js';

const say = pageMessages('loyalty');
const wallet = pageMessages('wallet');

async function expectWhole(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
}

for (const size of viewportsOf('desktop')) {
  test.describe(`the programme at ${size} size`, () => {
    test.use({ size });

    test('LOY-15 LOY-17 a customer becomes a member by keyboard and pays members’ prices', async ({
      page,
      shop,
      watched,
    }) => {
      await register(page, shop, newPerson('Lena'));
      await open(page, `${shop.origin}/konto/loyalty`);
      await expectWhole(page);
      await pressTo(page, page.getByRole('button', { name: say('join.submit') }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(say('join.done'))).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(say('card.code')) })).toBeVisible();
      await expectWhole(page);
      await open(page, `${shop.origin}/konto/vouchers`);
      await expect(page.getByRole('heading', { name: '5 % für Mitglieder' })).toBeVisible();
      await pressTo(
        page,
        page.getByRole('button', {
          name: new RegExp(`^${say('voucher.activate')} ?: Ein Kaffee im Markt`),
        }),
      );
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('img', { name: `${say('voucher.code')}: KAFFEE-2917` }),
      ).toBeVisible();
      await expectWhole(page);
      expect(watched.faults).toEqual([]);
    });

    test(
      'CUST-33 LOY-03 a member unlinks the card by keyboard and may link one again',
      { tag: '@full' },
      async ({ page, shop, watched }) => {
        await register(page, shop, newPerson('Lena'));
        await open(page, `${shop.origin}/konto/loyalty`);
        await page.getByRole('button', { name: say('join.submit') }).click();
        await expect(page.getByText(say('join.done'))).toBeVisible();
        await pressTo(page, page.getByRole('button', { name: say('unlink.open') }));
        await page.keyboard.press('Enter');
        const question = page.getByRole('dialog', { name: say('unlink.title') });
        await expect(question).toContainText(say('unlink.prices'));
        await expectWhole(page);
        await pressTo(page, question.getByRole('button', { name: say('unlink.confirm') }));
        await page.keyboard.press('Enter');
        await expect(page.getByText(say('unlink.done'))).toBeVisible();
        await expect(page.getByRole('button', { name: say('join.submit') })).toBeVisible();
        await expectWhole(page);
        expect(watched.faults).toEqual([]);
      },
    );

    test(
      'PAY-02 PAY-16 PASS-05 a member of the demo finds everything in their profile',
      { tag: '@deep' },
      async ({ page, shop, watched }) => {
        await open(page, `${shop.origin}/anmelden`);
        const mira = { email: 'mira@gruenmarkt.example', firstName: 'Mira' };
        await signIn(page, { ...mira, password: 'Mitglied-Mira-1' });
        await page.waitForURL((url) => !url.pathname.includes('anmelden'));
        await open(page, `${shop.origin}/konto/payment-methods`);
        await expect(page.getByText(wallet('methods.expired'), { exact: true })).toBeVisible();
        await expectWhole(page);
        await open(page, `${shop.origin}/konto/delivery-pass`);
        await expect(page.getByText(wallet('pass.active'))).toBeVisible();
        await open(page, `${shop.origin}/konto`);
        await expect(
          page.getByRole('link', { name: wallet('section.wallet') }).first(),
        ).toBeVisible();
        await expectWhole(page);
        await open(page, `${shop.origin}/sortiment`);
        expect(watched.faults).toEqual([]);
      },
    );
  });
}
