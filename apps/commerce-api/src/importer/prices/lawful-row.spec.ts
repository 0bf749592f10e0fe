import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { lawfulRow, unlawfulPrice } from './lawful-row.js';

const wine: ProductFeedRow = {
  sku: 'wine',
  name: 'Wine',
  categoryPath: 'drinks/wine',
  priceRegular: 999,
  vatRate: 20,
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

describe('a maximum retail price', () => {
  const pack: ProductFeedRow = { ...wine, availability: undefined, priceMaximum: 1200 };
  const before = { priceFormer: 1100, priceLowestPrior30: 1050 };

  it.each([
    ['is struck out when the shop sells for less', 'IN', 999, 1200, 1200],
    ['is not struck out when it is the price', 'IN', 1200, 1200, undefined],
    ['means nothing in other countries', 'AT', 999, undefined, 1100],
  ])('CAT-09 %s', (_name, country, priceRegular, priceMaximum, priceFormer) => {
    const { row } = lawfulRow({ ...pack, ...before, priceRegular }, country);
    expect([row.priceMaximum, row.priceFormer]).toEqual([priceMaximum, priceFormer]);
    expect(row.priceLowestPrior30).toBe(country === 'IN' ? undefined : 1050);
  });

  it('refuses a higher price where it is law', () => {
    const expensive = { ...pack, priceRegular: 1201 };
    expect(unlawfulPrice(expensive, 'IN')).toMatch(/above the maximum retail price 1200/);
    expect([unlawfulPrice(pack, 'IN'), unlawfulPrice(expensive, 'AT')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
