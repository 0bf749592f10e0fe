import { open, waitForHydration } from '../../support/wait-for-hydration.js';
import { expect, test } from '../../support/test.js';

test('a listing that leaves out tiles far away keeps its height, also at its end', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${shop.origin}/kategorie/obst-gemuese`);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await waitForHydration(page);
  const last = page.locator('main li:has([role=group])').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  // The ring of a focused tile is not cut off at its cell.
  const link = last.getByRole('link').first();
  await link.focus();
  await expect(link).toBeFocused();
  await expect(last).toHaveCSS('overflow-clip-margin', '16px');
});
