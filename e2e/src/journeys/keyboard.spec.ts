import type { Locator, Page } from '@playwright/test';
import { goods, customer } from '../steps/goods.js';
import { storedOrder } from '../steps/orders.js';
import { expect, test } from '../support/test.js';

/** Presses of Tab after which a control counts as out of reach. */
const FARTHEST = 120;

/** Walks with Tab until the control has the focus, and checks that one can see it. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < FARTHEST; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
  const mark = await control.evaluate(focusMark);
  expect(mark, 'the focus is seen').not.toBe('');
}

/** Outline or shadow of the focused element, or of the card around a hidden choice. */
function focusMark(element: Element): string {
  const shown = [element, element.closest('label'), element.parentElement];
  const marks = shown.map((one) => {
    if (!one) return '';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return 'outline';
    return one === element && boxShadow !== 'none' ? 'shadow' : '';
  });
  return marks.find((mark) => mark !== '') ?? '';
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await reach(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('A2 a whole order by keyboard alone, the focus always seen', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  test.setTimeout(90_000);
  const main = page.getByRole('main');
  await shopper.open('/');

  await test.step('the first Tab leads past the header', async () => {
    await press(page, page.getByRole('link', { name: shop.say('shell.skip') }));
    await expect(main).toBeFocused();
  });

  await test.step('search, choose with the arrows', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.reload();
    await shopper.open('/');
    await type(
      page,
      page.getByRole('combobox', { name: shop.say('search.label') }),
      'espresso bohne',
    );
    await expect(page.getByRole('option', { name: goods.coffee.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shop.origin + goods.coffee.path);
  });

  await test.step('add; the question takes the focus and gives it back', async () => {
    const add = shopper.stepper(goods.coffee.name).getByRole('button').last();
    await press(page, add);
    const dialog = shopper.dialog();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('radio', { name: /^Lieferung/ }), 'Space');
    await type(
      page,
      dialog.getByRole('combobox', { name: shopper.text('address.search') }),
      'Laubenweg 2 1010',
    );
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    // The goods are added as soon as the service is known, before anybody goes on.
    const stored = shopper.cartChange();
    await press(page, dialog.getByRole('button', { name: shopper.text('service.deliverHere') }));
    const goOn = dialog.getByRole('button', { name: shopper.text('service.continue') });
    await expect(goOn).toBeFocused();
    await page.keyboard.press('Enter');
    await stored;
  });

  await test.step('one more, then to the cart and the checkout', async () => {
    const more = shopper.stepper(goods.coffee.name).getByRole('button').last();
    const stored = shopper.cartChange();
    await press(page, more);
    await stored;
    await press(page, shopper.cart(1));
    await press(page, main.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }));
    await expect(page).toHaveURL(`${shop.origin}/kassa`);
  });

  await test.step('window, contact, payment', async () => {
    const windows = shopper.step('slot').locator('fieldset').nth(1);
    await press(page, windows.getByRole('radio', { disabled: false }).first(), 'Space');
    await press(
      page,
      shopper.step('slot').getByRole('button', { name: shopper.text('step.slot.submit') }),
    );
    for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const)
      await type(page, shopper.field(name), customer[name]);
    await press(
      page,
      shopper.step('contact').getByRole('button', { name: shopper.text('step.contact.submit') }),
    );
    await press(page, shopper.step('payment').getByRole('radio').first(), 'Space');
    await press(
      page,
      shopper.step('payment').getByRole('button', { name: shopper.text('step.payment.submit') }),
    );
  });

  await test.step('order', async () => {
    await press(page, shopper.orderButton());
    const order = await storedOrder(await shopper.orderNumber());
    expect(order.total).toBeGreaterThan(3000);
  });
  expect(watched.faults).toEqual([]);
});
