import { gate } from '../../steps/gate.js';
import { fillCartByApi } from '../../steps/fill-cart.js';
import { customer } from '../../steps/goods.js';
import { send } from '../../steps/no-script.js';
import { pageMessages } from '../../steps/page-messages.js';
import { expect, test } from '../../support/test.js';

const say = pageMessages('cart-checkout', 'slotSheet');
const hold = pageMessages('cart-checkout', 'holdWatch');

test.use({ viewport: { width: 390, height: 844 } });

test('SLOT-06 SLOT-17 a time slot is held from the header, kept in a second tab, and done in the checkout', async ({
  context,
  page,
  shop,
  shopper,
  watched,
}) => {
  await shopper.open('/impressum');
  await page.getByRole('button', { name: shopper.text('service.ask') }).click();
  const question = shopper.dialog();
  await question.getByRole('textbox', { name: gate('label') }).fill(customer.postalCode);
  await question.getByRole('button', { name: gate('start') }).click();
  const line = page.getByRole('button', { name: new RegExp(` · ${customer.postalCode}`) });
  await line.click();

  const sheet = page.getByRole('dialog', { name: say('title.delivery') });
  const times = sheet.locator('fieldset').nth(1).getByRole('radio', { disabled: false });
  await expect(times.first()).toHaveAccessibleDescription(/^bestellen bis /);
  const cheapest = times.and(page.locator(`[aria-label*="${shopper.text('slot.cheapest')}"]`));
  // The other tests may have filled the cheapest time slots of the first days.
  const days = sheet.locator('fieldset').first().getByRole('radio');
  // Not today's: a hold ends with the cut-off, which may be sooner than 30 minutes.
  let day = 0;
  do await days.nth(++day).check();
  while ((await cheapest.count()) === 0);
  await expect(cheapest.first()).toHaveAccessibleName(/1,90/);
  await times.last().click();
  await expect(sheet).toBeHidden();
  await expect(line).toContainText(hold('short', { count: 30 }));

  const other = await context.newPage();
  await other.goto(`${shop.origin}/impressum`);
  const same = other.getByRole('button', { name: new RegExp(` · ${customer.postalCode}`) });
  await expect(same).toContainText(/noch (30|29) Min\./);
  await same.click();
  const beside = other.getByRole('dialog', { name: say('title.delivery') });
  await beside.getByRole('button', { name: say('release') }).click();
  await expect(beside.getByRole('region', { name: say('own') })).toHaveCount(0);
  await expect(line, 'the other tab knows').toContainText('Frühestens ');
  await beside.locator('fieldset').first().getByRole('radio').nth(day).check();
  await beside.locator('fieldset').nth(1).getByRole('radio', { disabled: false }).last().click();
  await expect(beside).toBeHidden();
  await other.close();

  await fillCartByApi(page);
  await shopper.open('/kassa');
  await expect(shopper.step('slot').getByRole('radio'), 'the step is done').toHaveCount(0);
  await expect(page.getByText(/noch (30|29) Minuten für Sie reserviert/).first()).toBeVisible();
  expect(watched.faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'SLOT-06 a time slot is held before the first product, and given back',
    { tag: '@deep' },
    async ({ page, shop }) => {
      const text = (key: string) => shop.say(`cart-checkout.${key}`);
      await page.goto(`${shop.origin}/`);
      await page.getByRole('link', { name: 'Lieferort ohne JavaScript angeben' }).click();
      await page
        .getByRole('textbox', { name: new RegExp(gate('label')) })
        .fill(customer.postalCode);
      await send(page.getByRole('button', { name: gate('start') }), page, /\/window$/);
      await page.getByRole('radio', { disabled: false }).last().check();
      await send(page.getByRole('button', { name: text('step.slot.submit') }), page, /\/window$/);
      const held = page.getByText(/für Sie reserviert/);
      await expect(held).toBeVisible();
      await page.getByRole('button', { name: 'Zeitfenster freigeben' }).click();
      await expect(held).toHaveCount(0);
    },
  );
});
