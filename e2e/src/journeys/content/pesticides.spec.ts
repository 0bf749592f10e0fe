import { open } from '../../support/wait-for-hydration.js';
import { expect, viewportsOf, test } from '../../support/test.js';

for (const size of viewportsOf('desktop')) {
  test.describe(`residue reports, ${size}`, () => {
    test.use({ size });

    test('PEST-01 PEST-02 by product and month, back and forth', async ({
      page,
      shop,
      watched,
    }) => {
      expect(await open(page, `${shop.origin}/pestizide`)).toBe(200);
      const main = page.getByRole('main');
      await expect(
        main.getByText(shop.say('pesticides.count.range', { first: 1, last: 20, count: 350 })),
      ).toBeVisible();
      await main.getByLabel(shop.say('pesticides.filter.product')).fill('apfel');
      await main.getByRole('button', { name: shop.say('pesticides.filter.submit') }).click();
      await expect(page).toHaveURL(/product=apfel/);
      for (const report of await main.getByRole('article').all())
        await expect(report.getByRole('heading')).toContainText(/apfel/i);
      await main.getByLabel(shop.say('pesticides.filter.month')).selectOption({ index: 2 });
      await expect(page).toHaveURL(/product=apfel&month=\d{4}-\d{2}/);
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(3);
      await page.goBack();
      await expect(main.getByLabel(shop.say('pesticides.filter.month'))).toHaveValue('');
      expect(watched.faults).toEqual([]);
    });
  });
}

test('PEST-02 from the light on a product’s page to all of its samples', async ({ page, shop }) => {
  await open(page, `${shop.origin}/produkt/apfel-kronprinz-rudolf`);
  await page.getByRole('main').getByRole('link', { name: 'Zum Bericht' }).click();
  await expect(page).toHaveURL(/\/pestizide\?sku=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apfel Kronprinz Rudolf');
  const history = page.getByRole('navigation', { name: shop.say('pesticides.history.list') });
  expect(await history.getByRole('link').count()).toBeGreaterThan(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PEST-02 a product’s page has the light of its report', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/produkt/bananen`);
    const main = page.getByRole('main');
    const light = await main
      .getByText(/^\S+ Rückstände$/)
      .first()
      .innerText();
    const report = main.getByRole('paragraph').filter({ hasText: 'Zum Bericht' });
    await expect(report).toContainText(new RegExp(`: ${light}`, 'i'));
  });

  test('PEST-02 search, month, light and pages are a form and links', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/pestizide`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Rot\b/ }).click();
    await expect(page).toHaveURL(/light=red/);
    for (const report of await main.getByRole('article').all())
      await expect(report).toContainText('Rot, viele Rückstände');
    await page.goto(`${shop.origin}/pestizide`);
    await main.getByLabel(shop.say('pesticides.filter.product')).fill('boskoop');
    await main.getByRole('button', { name: shop.say('pesticides.filter.submit') }).click();
    await expect(main.getByRole('article').first()).toContainText('Boskoop');
    await page.goto(`${shop.origin}/pestizide?offset=20`);
    await expect(main).toContainText('21–40 von 350 Berichten');
  });
});
