import { register, newPerson } from '../../steps/customer.js';
import { personalText } from '../../steps/favorites.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, mainViewports, viewportsOf, test } from '../../support/test.js';

for (const size of viewportsOf('phone')) {
  test.describe(`a shopping list at ${size} size`, () => {
    test.use({ size });

    test(
      'is written by keyboard, given products, shared, and ticked off by a guest',
      { tag: '@deep' },
      async ({ page, shop, watched, browser }) => {
        await register(page, shop, newPerson('Anna'));
        await open(page, `${shop.origin}/einkaufsliste`);
        await page.getByLabel(personalText('lists.new')).fill('Wochenende');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: 'Wochenende' })).toBeVisible();
        await page.getByLabel(personalText('list.add')).fill('2 Vollmilch\n- Kerzen\n3x Äpfel');
        await page.keyboard.press('Enter');
        const tick = (name: RegExp) => page.getByRole('checkbox', { name });
        await expect(tick(/2 × Vollmilch/)).toBeVisible();
        await expect(tick(/3 × Äpfel/)).toBeVisible();
        await page
          .getByRole('button', { name: personalText('list.find', { name: 'Vollmilch' }) })
          .click();
        const finder = page.getByRole('group', {
          name: personalText('list.find.title', { text: 'Vollmilch' }),
        });
        await finder.getByRole('listitem').first().getByRole('button').click();
        await expect(page.getByRole('heading', { level: 2, name: /Milch/ })).toBeVisible();
        await tick(/Kerzen/).press('Space');
        await expect(
          page.getByRole('heading', { level: 2, name: personalText('list.done') }),
        ).toBeVisible();
        await page.getByRole('button', { name: personalText('share.open.view') }).click();
        const link = await page
          .getByLabel(personalText('share.link'), { exact: false })
          .inputValue();
        const guest = await browser.newPage({ viewport: mainViewports[size] });
        await open(guest, link);
        await guest.getByRole('checkbox', { name: /3 × Äpfel/ }).check();
        await expect(guest.getByRole('checkbox', { name: /3 × Äpfel/ })).toBeChecked();
        await page.reload();
        await expect(tick(/3 × Äpfel/)).toBeChecked();
        await page.getByRole('button', { name: personalText('share.withdraw') }).click();
        await expect(
          page.getByRole('button', { name: personalText('share.withdraw') }),
        ).toHaveCount(0);
        await guest.reload();
        await expect(guest.getByText(personalText('shared.missing.title'))).toBeVisible();
        await guest.close();
        expect(watched.faults).toEqual([]);
      },
    );
  });
}

test(
  'a list of a household is both customers’',
  { tag: '@deep' },
  async ({ page, shop, browser }) => {
    await register(page, shop, newPerson('Anna'));
    await open(page, `${shop.origin}/einkaufsliste`);
    await page.getByLabel(personalText('lists.new')).fill('Zuhause');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: personalText('share.open.household') }).click();
    const link = await page.getByLabel(personalText('share.link'), { exact: false }).inputValue();
    const other = await browser.newPage();
    await register(other, shop, newPerson('Berta'));
    await open(other, link);
    await expect(other.getByText(personalText('list.with', { names: 'Anna' }))).toBeVisible();
    await other.getByLabel(personalText('list.add')).fill('Kaffee');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('checkbox', { name: 'Kaffee' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Kaffee' })).toBeVisible();
    await expect(page.getByText(personalText('list.with', { names: 'Berta' }))).toBeVisible();
    await other.close();
  },
);
