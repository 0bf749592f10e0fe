import { tabThrough } from '../../checks/focus.js';
import { axeFaults } from '../../checks/axe.js';
import { expectOneHeading, leaks, overflow } from '../../checks/page-faults.js';
import { register, newPerson } from '../../steps/customer.js';
import { goods } from '../../steps/goods.js';
import { favoriteButton, personalText } from '../../steps/favorites.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, isFull, viewportsOf, test } from '../../support/test.js';

for (const size of viewportsOf('desktop')) {
  test.describe(`pages of favourites, lists and diet at ${size} size`, () => {
    test.use({ size, reducedMotion: 'reduce' });

    test(
      'A1 A2 A3 A4 are accessible, by keyboard too',
      { tag: '@deep' },
      async ({ page, shop, watched }) => {
        test.setTimeout(240_000);
        await register(page, shop, newPerson('Anna'));
        await open(page, shop.origin + goods.milk.path);
        await favoriteButton(page, goods.milk.name, false).click();
        await open(page, `${shop.origin}/einkaufsliste`);
        await page.getByLabel(personalText('lists.new')).fill('Wochenende');
        await page.keyboard.press('Enter');
        await page.getByLabel(personalText('list.add')).fill('2 Vollmilch\nKerzen');
        await page.keyboard.press('Enter');
        await page.getByRole('checkbox', { name: 'Kerzen' }).check();
        await page.getByRole('button', { name: personalText('share.open.view') }).click();
        await page.getByLabel(personalText('share.link')).waitFor();
        const list = new URL(page.url()).pathname;
        const paths = ['/favoriten', '/einkaufsliste', list, '/konto/diet', '/konto/favorites'];
        for (const path of paths) {
          await open(page, shop.origin + path);
          await page.waitForLoadState('networkidle');
          await expectOneHeading(page);
          expect.soft(await axeFaults(page), path).toEqual([]);
          expect.soft(await leaks(page), path).toEqual([]);
          expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
          // The others consist of the same controls.
          if (!isFull && path !== list) continue;
          const { missed, stops } = await tabThrough(page);
          expect.soft(missed, path).toEqual([]);
          expect.soft(stops.filter(({ fault }) => fault !== ''), path).toEqual([]); // prettier-ignore
        }
        expect(watched.faults).toEqual([]);
      },
    );
  });
}
