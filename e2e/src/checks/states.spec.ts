import { expect, inViewports, test } from '../support/test.js';
import { addressesButton } from '../steps/gate.js';
import { onePage } from '../steps/page-messages.js';
import type { Shopper } from '../steps/shopper.js';
import { axeFaults } from './axe.js';
import { leaks, overflow } from './page-faults.js';

/** States without a URL: open dialogs, filled forms, errors. */
const states: Readonly<Record<string, (shopper: Shopper) => Promise<void>>> = {
  'the question for the service': async (shopper) => {
    await shopper.open('/produkt/apfel-gala');
    await shopper.press('Apfel Gala', 'add');
    await expect(shopper.dialog()).toBeVisible();
  },
  'an address that is not complete': async (shopper) => {
    await shopper.open('/produkt/apfel-gala');
    await shopper.press('Apfel Gala', 'add');
    const dialog = shopper.dialog();
    await addressesButton(dialog).click();
    await dialog.getByRole('radio', { name: /^Lieferung/ }).check();
    await shopper.button('address.manual').click();
    await shopper.button('service.deliverHere').click();
    await expect(dialog.getByText(shopper.text('form.required')).first()).toBeVisible();
  },
  'the stores for pickup': async (shopper) => {
    await shopper.open('/produkt/apfel-gala');
    await shopper.press('Apfel Gala', 'add');
    await addressesButton(shopper.dialog()).click();
    await shopper
      .dialog()
      .getByRole('radio', { name: /^Abholung/ })
      .check();
    await expect(
      shopper.dialog().getByRole('group', { name: shopper.text('pickup.stores') }),
    ).toBeVisible();
  },
  'suggestions for a search': async (shopper) => {
    await shopper.open('/');
    const { page, shop } = shopper;
    const search = page.getByRole('combobox', { name: shop.say('search.label') });
    await search.pressSequentially('apfel');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await search.press('ArrowDown');
  },
  'what the search offers before a word is typed': async (shopper) => {
    await shopper.open('/');
    const { page, shop } = shopper;
    await page.getByRole('combobox', { name: shop.say('search.label') }).click();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  },
  'a tile whose product is in the cart': async (shopper) => {
    await shopper.fillCart();
    await shopper.open('/kategorie/aepfel-birnen');
    await shopper.add('Apfel Gala');
    await expect(shopper.stepper('Apfel Gala')).toContainText('200');
  },
  'a cart with goods of every kind': async (shopper) => {
    await shopper.fillCart();
    for (const [path, name] of [
      ['/produkt/apfel-gala', 'Apfel Gala'],
      ['/produkt/ananas', 'Ananas'],
      ['/produkt/maerzen-kiste-hopfauer-20-x-0-5-l', 'Märzen Kiste'],
    ] as const) {
      await shopper.open(path);
      await shopper.add(name);
    }
    await shopper.open('/warenkorb');
  },
  'the windows of the checkout': async (shopper) => {
    await shopper.fillCart();
    await shopper.open('/kassa');
    await shopper.openStep('slot');
    await expect(shopper.step('slot').getByRole('radio').first()).toBeVisible();
  },
  'a checkout that proposes the earliest time slot': async (shopper) => {
    await shopper.fillCart();
    await shopper.open('/kassa');
    await expect(shopper.step('slot').getByText(onePage('heldLater'))).toBeVisible();
    await expect(shopper.step('payment').getByRole('radio').first()).toBeVisible();
  },
  'a page on its way': async (shopper) => {
    const { page } = shopper;
    await page.route('**/_payload.json*', () => undefined);
    await shopper.open('/marken/hopfauer');
    await page.locator('footer a[href="/pfand"]').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
  },
  'ERR-07 ERR-08 no connection': async (shopper) => {
    const { page, watched } = shopper;
    watched.expect(/ERR_INTERNET_DISCONNECTED/);
    await shopper.open('/marken/hopfauer');
    await page.context().setOffline(true);
    await page.locator('footer a[href="/pfand"]').click();
    await expect(page.getByText('Keine Internetverbindung')).toBeVisible();
    await expect(page).toHaveURL(/hopfauer$/);
  },
  'contact data with mistakes': async (shopper) => {
    await shopper.fillCart();
    await shopper.open('/kassa');
    await shopper.chooseWindow();
    await shopper.fillContact({ email: 'nobody', phoneNumber: '12' });
    await shopper.sendContact();
    await expect(shopper.page.getByText(shopper.text('form.email')).first()).toBeVisible();
  },
  'the summary before the order': async (shopper) => {
    await shopper.fillCart('pickup');
    await shopper.open('/kassa');
    await shopper.chooseWindow();
    await shopper.fillContact();
    await shopper.sendContact();
    await shopper.choosePayment('payment-at-the-store');
    await expect(shopper.orderButton()).toBeVisible();
  },
};

for (const { size, viewport, items } of inViewports(Object.entries(states))) {
  test.describe(`A1 A3 ${size}`, { tag: '@deep' }, () => {
    test.use({ viewport });
    for (const [name, reach] of items) {
      test(name, async ({ page, shopper, watched }) => {
        await reach(shopper);
        expect.soft(await axeFaults(page)).toEqual([]);
        expect.soft(await leaks(page)).toEqual([]);
        expect.soft(await overflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
        expect.soft(watched.faults).toEqual([]);
      });
    }
  });
}

test.describe('A1 A2 phone', () => {
  test.use({ size: 'phone' });
  test('the menu; Esc closes it and returns the focus', async ({
    page,
    shop,
    shopper,
    watched,
  }) => {
    await shopper.open('/');
    await page.getByRole('link', { name: shop.say('shell.menu'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: shop.say('shell.menu') })).toBeVisible();
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: shop.say('shell.menu') })).toBeHidden();
    await expect(
      page.getByRole('link', { name: shop.say('shell.menu'), exact: true }),
    ).toBeFocused();
    expect.soft(watched.faults).toEqual([]);
  });
});
