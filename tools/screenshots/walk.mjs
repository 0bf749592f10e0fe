/** Further goods of the pictured cart: with deposit, bundled. */
const basket = [
  [
    '/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l',
    'Bio-Vollmilch in der Glasflasche',
  ],
  [
    '/produkt/mineralwasser-prickelnd-6er-tray-arlauer-quelle-6-x-1-5-l',
    'Mineralwasser prickelnd 6er-Tray',
  ],
];

/** Walks a guest's order; `picture(name)` is called where a page is worth one. */
export async function walk(shopper, picture) {
  const { page, shop } = shopper;
  await shopper.open('/');
  await picture('home');
  await shopper.fillCart();
  await shopper.open('/kategorie/obst-gemuese');
  await shopper.add('Apfel Gala');
  await picture('listing');
  await shopper.open('/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l');
  await picture('product');
  await page.getByRole('combobox', { name: shop.say('search.label') }).pressSequentially('apfel');
  await page.getByRole('gridcell').first().waitFor();
  await picture('search');
  for (const [path, name] of basket) {
    await shopper.open(path);
    await shopper.add(name);
  }
  await shopper.open('/warenkorb');
  await picture('cart');
  await shopper.toCheckout();
  await shopper.step('slot').waitFor();
  await picture('checkout');
  await shopper.chooseWindow();
  await shopper.fillContact();
  await shopper.sendContact();
  await shopper.choosePayment('payment-at-the-door');
  await shopper.orderButton().click();
  await shopper.orderNumber();
  await picture('confirmation');
}
