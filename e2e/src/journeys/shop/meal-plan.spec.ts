import { pageMessages } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('recipes', 'plan');

test.use({ size: 'phone', reducedMotion: 'reduce' });

test('REC-02 a suggested week is in the cart after two taps, and out again', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart();
  await shopper.open('/wochenplan');
  const basket = page.waitForResponse((one) => one.url().endsWith('/api/meal-plan/basket'));
  await page.getByRole('button', { name: say('suggest') }).click();
  expect((await basket).status()).toBe(200);
  await page.getByRole('button', { name: /Produkte in den Warenkorb$/ }).click();
  const undo = page.getByRole('button', { name: say('undo'), exact: true });
  await expect(undo).toBeVisible();
  const count = () =>
    page.evaluate(() => fetch('/api/carts').then((one) => one.json())) as Promise<{
      lineItemCount: number;
    }>;
  expect((await count()).lineItemCount).toBeGreaterThan(10);
  await undo.click();
  await expect(undo).toBeHidden();
  expect((await count()).lineItemCount).toBe(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(7);
});
