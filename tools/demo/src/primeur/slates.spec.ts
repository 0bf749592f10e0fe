import { assortments } from '../catalogue/assortments.js';
import { slates } from '../composer/scenes/market/slate.js';
import { buildAssortment } from '../feed/build.js';

const shop = assortments.find(({ tenant }) => tenant === 'primeur');
if (!shop) throw new Error('There is no French grocer');
const rows = buildAssortment(shop).map(({ row }) => row);

it.each(Object.values(slates))('The slate of %s shows the price of the shop', (product, price) => {
  const row = rows.find(({ name }) => name === product);
  const cents = row?.priceRegular ?? 0;
  expect(price).toBe(`${(cents / 100).toFixed(2).replace('.', ',')} €`);
});
