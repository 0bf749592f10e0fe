import { CountingHand } from '../../steps/counting-hand.js';
import { gate } from '../../steps/gate.js';
import { pageMessages } from '../../steps/page-messages.js';
import { newPerson, register } from '../../steps/customer.js';
import { customer } from '../../steps/goods.js';
import { query } from '../../support/database.js';
import type { Shopper } from '../../steps/shopper.js';
import { expect, test } from '../../support/test.js';

/** What it takes at most; to be lowered with every step that becomes easier. */
const most = { taps: 10, fields: 7, tapsAgain: 4 };

/** Three of them are worth more than the least order; one is for adults. */
const bought = ['Apfelsaft naturtrüb 6er-Pack', 'Märzen Kiste', 'Espresso ganze Bohne'];

const age = pageMessages('cart-checkout', 'age');
const row = pageMessages('cart-checkout', 'homeRow');

test.use({ viewport: { width: 390, height: 844 } });

async function fillTheCart(hand: CountingHand, shopper: Shopper): Promise<void> {
  const plus = (name: string) =>
    shopper.stepper(name).getByRole('button', { name: shopper.text('stepper.add', { name }) });
  for (const [index, name] of bought.entries()) {
    const stored = shopper.cartChange();
    await hand.tap(plus(name), `add ${name}`);
    if (index === 0) {
      const dialog = shopper.dialog();
      await expect(dialog.getByText(gate('waiting', { product: name }))).toBeVisible();
      const field = dialog.getByRole('textbox', { name: gate('label') });
      await hand.fill(field, customer.postalCode, 'postcode');
      await expect(dialog.getByText(gate('inside', { place: '1010 Wien' }))).toBeVisible();
      await hand.tap(dialog.getByRole('button', { name: gate('start') }), 'start shopping');
    }
    await stored;
  }
}

/** The earliest time slot and payment at the door are proposed. */
async function fillThePage(hand: CountingHand, shopper: Shopper): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'] as const)
    await hand.fill(shopper.field(name), customer[name], name);
  const where = shopper.step('service');
  await expect(where.getByLabel(shopper.text('address.city'))).toHaveValue('Wien');
  for (const name of ['streetName', 'streetNumber'] as const)
    await hand.fill(where.getByLabel(shopper.text(`address.${name}`)), customer[name], name);
  await hand.tap(shopper.continueButton(), 'go on');
  await hand.tap(shopper.page.getByRole('checkbox', { name: age('confirm', { age: 16 }) }), 'age');
  await hand.tap(shopper.orderButton(), 'order');
}

test('a guest orders three products in few taps, with one field before the first of them', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  const hand = new CountingHand();
  await shopper.open('/');
  const category = page
    .getByRole('main')
    .getByRole('link', { name: 'Getränke', exact: true })
    .first();
  await hand.tap(category, 'category');
  await expect(page).toHaveURL(`${shop.origin}/kategorie/getraenke`);
  await fillTheCart(hand, shopper);
  const cart = page.getByRole('navigation').getByRole('link', { name: /^Warenkorb: / });
  await hand.tap(cart.last(), 'cart');
  await hand.tap(
    page.getByRole('link', { name: shopper.text('cart.checkout'), exact: true }),
    'checkout',
  );
  await fillThePage(hand, shopper);
  expect(await shopper.orderNumber()).toMatch(/^\S{6,}$/);
  process.stdout.write(`${hand.table()}\n`);
  expect(hand.count('tap')).toBeLessThanOrEqual(most.taps);
  expect(hand.count('field')).toBeLessThanOrEqual(most.fields);
  expect(watched.faults).toEqual([]);
});

/** The first order of a customer, delivered a week ago. */
async function haveOrdered(shopper: Shopper): Promise<void> {
  await shopper.fillCart();
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact({ phoneNumber: customer.phoneNumber });
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().click();
  await query(
    `UPDATE orders SET status = 'COMPLETED', placed_at = placed_at - interval '7 days'
      WHERE order_number = $1`,
    [await shopper.orderNumber()],
  );
}

test('a customer orders the same again in few taps and no field', async ({
  page,
  shop,
  shopper,
  watched,
}) => {
  await register(page, shop, newPerson('Wilma'));
  await haveOrdered(shopper);
  const hand = new CountingHand();
  await shopper.open('/');
  const again = page.getByRole('button', { name: /^Nochmals: alles vom / });

  await hand.tap(again, 'the last purchase again');
  const checkout = page.getByRole('link', { name: row('last.checkout'), exact: true });
  await hand.tap(checkout, 'checkout');
  await hand.tap(shopper.continueButton(), 'go on');
  await hand.tap(shopper.orderButton(), 'order');
  expect(await shopper.orderNumber()).toMatch(/^\S{6,}$/);
  process.stdout.write(`${hand.table()}\n`);
  expect(hand.count('tap')).toBeLessThanOrEqual(most.tapsAgain);
  expect(hand.count('field')).toBe(0);
  expect(watched.faults).toEqual([]);
});
