import { expect, test } from '../../support/test.js';

test('the dark colours that a shopper chooses hold before the first paint of the next page', async ({
  page,
  shop,
  shopper,
}) => {
  const groundOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await shopper.open('/');
  const light = await groundOf();
  await page.getByLabel(shop.say('shell.colours')).selectOption('dark');
  await expect.poll(groundOf).not.toBe(light);
  const dark = await groundOf();
  // Without its code, the next page shows what its document says.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${shop.origin}/sortiment`);
  expect(await groundOf()).toBe(dark);
});
