import { goods } from '../../steps/goods.js';
import { register, registerByForm, signOut, newPerson } from '../../steps/customer.js';
import { favoriteButton, personalText } from '../../steps/favorites.js';
import { sendRequest } from '../../support/send-request.js';
import { open } from '../../support/wait-for-hydration.js';
import { expect, viewportsOf, test } from '../../support/test.js';

const { milk, coffee } = goods;

for (const size of viewportsOf('desktop')) {
  test.describe(`favourites at ${size} size`, () => {
    test.use({ size });

    test('FAV-01 FAV-02 FAV-03 FAV-06 PLAT-12 adds, finds and removes a favourite', async ({
      page,
      shop,
      watched,
    }) => {
      await register(page, shop, newPerson('Anna'));
      await open(page, shop.origin + milk.path);
      // The heart changes before the call ends; a reload would abort it.
      const stored = page.waitForResponse(
        (one) => one.url().includes('/favorites') && one.request().method() !== 'GET',
      );
      await favoriteButton(page, milk.name, false).click();
      await expect(favoriteButton(page, milk.name, true)).toHaveAttribute('aria-pressed', 'true');
      await stored;
      await page.reload();
      await expect(favoriteButton(page, milk.name, true)).toBeVisible();
      await open(page, `${shop.origin}/favoriten`);
      await expect(page.getByText(personalText('favorites.count', { count: 1 }))).toBeVisible();
      await expect(favoriteButton(page, milk.name, true)).toBeVisible();
      await favoriteButton(page, milk.name, true).click();
      await expect(favoriteButton(page, milk.name, false)).toBeVisible();
      await page
        .getByRole('checkbox', {
          name: personalText('favorites.source.purchasedProducts'),
          exact: true,
        })
        .check();
      await page
        .getByRole('checkbox', { name: personalText('favorites.source.favorites'), exact: true })
        .uncheck();
      await expect(page.getByText(personalText('favorites.empty.purchased.title'))).toBeVisible();
      expect(new URL(page.url()).search).toBe('?source=purchasedProducts');
      expect(watched.faults).toEqual([]);
    });
  });
}

test('NAV-10 FAV-05 FAV-07 leads a guest to the login, and adds the favourite afterwards', async ({
  page,
  shop,
}) => {
  await open(page, `${shop.origin}/favoriten`);
  await page.waitForURL(/\/anmelden\?returnUrl=%2Ffavoriten/);
  const anna = newPerson('Anna');
  await register(page, shop, anna);
  await signOut(page, shop);
  await open(page, shop.origin + milk.path);
  await favoriteButton(page, milk.name, false).press('Enter');
  await page.waitForURL(/\/anmelden\?returnUrl=%2Fprodukt/);
  await page.locator('input[type=email]').fill(anna.email);
  await page.locator('input[type=password]').first().fill(anna.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(shop.origin + milk.path);
  await expect(favoriteButton(page, milk.name, true)).toBeVisible();
});

test(
  'CUST-16 FAV-07 shows nothing of a customer to the next one, and nothing in the page itself',
  { tag: '@deep' },
  async ({ page, context, shop }) => {
    await registerByForm(page, shop, newPerson('Anna'));
    await open(page, shop.origin + coffee.path);
    await favoriteButton(page, coffee.name, false).click();
    await expect(favoriteButton(page, coffee.name, true)).toBeVisible();
    const cookie = (await context.cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const served = await sendRequest(`${shop.origin}/favoriten`, { cookie });
    expect(served.body).not.toContain(coffee.name);
    await signOut(page, shop);
    await open(page, shop.origin + coffee.path);
    await expect(favoriteButton(page, coffee.name, false)).toBeVisible();
    await registerByForm(page, shop, newPerson('Berta'));
    await open(page, `${shop.origin}/favoriten`);
    await expect(page.getByText(personalText('favorites.empty.favorites.title'))).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]),
    );
    expect(kept).not.toContain(coffee.name);
  },
);

test(
  'FAV-02 FAV-03 two tabs agree about a heart',
  { tag: '@full' },
  async ({ page, context, shop }) => {
    await register(page, shop, newPerson('Anna'));
    const other = await context.newPage();
    await open(page, shop.origin + milk.path);
    await open(other, shop.origin + milk.path);
    await expect(favoriteButton(other, milk.name, false)).toBeVisible();
    await favoriteButton(page, milk.name, false).click();
    await expect(favoriteButton(other, milk.name, true)).toBeVisible();
    await favoriteButton(other, milk.name, true).click();
    await expect(favoriteButton(page, milk.name, false)).toBeVisible();
  },
);

test(
  'warns of an allergen on tile, page, cart line and suggestion',
  { tag: '@full' },
  async ({ page, shop }) => {
    await register(page, shop, newPerson('Anna'));
    await open(page, `${shop.origin}/konto/diet`);
    await page.getByRole('checkbox', { name: personalText('allergen.milk') }).check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    const warning = page
      .getByText(personalText('own.contains', { names: personalText('allergen.milk') }))
      .first();
    await open(page, shop.origin + milk.path);
    await expect(warning).toBeVisible();
    await open(page, `${shop.origin}/suche/vollmilch`);
    await expect(warning).toBeVisible();
  },
);
