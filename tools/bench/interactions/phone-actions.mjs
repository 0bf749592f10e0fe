import { reach, tap } from './event-times.mjs';

const LISTING = '/kategorie/obst-gemuese';
const APPLE = 'Apfel Gala';
const RUNS = 9;
const WORD = 'milch';

const times = async (count, act) => {
  for (let i = 0; i < count; i += 1) await act(i);
};

async function addToCart({ page, shopper, time }) {
  await shopper.open(LISTING);
  const closed = page.locator('main li [role=group]:has(button:only-child)');
  await times(RUNS, async () => {
    const plus = closed.first().getByRole('button');
    await reach(page, plus);
    await time('add to cart', () => tap(page, plus));
  });
}

async function changeQuantity({ page, shopper, time }) {
  await shopper.open(LISTING);
  await shopper.add(APPLE);
  const button = (what) =>
    shopper
      .stepper(APPLE)
      .getByRole('button', { name: shopper.text(`stepper.${what}`, { name: APPLE }), exact: true });
  await times(RUNS, async () => {
    await time('one more', () => tap(page, button('increase')));
    await time('one less', () => tap(page, button('decrease')));
  });
}

async function search({ page, shop, shopper, say, time }) {
  const field = page.getByRole('combobox', { name: shop.say('search.label') });
  const close = page.getByRole('button', { name: say.search('close') });
  await shopper.open('/');
  await times(RUNS, async () => {
    await time('open the search', () => tap(page, field));
    await close.tap();
    await close.waitFor({ state: 'hidden' });
  });
  await field.tap();
  await close.waitFor();
  for (const letter of WORD) await time('type in the search', () => page.keyboard.type(letter));
}

async function timeSlots({ page, shopper, customer, time }) {
  await shopper.open(LISTING);
  const line = page.getByRole('button', { name: new RegExp(` · ${customer.postalCode}`) });
  await times(RUNS, async () => {
    await time('open the delivery slots', () => tap(page, line));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
}

async function filters({ page, shopper, time }) {
  await shopper.open(LISTING);
  const details = page.locator('main details:has(> summary svg)').first();
  await times(RUNS, async () => {
    await time('open the filters', () => tap(page, details.locator('summary').first()));
    await details.evaluate((one) => {
      one.open = false;
    });
    // The shop steps back from the history entry of the sheet, which would abort the next navigation.
    await page.waitForFunction(() => globalThis.history.state?.overlay === undefined);
  });
}

async function checkout({ page, shopper, customer, time }) {
  await shopper.open('/kassa');
  await shopper.chooseWindow();
  await shopper.fillContact(customer);
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().waitFor();
  await times(RUNS, async () => {
    await shopper.openStep('contact');
    await reach(page, shopper.continueButton());
    await time('next step of the checkout', () => tap(page, shopper.continueButton()));
    await shopper.orderButton().waitFor();
  });
}

/** What people do most on a phone; each calls `time(name, act)` for what is measured. */
export const phoneActions = [changeQuantity, addToCart, search, timeSlots, filters, checkout];
