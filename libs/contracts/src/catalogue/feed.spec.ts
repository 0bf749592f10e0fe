import { localisedColumns, ProductFeedRow } from './feed.js';

const least = {
  sku: '100',
  name: 'Milk',
  categoryPath: 'dairy/milk',
  priceRegular: 149,
  vatRate: 10,
};
const long = (length: number) => 'a'.repeat(length);
const takes = (changes: object) => ProductFeedRow.safeParse({ ...least, ...changes }).success;

it('a row needs a sku, a name, a category, a price and a tax rate, and keeps its values', () => {
  expect(ProductFeedRow.parse(least)).toEqual(least);
  for (const column of Object.keys(least))
    expect([column, takes({ [column]: undefined })]).toEqual([column, false]);
});

it('texts for shoppers exist in several languages', () => {
  expect([...localisedColumns].sort()).toEqual([
    'bundleInfo',
    'description',
    'ingredients',
    'keywords',
    'name',
    'origin',
    'packSize',
    'storage',
  ]);
});

it.each([
  ['sku', 40],
  ['slug', 160],
  ['gtin', 14],
  ['name', 250],
  ['brand', 120],
  ['categoryPath', 300],
  ['packSize', 80],
  ['bundleInfo', 200],
  ['availableAgainAt', 40],
  ['picture', 2000],
  ['description', 4000],
  ['ingredients', 8000],
  ['origin', 300],
  ['storage', 300],
  ['producer', 400],
  ['variantGroup', 80],
  ['keywords', 500],
])('%s has at most %i characters', (column, most) => {
  expect(takes({ [column]: long(most) })).toBe(true);
  expect(takes({ [column]: long(most + 1) })).toBe(false);
  expect(takes({ [column]: 7 })).toBe(false);
});

it.each(['sku', 'slug', 'name', 'categoryPath'])('%s is not empty', (column) => {
  expect(takes({ [column]: '' })).toBe(false);
});

/** Values of a column that are taken, and that are not. */
const values: [column: string, good: unknown[], bad: unknown[]][] = [
  ['contentAmount', [0.7, 500], [0, -1, '500']],
  ['contentUnit', ['g', 'ml', 'piece'], ['stone']],
  ['drainedWeight', [0, 250], [-1, 0.5]],
  ['shippingWeight', [0, 250], [-1, 0.5]],
  ['maxQuantity', [1, 99], [0, 1.5]],
  ['quantityStepSize', [1, 250], [0, 1.5]],
  ['bundleSize', [1, 6], [0, 1.5]],
  ['weightArticle', [true, false], ['yes']],
  ['weightPieceArticle', [true, false], ['yes']],
  ['stockRisk', [true, false], ['yes']],
  ['isFood', [true, false], ['yes']],
  ['priceRegular', [0, 149], [-1, 1.49]],
  ['priceLoyalty', [0, 149], [-1, 1.49]],
  ['depositPrice', [0, 25], [-1, 0.25]],
  ['priceFormer', [0, 149], [-1, 1.49]],
  ['priceLowestPrior30', [0, 149], [-1, 1.49]],
  ['offerQuantity', [2, 99], [1, 100, 2.5]],
  ['offerPay', [1, 98], [0, 99, 1.5]],
  ['offerPrice', [0, 500], [-1, 5.5]],
  ['vatRate', [0, 2.6, 50], [-1, 51, '10']],
  ['availability', ['available', 'unavailable'], ['perhaps']],
  ['ageLimit', [1, 18, 99], [0, 100, 1.5]],
  ['pictureWidth', [800], [800.5]],
  ['pictureHeight', [800], [800.5]],
  [
    'morePictures',
    [[], Array(8).fill('a.jpg'), [long(2000)]],
    [Array(9).fill('a.jpg'), [long(2001)]],
  ],
  ['marks', [[], ['organic']], [['sparkling']]],
  ['allergens', [[], ['milk']], [['dust']]],
  ['traces', [[], ['nuts']], [['dust']]],
  ['nutritionPer', ['g', 'ml'], ['piece']],
  ['grade', ['A', 'E'], ['F']],
  ['alcoholPercent', [0, 12.5, 100], [-1, 101]],
  ['minimumLifeDays', [7], [7.5]],
  ['substitutes', [[], Array(6).fill('101')], [Array(7).fill('101'), ['']]],
  ['popularity', [1.5], ['much']],
  ...[
    'energyKj',
    'energyKcal',
    'fat',
    'saturatedFat',
    'carbohydrate',
    'sugars',
    'fibre',
    'protein',
    'salt',
    'portionGrams',
  ].map((name): [string, unknown[], unknown[]] => [name, [0, 12.5], ['much']]),
];

it.each(values)('%s is parsed by its meaning', (column, good, bad) => {
  for (const value of good) expect([value, takes({ [column]: value })]).toEqual([value, true]);
  for (const value of bad) expect([value, takes({ [column]: value })]).toEqual([value, false]);
});

it('keeps every column that it knows', () => {
  const row = Object.fromEntries(values.map(([column, [good]]) => [column, good]));
  expect(ProductFeedRow.parse({ ...least, ...row })).toEqual({ ...least, ...row });
});
