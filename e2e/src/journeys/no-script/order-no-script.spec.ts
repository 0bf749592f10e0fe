import type { Page } from '@playwright/test';
import { axeFaults } from '../../checks/axe.js';
import { htmlFaults, overflow } from '../../checks/page-faults.js';
import { customer, goods } from '../../steps/goods.js';
import { expectSlotCountsItsOrders, ordersOf, storedOrder } from '../../steps/orders.js';
import { send } from '../../steps/no-script.js';
import { sendRequest } from '../../support/send-request.js';
import { expect, mainViewports, test } from '../../support/test.js';

/**
 * Checks of every ordering page: valid HTML, accessibility, and a narrow viewport. The checks are
 * scripts, so they open the page in a browser that runs some.
 */
async function expectGoodPage(page: Page, scripted: Page): Promise<void> {
  const text = await page.content();
  expect.soft(await htmlFaults(text)).toEqual([]);
  await scripted.setContent(text, { waitUntil: 'load' });
  expect.soft(await axeFaults(scripted)).toEqual([]);
  expect.soft(await overflow(scripted), 'pixels beyond the window').toBeLessThanOrEqual(0);
}

test.describe('ordering without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: mainViewports.phone });

  test('CHK-01 CHK-04 CHK-05 FORM-04 from home to the order number, delivered and paid on handover', async ({
    browser,
    page,
    shop,
  }) => {
    const scripted = await browser.newPage({
      viewport: mainViewports.phone,
      javaScriptEnabled: true,
      bypassCSP: true,
    });
    await scripted.goto(`${shop.origin}/_plain/de-AT/cart`);
    const say = (key: string, values = {}) => shop.say(`cart-checkout.${key}`, values);
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const field = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${say(key)}`) });
    const email = `plain.${Date.now()}@example.test`;

    await test.step('home, search, product', async () => {
      await page.goto(`${shop.origin}/`);
      await page.getByRole('search').getByRole('textbox').fill('espresso ganze bohne');
      await page.keyboard.press('Enter');
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`${goods.coffee.name}$`) })
        .first()
        .click();
      await page.getByRole('link', { name: 'Dieses Produkt ohne JavaScript bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.coffee.name);
      await expectGoodPage(page, scripted);
      await page.getByRole('combobox', { name: 'Menge' }).selectOption('2');
      await send(button('stepper.addText'), page, /\/service\?/);
    });

    await test.step('CART-16 the service comes before the first product; messages at the fields', async () => {
      await button('service.deliverHere').click();
      await expect(page.getByRole('alert')).toContainText(say('form.required'));
      await expect(field('address.city')).toHaveAccessibleDescription(say('form.required'));
      await expectGoodPage(page, scripted);
      for (const name of ['streetName', 'streetNumber', 'postalCode', 'city'] as const)
        await field(`address.${name}`).fill(customer[name]);
      await send(button('service.deliverHere'), page, /\/cart$/);
      await expect(
        page.getByRole('heading', { name: new RegExp(goods.coffee.name) }),
      ).toBeVisible();
      await expectGoodPage(page, scripted);
    });

    await test.step('time slot and contact', async () => {
      await page.getByRole('link', { name: say('cart.checkout') }).click();
      await button('step.slot.submit').click();
      await expect(page.getByRole('alert')).toContainText(say('slot.choose'));
      await page.getByRole('radio', { disabled: false }).first().check();
      await send(button('step.slot.submit'), page, /\/contact$/);
      await field('contact.email').fill('paula');
      await button('step.summary').click();
      await expect(field('contact.email')).toHaveAccessibleDescription(
        new RegExp(say('form.email')),
      );
      await expect(field('contact.email')).toHaveValue('paula');
      await expect(field('contact.streetName'), 'as it is delivered').toHaveValue(
        customer.streetName,
      );
      await expectGoodPage(page, scripted);
      for (const name of ['firstName', 'lastName', 'phoneNumber'] as const)
        await field(`contact.${name}`).fill(customer[name]);
      await field('contact.email').fill(email);
      await send(button('step.summary'), page, /\/order$/);
    });

    await test.step('the order, once, however often the form is sent', async () => {
      await button('order.place').click();
      await expect(page.getByRole('alert')).toContainText(say('form.required'));
      await expectGoodPage(page, scripted);
      await page
        .getByRole('radio', { name: new RegExp(say('payment.payment-at-the-door')) })
        .check();
      await button('order.place').dblclick();
      await expect(page).toHaveURL(/\/done\?order=/);
      const number = await page.getByRole('definition').first().innerText();
      await expectGoodPage(page, scripted);
      const order = await storedOrder(number);
      expect(order.method_key).toBe('payment-at-the-door');
      await expectSlotCountsItsOrders(order.window_id);
      await page.goto(`${shop.origin}/_plain/de-AT/order`);
      await expect(page, 'nothing is left to order').toHaveURL(/\/cart$/);
      expect(await ordersOf(email)).toBe(1);
    });
  });

  test('API-006 a form without the visitor’s token, or from another site, changes nothing', async ({
    shop,
  }) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const service = `${shop.origin}/_plain/de-AT/service`;
    const { headers, body } = await sendRequest(service);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
    expect(body).not.toContain('<script');
    const own = { ...type, cookie: cookies.join('; ') };
    const form = 'service=delivery&streetName=Laubenweg&streetNumber=2&postalCode=1010&city=Wien';
    expect((await sendRequest(service, own, `${form}&token=guessed`)).status).toBe(403);
    const token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const foreign = { ...own, 'sec-fetch-site': 'cross-site' };
    expect((await sendRequest(service, foreign, `${form}&token=${token}`)).status).toBe(403);
    expect((await sendRequest(service, type, `${form}&token=${token}`)).status, 'no session').toBe(
      403,
    );
    expect((await sendRequest(service, own, `${form}&token=${token}`)).status).toBe(303);
  });
});
