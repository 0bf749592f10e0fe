import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { lawfulRow } from './lawful-row.js';

const wine: ProductFeedRow = {
  ...{ sku: 'wine', name: 'Wine', categoryPath: 'drinks/wine', priceRegular: 999, vatRate: 20 },
  availability: 'ageRestricted',
};

it.each([
  ['AT', 18],
  ['US', 21],
  ['IN', 25],
  ['SE', 18],
])('CAT-07 restricted goods without an age are for people of the highest age in %s', (...row) => {
  const [country, age] = row;
  expect(lawfulRow(wine, country)).toEqual({ row: { ...wine, ageLimit: age } });
  expect(lawfulRow({ ...wine, ageLimit: 16 }, country).row.ageLimit).toBe(16);
  expect(lawfulRow({ ...wine, availability: 'available' }, country).row.ageLimit).toBeUndefined();
});

it('names the promotions that a class may not have in a country', () => {
  const book: ProductFeedRow = { ...wine, availability: undefined, priceClass: 'fixedPriceBook' };
  const offered = { ...book, priceLoyalty: 899 };
  expect(lawfulRow(offered, 'GB').dropped).toBeUndefined();
  expect(lawfulRow(offered, 'FR')).toEqual({
    row: book,
    dropped: 'priceLoyalty dropped: fixedPriceBook takes part in no promotion (loi 81-766 art. 1)',
  });
});
