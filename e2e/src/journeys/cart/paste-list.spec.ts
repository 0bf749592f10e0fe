import { pageMessages } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('cart-checkout', 'pasteList', 'pasteLink');
const list =
  '2 Milch, 1 kg Karotten, Klopapier, Butter\nein Dutzend Eier und Spaghetti; Rasenmäher';

test.use({ size: 'phone', reducedMotion: 'reduce' });

test('CART-16 a pasted list is in the cart after three taps, and out again', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open('/warenkorb');
  await page.getByRole('link', { name: say('open') }).click();
  await page.getByRole('textbox', { name: say('label') }).fill(list);
  await page.getByRole('button', { name: say('match') }).click();
  await expect(
    page.getByRole('heading', { name: say('group.matched', { count: 6 }) }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: say('group.none', { count: 1 }) })).toBeVisible();

  const bulk = page.waitForResponse((one) => one.url().endsWith('/api/carts/items/bulk'));
  await page.getByRole('button', { name: /^Alle in den Warenkorb \(6\) · € \d+,\d\d$/ }).click();
  expect((await bulk).status()).toBe(200);
  await expect(page.getByText(say('done', { count: 6 }))).toBeInViewport({ ratio: 1 });
  const before = await page.evaluate(() => fetch('/api/carts').then((one) => one.json()));
  await page.getByRole('button', { name: say('undo'), exact: true }).click();
  await expect(page.getByText(say('done', { count: 6 }))).toBeHidden();
  const after = await page.evaluate(() => fetch('/api/carts').then((one) => one.json()));
  expect(before.lineItemCount - after.lineItemCount).toBe(6);
});
