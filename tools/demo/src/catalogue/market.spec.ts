import { Allergen, ProductMark } from '@larder/contracts/catalogue/schemas';
import { assortments } from './assortments.js';
import type { DemoRow } from '../feed/build.js';
import { buildAssortment } from '../feed/build.js';
import { packShapes } from '../feed/assortment-rows.js';

const market = assortments.find(({ tenant }) => tenant === 'gruenmarkt');
const products = market ? buildAssortment(market) : [];
const rows = products.map(({ row }) => row);
const count = (rule: (row: DemoRow) => unknown) => rows.filter(rule).length;

describe('the supermarket shows every case that a shop meets', () => {
  it.each<[what: string, least: number, rule: (row: DemoRow) => unknown]>([
    ['products', 700, () => true],
    ['weighed goods', 80, (row) => row.weightArticle],
    ['goods weighed by the piece', 15, (row) => row.weightPieceArticle],
    ['bundles', 13, (row) => row.bundleSize],
    ['bundles with deposit', 11, (row) => row.bundleSize && row.depositPrice],
    ['bottles and cans with 25 cents', 20, (row) => row.depositPrice === 25],
    ['goods from 16', 20, (row) => row.ageLimit === 16 && row.availability === 'ageRestricted'],
    ['goods from 18', 10, (row) => row.ageLimit === 18 && row.availability === 'ageRestricted'],
    ['unavailable goods', 15, (row) => row.availability === 'unavailable'],
    ['member prices', 55, (row) => row.priceLoyalty],
    ['offers', 80, (row) => row.priceFormer],
    ['offers of some for fewer', 8, (row) => row.offerPay],
    ['offers of some for a price', 4, (row) => row.offerPrice],
    [
      'goods that are out, with two to four substitutes',
      35,
      ({ substitutes: all = [] }) => all.length >= 2 && all.length <= 4,
    ],
    ['offers above the lowest prior price', 4, (row) => row.priceFormer !== row.priceLowestPrior30],
    ['drained weights', 25, (row) => row.drainedWeight],
    ['limits of one', 1, (row) => row.maxQuantity === 1],
    ['limits of six', 4, (row) => row.maxQuantity === 6],
    ['limits of 24', 2, (row) => row.maxQuantity === 24],
    ['steps of six', 4, (row) => row.quantityStepSize === 6 && !row.bundleSize],
    ['very long names', 5, (row) => row.name.length >= 115],
    ['goods without a picture', 8, (row) => !row.picture],
    ['goods with possible traces', 120, (row) => row.traces],
    ['goods without a unit price', 10, (row) => !row.contentAmount && !row.weightArticle],
    ['names that look like HTML', 5, (row) => /[<>&"]/.test(row.name)],
    ['goods of a brand', 550, (row) => row.brand],
  ])('CAT-02 has enough %s', (_what, least, rule) => {
    expect(count(rule)).toBeGreaterThanOrEqual(least);
  });

  it('CAT-03 shows when unavailable goods come back', () => {
    const out = rows.filter((row) => row.availability === 'temporarilyUnavailable');
    expect(out.length).toBeGreaterThanOrEqual(25);
    for (const row of out) expect(row.availableAgainAt).toMatch(/^P\d+D$/);
  });

  it('has every label, every pack shape, 25 brands and five products of each grade', () => {
    for (const mark of ProductMark.options) {
      expect([mark, count((row) => row.marks?.includes(mark)) > 0]).toEqual([mark, true]);
    }
    const drawn = new Set(products.map(({ shape }) => shape));
    expect(packShapes.filter((shape) => !drawn.has(shape))).toEqual([]);
    expect(new Set(rows.map((row) => row.brand)).size).toBeGreaterThanOrEqual(25);
    for (const letter of 'ABCDE') {
      expect(count((row) => row.grade === letter)).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([
    ['obst-gemuese', 90],
    ['fleisch-fisch', 70],
    ['milch-eier', 80],
    ['brot-gebaeck', 40],
    ['vorrat', 120],
    ['tiefkuehl', 40],
    ['suesses-snacks', 50],
    ['getraenke', 95],
    ['haushalt', 60],
    ['baby-tier', 40],
  ])('CAT-01 fills the area %s', (area, least) => {
    expect(count((row) => row.categoryPath.startsWith(`${area}/`))).toBeGreaterThanOrEqual(least);
  });

  it.each(Allergen.options)('has five products with the allergen %s', (allergen) => {
    expect(count((row) => row.allergens?.includes(allergen))).toBeGreaterThanOrEqual(5);
  });

  it('never reduces infant formula', () => {
    const formula = rows.filter((row) => row.name.startsWith('Anfangsmilch'));
    expect(formula.length).toBeGreaterThan(0);
    for (const row of formula) expect(row).not.toHaveProperty('priceFormer');
    for (const row of formula) expect(row).not.toHaveProperty('priceLoyalty');
  });

  it('has every variant group at least twice, in different sizes', () => {
    const groups = new Map<string, DemoRow[]>();
    for (const row of rows) {
      if (row.variantGroup === undefined) continue;
      groups.set(row.variantGroup, [...(groups.get(row.variantGroup) ?? []), row]);
    }
    expect(groups.size).toBeGreaterThanOrEqual(12);
    for (const [group, members] of groups) {
      const sizes = new Set(members.map((row) => row.packSize));
      expect([group, sizes.size]).toEqual([group, members.length]);
      expect(members.length).toBeGreaterThan(1);
    }
  });

  it('has English beside every German text', () => {
    const columns = [
      'name',
      'packSize',
      'description',
      'ingredients',
      'origin',
      'storage',
      'keywords',
    ];
    for (const row of rows) {
      for (const column of columns) {
        const german = row[column as keyof DemoRow];
        expect([row.name, column, row[`${column}.en`] !== undefined]).toEqual([
          row.name,
          column,
          german !== undefined,
        ]);
      }
    }
  });

  it('have their own descriptions and pictures', () => {
    expect(new Set(rows.map((row) => row.description)).size).toBe(rows.length);
  });
});
