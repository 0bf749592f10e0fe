import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';

const round1 = (value: number) => Math.round(value * 10) / 10;
const round2 = (value: number) => Math.round(value * 100) / 100;

/** Grams of alcohol in 100 ml, from percent by volume. */
export const alcoholGrams = (percent: number) => percent * 0.789;

/** Energy by the conversion factors of Regulation (EU) 1169/2011, annex XIV. */
export function energy(n: Macros, alcoholPercent = 0): { kj: number; kcal: number } {
  const alcohol = alcoholGrams(alcoholPercent);
  return {
    kj: Math.round(
      37 * n.fat + 17 * (n.carbohydrate + n.protein) + 8 * (n.fibre ?? 0) + 29 * alcohol,
    ),
    kcal: Math.round(
      9 * n.fat + 4 * (n.carbohydrate + n.protein) + 2 * (n.fibre ?? 0) + 7 * alcohol,
    ),
  };
}

export type Macros = {
  fat: number;
  saturatedFat: number;
  carbohydrate: number;
  sugars: number;
  fibre?: number;
  protein: number;
  salt: number;
};

/**
 * The seven figures of a shelf, moved a little (± 6 %) by `random`, so that no two products share a
 * table; figures that a row states itself stay as they are.
 */
export function macros(figures: string, random?: () => number): Macros {
  const values = figures.split(/[ /]/).map(Number);
  if (values.length !== 7 || values.some(Number.isNaN)) {
    throw new Error(`Not seven nutrition figures: ${figures}`);
  }
  const move = (value = 0) => (random ? value * (0.94 + random() * 0.12) : value);
  const [fat, saturated, carbohydrate, sugars, fibre, protein, salt] = values.map(move);
  const result = {
    fat: round1(fat ?? 0),
    saturatedFat: round1(Math.min(saturated ?? 0, fat ?? 0)),
    carbohydrate: round1(carbohydrate ?? 0),
    sugars: round1(Math.min(sugars ?? 0, carbohydrate ?? 0)),
    fibre: round1(fibre ?? 0),
    protein: round1(protein ?? 0),
    salt: round2(salt ?? 0),
  };
  const sum = result.fat + result.carbohydrate + result.fibre + result.protein + result.salt;
  if (sum <= 100) return result;
  const surplus = sum - 100;
  return { ...result, carbohydrate: round1(Math.max(0, result.carbohydrate - surplus - 0.1)) };
}

const points = (value: number, step: number, most: number) =>
  Math.min(most, Math.max(0, Math.ceil(value / step) - 1));

/** A front-of-pack grade after the points of energy, sugars, saturates and salt against fibre and protein. */
export function grade(n: Macros, per: 'g' | 'ml'): NonNullable<ProductFeedRow['grade']> {
  const kj = energy(n).kj;
  const letters = ['A', 'B', 'C', 'D', 'E'] as const;
  // Milk drinks are graded as food; the beverage scale is for water, soft drinks and juice.
  if (per === 'ml' && n.protein < 1) {
    const score = points(kj, 30, 10) + points(n.sugars, 1.5, 10);
    const index = [-1, 1, 5, 9].findLastIndex((limit) => score > limit);
    return letters[n.sugars < 0.1 ? 0 : Math.max(1, index + (index < 1 ? 1 : 0))] ?? 'E';
  }
  const bad =
    points(kj, 335, 10) +
    points(n.sugars, 4.5, 10) +
    points(n.saturatedFat, 1, 10) +
    points(n.salt, 0.225, 10);
  const good = points(n.fibre ?? 0, 0.9, 5) + (bad < 11 ? points(n.protein, 1.6, 5) : 0);
  const index = [-1, 2, 10, 18].findLastIndex((limit) => bad - good > limit);
  return letters[index + 1] ?? 'E';
}
