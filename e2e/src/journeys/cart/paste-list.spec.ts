import { CountingHand } from '../../steps/counting-hand.js';
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
  const hand = new CountingHand();
  await hand.tap(page.getByRole('link', { name: say('open') }), 'list');
  await hand.fill(page.getByRole('textbox', { name: say('label') }), list, 'paste');
  await hand.tap(page.getByRole('button', { name: say('match') }), 'match');
  await expect(
    page.getByRole('heading', { name: say('group.matched', { count: 6 }) }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: say('group.none', { count: 1 }) })).toBeVisible();

  const bulk = page.waitForResponse((one) => one.url().endsWith('/api/carts/items/bulk'));
  const all = page.getByRole('button', { name: /^Alle in den Warenkorb \(6\) · € \d+,\d\d$/ });
  await hand.tap(all, 'all into the cart');
  process.stdout.write(`${hand.table()}\n`);
  expect(hand.count('tap')).toBeLessThanOrEqual(3);
  expect((await bulk).status()).toBe(200);
  await expect(page.getByText(say('done', { count: 6 }))).toBeInViewport({ ratio: 1 });
  const before = await page.evaluate(() => fetch('/api/carts').then((one) => one.json()));
  await page.getByRole('button', { name: say('undo'), exact: true }).click();
  await expect(page.getByText(say('done', { count: 6 }))).toBeHidden();
  const after = await page.evaluate(() => fetch('/api/carts').then((one) => one.json()));
  expect(before.lineItemCount - after.lineItemCount).toBe(6);
});
