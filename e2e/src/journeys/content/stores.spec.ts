import { open } from '../../support/wait-for-hydration.js';
import { expect, viewportsOf, test } from '../../support/test.js';

for (const size of viewportsOf('desktop')) {
  test.describe(`the store finder, ${size}`, () => {
    test.use({ size });

    test('STORE-01 STORE-03 from a postal code to a store, by list', async ({
      page,
      shop,
      watched,
    }) => {
      expect(await open(page, `${shop.origin}/maerkte`)).toBe(200);
      await page.getByLabel(shop.say('storefinder.search.place')).fill('8010');
      await page.getByRole('main').getByRole('button', { name: 'Suchen', exact: true }).click();
      await expect(page).toHaveURL(/q=8010/);
      const first = page.getByRole('main').getByRole('article').first();
      await expect(first).toContainText('Grünmarkt am Sonnenmarkt');
      await expect(first).toContainText(/\d m|km/);
      await expect(first).toContainText(/Jetzt geöffnet|Geschlossen/);
      await first.getByRole('link', { name: 'Grünmarkt am Sonnenmarkt', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grünmarkt am Sonnenmarkt');
      await expect(page.getByRole('main')).toContainText('Montag–Freitag');
      // Structured data is for those who come straight here.
      await page.reload();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join()).toContain('"GroceryStore"');
      expect(watched.faults).toEqual([]);
    });
  });
}

test.describe('the map of the stores', () => {
  test(
    'moves by keyboard from a pin to the store in the list',
    { tag: '@deep' },
    async ({ page, shop, watched }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(shop.origin)) foreign.push(request.url());
      });
      await open(page, `${shop.origin}/maerkte`);
      const map = page.getByRole('region', { name: shop.say('storefinder.map.label') });
      const pin = map.getByRole('button', { name: 'Grünmarkt Donaulände' });
      await pin.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#store-linz-donaulaende')).toBeFocused();
      expect(watched.faults).toEqual([]);
      // SLOT-15: no other host knows of the visit.
      expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
    },
  );
});

test.describe('the shopper’s position', () => {
  test('STORE-03 orders the stores when it is allowed', async ({ page, shop, context }) => {
    await context.grantPermissions(['geolocation'], { origin: shop.origin });
    await context.setGeolocation({ latitude: 48.3, longitude: 14.29 });
    await open(page, `${shop.origin}/maerkte`);
    await page.getByRole('button', { name: shop.say('storefinder.search.locate') }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Donaulände');
    await expect(page).toHaveURL(`${shop.origin}/maerkte`);
  });

  test('shows a message when it is denied', { tag: '@deep' }, async ({ page, shop, context }) => {
    await context.clearPermissions();
    await open(page, `${shop.origin}/maerkte`);
    await page.getByRole('button', { name: shop.say('storefinder.search.locate') }).click();
    await expect(page.getByText(shop.say('storefinder.search.denied'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  });
});

test('STORE-04 STORE-05 STORE-06 a favourite store survives a reload, until it is removed', async ({
  page,
  shop,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('favoriteStores'));
  const store = page.locator('#store-graz-murpark');
  await open(page, `${shop.origin}/maerkte`);
  await store.getByRole('button', { name: shop.say('storefinder.favourite.add') }).click();
  expect(await stored()).toBe('["graz-murpark"]');
  await page.reload();
  await store.getByRole('button', { name: shop.say('storefinder.favourite.is') }).click();
  await expect(
    store.getByRole('button', { name: shop.say('storefinder.favourite.add') }),
  ).toBeVisible();
  expect(await stored()).toBeNull();
});

test.describe('without JavaScript', { tag: '@deep' }, () => {
  test.use({ javaScriptEnabled: false });

  test('STORE-01 the finder is a form, a drawing and a list', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/maerkte`);
    await page.getByLabel(shop.say('storefinder.search.place')).fill('Linz');
    await page.getByRole('main').getByRole('button', { name: 'Suchen', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('img', { name: shop.say('storefinder.map.label') })).toBeVisible();
    await expect(
      page.getByRole('button', { name: shop.say('storefinder.search.locate') }),
    ).toBeHidden();
    await page.getByRole('link', { name: 'Grünmarkt Donaulände', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Donaulände 7');
  });
});

test('SRCH-24 a store is found by the search of the shop', async ({ page, shop }) => {
  await open(page, `${shop.origin}/suche/innsbruck?tab=stores`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Grünmarkt am Innufer/ })
    .click();
  await expect(page).toHaveURL(`${shop.origin}/maerkte/innsbruck-innufer`);
});

test('PLAT-17 a shop without this feature has no such page and no link', async ({ page, shop }) => {
  const harvest = shop.origin.replace('gruenmarkt', 'harvest');
  for (const path of ['/pesticides', '/pestizide', '/stores/wien-laubenweg'])
    expect((await page.goto(`${harvest}${path}`))?.status()).toBe(404);
  const home = await page.goto(`${harvest}/`);
  expect(await home?.text()).not.toMatch(/pesticides/);
});
