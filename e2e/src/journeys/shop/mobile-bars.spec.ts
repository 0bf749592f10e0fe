import { tabThrough } from '../../checks/focus.js';
import { axeFaults } from '../../checks/axe.js';
import { goods } from '../../steps/goods.js';
import { recordLayoutShifts } from '../../support/layout-shifts.js';
import { expect, test, someOf } from '../../support/test.js';

const long =
  '/produkt/kaiserschmarren-dessert-mit-zwetschkenroester-und-knusprigen-butterbroeseln-im-praktischen-doppelkammerbecher-zum-mitnehmen-almwiesel-220-g';

test.use({ size: 'phone', reducedMotion: 'reduce' });

test.describe('the bar at the foot of a phone', () => {
  test('leads to home, categories, search, favourites and cart, and marks the current page', async ({
    page,
    shop,
    shopper,
  }) => {
    await shopper.open('/kategorie/obst-gemuese');
    const bar = page.getByRole('navigation', { name: shop.say('shell.bottomBar') });
    const links = await bar.getByRole('link').evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.ariaCurrent])); // prettier-ignore
    expect(links).toEqual([
      ['/', null],
      ['/sortiment', 'true'],
      ['/suche', null],
      ['/favoriten', null],
      ['/warenkorb', null],
    ]);
    await bar.getByRole('link', { name: shop.say('shell.home') }).click();
    await expect(bar.locator('[aria-current=page]')).toHaveText(shop.say('shell.home'));
  });

  test('SRCH-10 has the search at one touch; leaving it empties the field', async ({
    page,
    shop,
    shopper,
  }) => {
    await shopper.open('/suche/apfel');
    const bar = page.getByRole('navigation', { name: shop.say('shell.bottomBar') });
    await bar.getByRole('link', { name: shop.say('search.label') }).click();
    const field = page.getByRole('combobox', { name: shop.say('search.label') });
    await expect(field).toBeFocused();
    await page.keyboard.type('milch');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/suche\/milch/);
    await expect(field).toHaveValue('milch');
    await bar.getByRole('link', { name: shop.say('shell.home') }).click();
    await page.waitForURL(`${shop.origin}/`);
    await expect(field).toHaveValue('');
  });

  test('SRCH-17 says why a term is invalid, and keeps it', async ({ page, shop, shopper }) => {
    for (const term of ['m', '']) {
      await shopper.open('/');
      await page.getByRole('combobox', { name: shop.say('search.label') }).fill(term);
      await page.keyboard.press('Enter');
      const field = page.getByRole('main').getByRole('searchbox');
      await expect(field).toHaveValue(term);
      await expect(field).toHaveAccessibleDescription(
        shop.say('search.termLength', { shortest: 2, longest: 100 }),
      );
    }
  });
});

test.describe('the buy bar on a phone', () => {
  for (const path of someOf([long, goods.milk.path], 1))
    test(
      `CAT-06 stays in sight from the first screen to the last, ${path.slice(9, 20)}`,
      { tag: '@deep' },
      async ({ page, shop, shopper }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const shifts = await recordLayoutShifts(page);
        await shopper.open(path);
        const add = page.getByRole('main').getByText(shop.say('cart-checkout.stepper.addText'));
        await expect(add).toBeInViewport({ ratio: 1 });
        expect(await axeFaults(page)).toEqual([]);
        await page.evaluate(() => scrollTo(0, 1e6));
        await expect(add).toBeInViewport({ ratio: 1 });
        // It takes the place of the links; the cart is in the header meanwhile.
        const bar = page.getByRole('navigation', { name: shop.say('shell.bottomBar') });
        await expect(bar).toBeHidden();
        await expect(shopper.cart(0)).toBeVisible();
        const own = await add.boundingBox();
        const legal = page.getByRole('contentinfo').getByRole('link').last();
        const end = await legal.boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0);
        expect(await shifts()).toEqual([]);
        const { stops } = await tabThrough(page);
        expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
      },
    );

  test('shows name, price and unit price on the first screen beside it', async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await shopper.open(goods.milk.path);
    const main = page.getByRole('main');
    const bar = await main.getByRole('group').getByRole('button').first().boundingBox();
    for (const shown of [
      main.getByRole('heading', { level: 1 }),
      main.getByText(/\/\sl$/).first(),
    ]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});
