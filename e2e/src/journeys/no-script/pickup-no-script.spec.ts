import { codesText } from '../../steps/codes.js';
import { goods } from '../../steps/goods.js';
import { storedOrder } from '../../steps/orders.js';
import { collectInStore, send, toOrder } from '../../steps/no-script.js';
import { hasDatabase, query } from '../../support/database.js';
import { expect, mainViewports, test } from '../../support/test.js';
import { messagesOf } from '../../support/messages.js';

test.describe('collecting without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: mainViewports.phone });

  test(
    'CHK-05 in English, collected in a store and paid there',
    { tag: '@full' },
    async ({ page, shop }) => {
      const english = messagesOf('gruenmarkt', 'en');
      const say = (key: string) => english(`cart-checkout.${key}`);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      await page.goto(`${shop.origin}/en${goods.coffee.path}`);
      await page.getByRole('link', { name: 'Order this product without JavaScript' }).click();
      await send(button('stepper.addText'), page, /\/service\?/);
      await collectInStore(page, say);
      await toOrder(page, say);
      await page.getByRole('radio').check();
      await send(button('order.place'), page, /\/done\?order=/);
      const order = await storedOrder(await page.getByRole('definition').first().innerText());
      expect(order.method_key).toBe('payment-at-the-store');
      if (!hasDatabase()) return;
      // It is packed: the page has the code for the counter, and tells the store who is there.
      const number = await page.getByRole('definition').first().innerText();
      await query("UPDATE orders SET status = 'READY' WHERE order_number = $1", [number]);
      await page.reload();
      await expect(page.getByText(`Your collection code: ${number.slice(-4)}.`)).toBeVisible();
      await page.getByRole('button', { name: 'I am here' }).click();
      await expect(page.getByText('Thank you, we’re bringing your order out.')).toBeVisible();
    },
  );

  test(
    'CART-98 SLOT-06 CART-08 codes, a held time slot and the substitution preference',
    { tag: '@deep' },
    async ({ page, shop }) => {
      const say = (key: string, values = {}) => shop.say(`cart-checkout.${key}`, values);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const codes = page.getByRole('region', { name: codesText('title') });
      const redeem = async (code: string) => {
        await codes.getByRole('textbox', { name: codesText('field') }).fill(code);
        await codes.getByRole('button', { name: codesText('add') }).click();
      };
      await page.goto(`${shop.origin}/_plain/de-AT/product?sku=100201`);
      await page.getByRole('combobox', { name: 'Menge' }).selectOption('6');
      await send(button('stepper.addText'), page, /\/service\?/);
      await collectInStore(page, say);

      await redeem(' ');
      await expect(codes.getByRole('textbox')).toHaveAccessibleDescription(
        codesText('problem.empty'),
      );
      await redeem('sommer');
      await expect(codes.getByRole('textbox')).toHaveAccessibleDescription(
        codesText('problem.223'),
      );
      await expect(codes.getByRole('textbox')).toHaveValue('sommer');
      await redeem('gruen10');
      await expect(codes.getByRole('listitem')).toContainText('GRUEN10');
      await codes.getByRole('button', { name: codesText('remove', { code: 'GRUEN10' }) }).click();
      await expect(codes.getByRole('listitem')).toHaveCount(0);
      await redeem('gruen10');
      const saved = page.getByText(`${say('totals.discounts')} GRUEN10`, { exact: true });
      await expect(saved).toBeVisible();

      await toOrder(page, say);
      await expect(page.getByText(/Ihr Zeitfenster ist bis \d\d:\d\d Uhr/)).toBeVisible();
      const longer = page.getByRole('button', { name: 'Länger reservieren' });
      await longer.click();
      await longer.click();
      await expect(longer).toHaveCount(0);
      await page.getByRole('radio', { name: /^Weglassen/ }).check();
      await page
        .getByRole('radio', { name: new RegExp(say('payment.payment-at-the-store')) })
        .check();
      await send(button('order.place'), page, /\/done\?order=/);
      await expect(page.getByText('Weglassen', { exact: true })).toBeVisible();
      await expect(saved).toBeVisible();
    },
  );

  test(
    'CART-96 goods that sell out while ordering are reported, removed, and the rest is ordered',
    { tag: '@deep' },
    async ({ page, shop }) => {
      test.skip(!hasDatabase(), 'takes a product from the shelf in the database');
      const say = (key: string, values = {}) => shop.say(`cart-checkout.${key}`, values);
      const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
      const berries = 'Heidelbeeren';
      const shelve = (availability: string) =>
        query('UPDATE products SET availability = $1 WHERE tenant = $2 AND sku = $3', [
          availability,
          'gruenmarkt',
          '100202',
        ]);
      await page.goto(`${shop.origin}/_plain/de-AT/product?sku=100201`);
      await page.getByRole('combobox', { name: 'Menge' }).selectOption('6');
      await send(button('stepper.addText'), page, /\/service\?/);
      await collectInStore(page, say);
      await page.goto(`${shop.origin}/_plain/de-AT/product?sku=100202`);
      await send(button('stepper.addText'), page, /\/cart$/);
      await toOrder(page, say);
      await page
        .getByRole('radio', { name: new RegExp(say('payment.payment-at-the-store')) })
        .check();
      try {
        await shelve('unavailable');
        await button('order.place').click();
        await expect(page.getByRole('alert')).toContainText(say('unavailable.text'));
        await page.getByRole('link', { name: say('cart.title') }).click();
        await expect(page.getByText(/^Nicht verfügbar, in keiner Summe/)).toContainText(berries);
        await page.getByRole('button', { name: say('line.remove', { name: berries }) }).click();
        await expect(page.getByText(/^Nicht verfügbar, in keiner Summe/)).toHaveCount(0);
      } finally {
        await shelve('available');
      }
      await page.getByRole('link', { name: say('cart.checkout') }).click();
      await page
        .getByRole('radio', { name: new RegExp(say('payment.payment-at-the-store')) })
        .check();
      await send(button('order.place'), page, /\/done\?order=/);
    },
  );
});
