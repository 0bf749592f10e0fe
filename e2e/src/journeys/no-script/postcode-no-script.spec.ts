import { linkTo } from '../../steps/emails.js';
import { gate } from '../../steps/gate.js';
import { goods } from '../../steps/goods.js';
import { send } from '../../steps/no-script.js';
import { hasDatabase, query } from '../../support/database.js';
import { expect, mainViewports, test } from '../../support/test.js';

test.describe('the postcode without JavaScript', { tag: '@deep' }, () => {
  test.use({ javaScriptEnabled: false, viewport: mainViewports.phone });

  test('CART-16 SLOT-11 outside the areas an email waits; inside the product goes into the cart', async ({
    page,
    shop,
  }) => {
    const say = (key: string) => shop.say(`cart-checkout.${key}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = page.getByRole('textbox', { name: new RegExp(`^${gate('label')}`) });
    const email = `plain.place.${Date.now()}@example.test`;
    const order = async () => {
      await page.goto(`${shop.origin}${goods.coffee.path}`);
      await page.getByRole('link', { name: 'Dieses Produkt ohne JavaScript bestellen' }).click();
      await send(button(say('stepper.addText')), page, /\/service\?/);
    };
    await order();

    await field.fill('5020');
    await button(gate('start')).click();
    const outside = gate('outside.title', { place: '5020' });
    await expect(field).toHaveAccessibleDescription(outside);
    const address = page.getByRole('textbox', { name: new RegExp(`^${gate('interest.email')}`) });
    await address.fill('nobody');
    await button(gate('interest.send')).click();
    await expect(address).toHaveAccessibleDescription(/gültige E-Mail/);
    await address.fill(email);
    await button(gate('interest.send')).click();
    await expect(page.getByText(gate('interest.sent', { email }))).toBeVisible();

    await order();
    await field.fill('1010');
    await send(button(gate('start')), page, /\/cart$/);
    await expect(page.getByRole('main')).toContainText(goods.coffee.name);

    if (!hasDatabase()) return;
    await page.goto(`${shop.origin}${await linkTo(email)}`);
    await button('Ja, bitte Bescheid geben').click();
    await expect(page.getByText('sobald wir nach 5020 liefern')).toBeVisible();
    await button('Meine E-Mail-Adresse löschen').click();
    await expect(page.getByText('Ihre E-Mail-Adresse ist gelöscht')).toBeVisible();
    const left = await query('SELECT 1 FROM service_interests WHERE email = $1', [email]);
    expect(left).toEqual([]);
  });
});
