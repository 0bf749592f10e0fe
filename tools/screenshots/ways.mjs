// Runs the three shortest journeys through the built shop on a phone, and takes a picture of each step.
const list =
  '2 Milch, 1 kg Karotten, Klopapier, Butter\nein Dutzend Eier und Spaghetti; Rasenmäher';
const guestGoods = ['Apfelsaft naturtrüb 6er-Pack', 'Espresso ganze Bohne'];

/** A guest's first order, from the home page to the confirmation. */
async function guest({ shopper, customer, say, picture }) {
  const { page } = shopper;
  await shopper.open('/');
  await picture('home');
  await page.getByRole('main').getByRole('link', { name: 'Getränke', exact: true }).first().click();
  await page.waitForURL(/\/kategorie\/getraenke$/);
  const plus = (name) =>
    shopper.stepper(name).getByRole('button', { name: shopper.text('stepper.add', { name }) });
  await plus(guestGoods[0]).click();
  const dialog = shopper.dialog();
  await dialog.getByRole('textbox', { name: say.gate('label') }).fill(customer.postalCode);
  await dialog.getByText(say.gate('inside', { place: '1010 Wien' })).waitFor();
  await picture('postcode');
  await dialog.getByRole('button', { name: say.gate('start') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await shopper.add(guestGoods[1]);
  await shopper.press(guestGoods[1], 'increase');
  await picture('goods');
  await shopper.open('/warenkorb');
  await picture('cart');
  await shopper.toCheckout();
  for (const name of ['firstName', 'lastName', 'email', 'phoneNumber'])
    await shopper.field(name).fill(customer[name]);
  const where = shopper.step('service');
  for (const name of ['streetName', 'streetNumber'])
    await where.getByLabel(shopper.text(`address.${name}`)).fill(customer[name]);
  await picture('checkout');
  await shopper.continueButton().click();
  await shopper.orderButton().waitFor();
  await picture('review');
  await shopper.orderButton().click();
  await shopper.orderNumber();
  await picture('confirmation');
}

/** The last purchase once more, by a customer. */
async function buyAgain({ shopper, say, picture, signIn }) {
  const { page } = shopper;
  await signIn();
  await shopper.open('/');
  const all = page.getByRole('button', { name: /^Nochmals: alles vom / });
  await all.waitFor();
  await all.scrollIntoViewIfNeeded();
  await picture('home');
  await all.click();
  const checkout = page.getByRole('link', { name: say.row('last.checkout'), exact: true });
  await checkout.waitFor();
  await picture('added');
  await checkout.click();
  await shopper.continueButton().or(shopper.orderButton()).first().waitFor();
  await picture('checkout');
}

/** A list of paper or of a chat becomes a basket. */
async function fromList({ shopper, say, picture }) {
  const { page } = shopper;
  await shopper.fillCart();
  await shopper.open('/einkaufszettel');
  await page.getByRole('textbox', { name: say.list('label') }).fill(list);
  await picture('list');
  await page.getByRole('button', { name: say.list('match') }).click();
  await page.getByRole('heading', { name: say.list('group.matched', { count: 6 }) }).waitFor();
  await picture('found');
  await page.getByRole('button', { name: /^Alle in den Warenkorb/ }).click();
  await page.getByText(say.list('done', { count: 6 })).waitFor();
  await picture('basket');
}

/** Journeys by the prefix of their pictures. */
export const journeys = { guest, again: buyAgain, list: fromList };
