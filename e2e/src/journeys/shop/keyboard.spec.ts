import { addressesButton } from '../../steps/gate.js';
import type { Route } from '@playwright/test';
import { goods, customer } from '../../steps/goods.js';
import { Keys } from '../../steps/keys.js';
import { storedOrder } from '../../steps/orders.js';
import type { Shopper } from '../../steps/shopper.js';
import { query } from '../../support/database.js';
import { expect, isFull, test } from '../../support/test.js';

/*
 * Whole orders by roles and names alone, as a screen reader knows a page, and by keys alone. Nothing here
 * is found by its style or its place in the document.
 */

/** Picks an address suggestion; its details are then loading. */
async function pickAddress(keys: Keys, shopper: Shopper): Promise<void> {
  const dialog = shopper.dialog();
  await keys.press(addressesButton(dialog));
  await keys.choose(dialog.getByRole('radio', { name: /^Lieferung/ }));
  const search = dialog.getByRole('combobox', { name: shopper.text('address.search') });
  await keys.type(search, 'Laubenweg 2 1010');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await keys.page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /./);
  await keys.page.keyboard.press('Enter');
}

const deliverHere = (shopper: Shopper) =>
  shopper.dialog().getByRole('button', { name: shopper.text('service.deliverHere') });

/** The question for the service, answered by an address. */
async function chooseDelivery(keys: Keys, shopper: Shopper): Promise<void> {
  await pickAddress(keys, shopper);
  await keys.press(deliverHere(shopper));
}

/** The question for the service, answered by the first store. */
async function choosePickup(keys: Keys, shopper: Shopper): Promise<void> {
  const dialog = shopper.dialog();
  await keys.press(addressesButton(dialog));
  await keys.choose(dialog.getByRole('radio', { name: /^Abholung/ }));
  const stores = dialog.getByRole('group', { name: shopper.text('pickup.stores') });
  await keys.choose(stores.getByRole('radio').first());
  await keys.press(dialog.getByRole('button', { name: shopper.text('service.collectHere') }));
}

/** From the first Tab on the home page to a product that the search has found. */
async function findCoffee(keys: Keys, shopper: Shopper): Promise<void> {
  const { page, shop } = shopper;
  await shopper.open('/');
  await keys.press(page.getByRole('link', { name: shop.say('shell.skip') }));
  await expect(page.getByRole('main')).toBeFocused();
  await shopper.open('/');
  await keys.type(page.getByRole('combobox', { name: shop.say('search.label') }), 'espresso bohne');
  await expect(page.getByRole('gridcell', { name: goods.coffee.name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(shop.origin + goods.coffee.path);
}

/** Adds two; the dialog takes the focus and returns it. */
async function addTwo(keys: Keys, shopper: Shopper, choose: typeof chooseDelivery) {
  const buttons = shopper.stepper(goods.coffee.name).getByRole('button');
  const add = buttons.last();
  const dialog = shopper.dialog();
  await keys.press(add);
  await expect(dialog).toBeVisible();
  await keys.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await keys.page.keyboard.press('Enter');
  // The goods are added as soon as the service is known, before the shopper continues.
  const stored = shopper.cartChange();
  await choose(keys, shopper);
  const goOn = dialog.getByRole('button', { name: shopper.text('service.continue') });
  await expect(goOn).toBeFocused();
  await keys.page.keyboard.press('Enter');
  await stored;
  const second = shopper.cartChange();
  await keys.press(buttons.last());
  await second;
}

async function toPayment(keys: Keys, shopper: Shopper): Promise<void> {
  const { page, shop } = shopper;
  const main = page.getByRole('main');
  await keys.press(shopper.cart(1));
  await keys.press(main.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }));
  await expect(page).toHaveURL(`${shop.origin}/kassa`);
  const slotSubmit = shopper
    .step('slot')
    .getByRole('button', { name: shopper.text('step.slot.submit') });
  await keys.press(changeButton(shopper, 'slot'));
  // The name of a time slot contains its price; that of a day does not.
  const windows = shopper.step('slot').getByRole('radio', { disabled: false, name: /Uhr/ });
  await keys.choose(windows.first());
  await keys.press(slotSubmit);
  for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const) {
    const label = new RegExp(`^${shopper.text(`contact.${name}`)}`);
    await keys.type(shopper.step('contact').getByRole('textbox', { name: label }), customer[name]);
  }
  if (await shopper.field('streetName').isVisible())
    for (const name of ['streetName', 'streetNumber', 'postalCode', 'city'] as const) {
      const label = new RegExp(`^${shopper.text(`contact.${name}`)}`);
      await keys.type(
        shopper.step('contact').getByRole('textbox', { name: label }),
        customer[name],
      );
    }
  await keys.press(shopper.continueButton());
}

const changeButton = (shopper: Shopper, step: 'slot' | 'payment') =>
  shopper.button('step.change', { step: shopper.text(`step.${step}`) });

async function choosePayment(keys: Keys, shopper: Shopper, method: string): Promise<void> {
  const step = shopper.step('payment');
  await keys.press(changeButton(shopper, 'payment'));
  const name = new RegExp(`^${shopper.text(`payment.${method}`)}`);
  await keys.choose(step.getByRole('radio', { name }));
  await keys.press(step.getByRole('button', { name: shopper.text('step.payment.submit') }));
  await keys.press(shopper.orderButton());
}

/** The provider's page, likewise. */
async function payByCard(keys: Keys): Promise<void> {
  const { page } = keys;
  await page.waitForURL(/\/api\/payment-simulator\//);
  await keys.type(page.getByRole('textbox', { name: 'Kartennummer' }), '4242 4242 4242 4242');
  await keys.type(page.getByRole('textbox', { name: /^Gültig bis/ }), '12/29');
  await keys.type(page.getByRole('textbox', { name: 'Prüfziffer' }), '123');
  await keys.press(page.getByRole('button', { name: 'Jetzt bezahlen' }));
}

test.describe('1280 px at 400 per cent', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test(
    'A2 A3 delivery, paid by card: names and keys alone, nothing covered, no sideways scroll',
    { tag: '@deep' },
    async ({ page, shopper, watched }) => {
      test.setTimeout(120_000);
      const keys = new Keys(page);
      await findCoffee(keys, shopper);
      await addTwo(keys, shopper, chooseDelivery);
      await toPayment(keys, shopper);
      await choosePayment(keys, shopper, 'credit-cards');
      await payByCard(keys);
      const number = await shopper.orderNumber();
      const { total, method_key: method } = await storedOrder(number);
      expect(method).toBe('credit-cards');
      const taken = await query('SELECT state, due FROM payments WHERE order_number = $1', [
        number,
      ]);
      expect(taken).toEqual([{ state: 'AUTHORISED', due: total }]);
      expect(watched.faults).toEqual([]);
    },
  );

  test(
    'A2 an address that is found late leaves the button that has the focus in sight',
    { tag: '@deep' },
    async ({ page, shopper }) => {
      const keys = new Keys(page);
      await shopper.open(goods.coffee.path);
      await keys.press(shopper.stepper(goods.coffee.name).getByRole('button').last());
      const button = deliverHere(shopper);
      const held = new Promise<Route>((resolve) => {
        void page.route('**/api/maps/geocode/*', resolve);
      });
      await pickAddress(keys, shopper);
      await keys.reach(button);
      await (await held).continue();
      await expect(shopper.dialog().getByText(/^Gefunden: /)).toBeVisible();
      await keys.reach(button);
    },
  );
});

test('A2 pickup, paid in the store: names and keys alone, the focus always seen', async ({
  page,
  shopper,
  watched,
}) => {
  test.skip(!isFull, 'the steps before and after the choice are those of a delivery');
  test.setTimeout(120_000);
  const keys = new Keys(page);
  await findCoffee(keys, shopper);
  await addTwo(keys, shopper, choosePickup);
  await toPayment(keys, shopper);
  await choosePayment(keys, shopper, 'payment-at-the-store');
  const order = await storedOrder(await shopper.orderNumber());
  expect(order.method_key).toBe('payment-at-the-store');
  expect(watched.faults).toEqual([]);
});
