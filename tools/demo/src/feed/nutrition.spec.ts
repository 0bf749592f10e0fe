import { assortments } from '../catalogue/assortments.js';
import type { DemoRow } from './build.js';
import { buildAssortment } from './build.js';

const rows = assortments
  .flatMap((assortment) => buildAssortment(assortment))
  .map(({ row }) => row)
  .filter((row) => row.energyKj !== undefined);

const num = (row: DemoRow, column: 'fat' | 'carbohydrate' | 'protein' | 'salt') => row[column] ?? 0;
const alcohol = (row: DemoRow) => (row.alcoholPercent ?? 0) * 0.789;

/** Names of the rows that break a rule. */
const broken = (rule: (row: DemoRow) => boolean) =>
  rows.filter((row) => !rule(row)).map((row) => row.name);

describe('nutrition of the demo goods', () => {
  it('is stated for most of the food', () => {
    expect(rows.length).toBeGreaterThan(280);
  });

  it('has an energy that follows from the nutrients within 12 percent', () => {
    const near = (stated = 0, computed: number) =>
      Math.abs(stated - computed) <= Math.max(4, computed * 0.12);
    expect(
      broken((row) => {
        const rest = num(row, 'carbohydrate') + num(row, 'protein');
        const kj = 37 * num(row, 'fat') + 17 * rest + 8 * (row.fibre ?? 0) + 29 * alcohol(row);
        return near(row.energyKj, kj) && near(row.energyKcal, kj / 4.184);
      }),
    ).toEqual([]);
  });

  it('has nutrients that sum up to 100 grams at most', () => {
    expect(
      broken((row) => {
        const sum = num(row, 'fat') + num(row, 'carbohydrate') + num(row, 'protein');
        return sum + (row.fibre ?? 0) + num(row, 'salt') <= 100.05;
      }),
    ).toEqual([]);
  });

  it('has no more sugars than carbohydrate and no more saturates than fat', () => {
    expect(broken((row) => (row.sugars ?? 0) <= num(row, 'carbohydrate'))).toEqual([]);
    expect(broken((row) => (row.saturatedFat ?? 0) <= num(row, 'fat'))).toEqual([]);
  });

  it('emphasises every allergen in the ingredients', () => {
    expect(
      broken(
        (row) => (row.allergens ?? []).length === 0 || /\*\*.+\*\*/.test(row.ingredients ?? ''),
      ),
    ).toEqual([]);
  });
});
