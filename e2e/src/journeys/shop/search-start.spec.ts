import { goods } from '../../steps/goods.js';
import { fakeCamera, fakeDetector } from '../../steps/camera.js';
import { pageMessages } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('search', 'start');

test.use({ size: 'phone', reducedMotion: 'reduce' });

/** Of the apples and of nothing. */
const apples = '2300001001012';
const nothing = '4006381333931';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

test('SRCH-01 the search of a phone is a whole screen that offers and adds', async ({
  page,
  shop,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open('/');
  const field = page.getByRole('combobox', { name: shop.say('search.label') });
  const popular = page.getByRole('rowgroup', { name: say('popular') });

  await test.step('popular searches come with the focus; the sheet fills the screen', async () => {
    await field.click();
    await expect(popular.getByRole('gridcell', { name: 'milch', exact: true })).toBeVisible();
    const sheet = await page.getByRole('search').boundingBox();
    expect(sheet).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const rows = await popular.getByRole('gridcell').all();
    for (const row of rows) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('a popular search leads to its results and is remembered', async () => {
    await popular.getByRole('gridcell', { name: 'milch', exact: true }).click();
    await expect(page).toHaveURL(/\/suche\/milch$/);
    await shopper.open('/');
    await field.click();
    const recent = page.getByRole('rowgroup', { name: say('recent') });
    await expect(recent.getByRole('gridcell', { name: 'milch', exact: true })).toBeVisible();
  });

  await test.step('a suggestion goes into the cart, and the sheet stays', async () => {
    await field.fill('vollmilch glas');
    const name = shopper.text('stepper.add', { name: goods.milk.name });
    const stored = shopper.cartChange();
    const plus = page.getByRole('gridcell').getByRole('button', { name, exact: true });
    const place = await plus.boundingBox();
    await plus.click();
    await stored;
    await expect(page.getByRole('grid')).toBeVisible();
    // A second tap at the same place adds one more.
    const more = shopper.text('stepper.increase', { name: goods.milk.name });
    const moreButton = page.getByRole('gridcell').getByRole('button', { name: more, exact: true });
    await expect(moreButton).toBeInViewport({ ratio: 1 });
    expect((await moreButton.boundingBox())?.x).toBe(place?.x);
    await page.getByRole('button', { name: say('close') }).click();
    await expect(page.getByRole('grid')).toBeHidden();
  });
});

test('a barcode before the camera opens its product, or is not in the shop', async ({
  page,
  shop,
  shopper,
}) => {
  await fakeCamera(page, apples);
  await fakeDetector(page, [nothing, apples]);
  await shopper.open('/');
  await page.getByRole('combobox', { name: shop.say('search.label') }).click();
  await page.getByRole('button', { name: say('scan') }).click();
  const unknown = say('scan.unknown', { number: nothing });
  await expect(page.getByText(unknown)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('next-code')));
  await expect(page).toHaveURL(shop.origin + goods.apples.path);
});

test(
  'a browser without a detector loads a decoder from the shop',
  { tag: '@full' },
  async ({ page, shop, shopper }) => {
    await fakeCamera(page, apples);
    await shopper.open('/');
    await page.getByRole('combobox', { name: shop.say('search.label') }).click();
    const decoder = page.waitForResponse(/zxing_reader.*\.wasm$/);
    await page.getByRole('button', { name: say('scan') }).click();
    expect(new URL((await decoder).url()).origin).toBe(shop.origin);
    await expect(page).toHaveURL(shop.origin + goods.apples.path);
  },
);
