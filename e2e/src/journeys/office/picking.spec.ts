import { axeFaults } from '../../checks/axe.js';
import { overflow } from '../../checks/page-faults.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { customer, goods } from '../../steps/goods.js';
import { pageMessages } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('cart-checkout', 'orderChanges');

test.use({ size: 'phone' });

test(
  'a manager picks an order with a weighed and a missing line, and its shopper sees both',
  { tag: '@deep' },
  async ({ page, context, shop, shopper, watched }) => {
    await shopper.open('/');
    await fillCartByApi(page, ['apfel-gala']);
    await shopper.open('/kassa');
    await shopper.chooseWindow();
    await shopper.fillContact({ ...customer, email: `office.${Date.now()}@example.test` });
    await shopper.sendContact();
    await shopper.choosePayment('payment-at-the-door');
    await shopper.orderButton().click();
    const number = await shopper.orderNumber();

    const office = await context.newPage();
    const faults: string[] = [];
    office.on('console', (line) => {
      if (/Content.Security.Policy/i.test(line.text())) faults.push(line.text());
    });
    const button = (name: string) => office.getByRole('button', { name, exact: true });
    await test.step('signs in and finds the order', async () => {
      await office.goto(shop.origin.replace('://', '://office.'));
      await office.getByLabel('E-Mail').fill('manager@gruenmarkt.example');
      await office.locator('input[name="password"]').fill('Gruenmarkt-Buero-2026');
      await button('Anmelden').click();
      await expect(office.getByText('heute noch zu packen')).toBeVisible();
      await office.goto(`${shop.origin.replace('://', '://office.')}/#/orders/${number}/show`);
      await button('Packen beginnen').click();
    });

    await test.step('weighs the apples and misses the coffee', async () => {
      const apples = office.getByRole('listitem', { name: 'Apfel Gala' });
      await apples.getByLabel('Gramm').fill('190');
      await apples.getByRole('button', { name: 'Eingepackt' }).click();
      await expect(apples.getByText('Eingepackt 190')).toBeVisible();
      const coffee = office.getByRole('listitem', { name: goods.coffee.name });
      await coffee.getByRole('button', { name: 'Fehlt' }).click();
      // Beside the button: the answer has arrived, so no button is about to change its colour.
      await expect(coffee.getByText('Fehlt')).toHaveCount(2);
      await expect(coffee.getByRole('button', { name: 'Eingepackt' })).toBeEnabled();
      expect.soft(await axeFaults(office)).toEqual([]);
      expect.soft(await overflow(office)).toBeLessThanOrEqual(0);
      await button('Fertig gepackt, losfahren').click();
      await expect(button('Übergeben')).toBeVisible();
    });

    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(say('care.step.ON_THE_WAY'));
    await expect(main).toContainText(say('receipt.missing'));
    expect(faults).toEqual([]);
    expect(watched.faults).toEqual([]);
  },
);
