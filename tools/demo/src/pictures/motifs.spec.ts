import { readFileSync } from 'node:fs';
import { assortments } from '../catalogue/assortments.js';
import { dishes } from '../composer/dishes/dish-picture.js';
import { foods } from '../composer/dishes/foods.js';
import { vessels } from '../composer/dishes/vessels.js';
import { buildAssortment } from '../feed/build.js';
import { motifOf } from './motif.js';

const recipes = [
  ...new Map(
    assortments.flatMap((shop) => (shop.recipes ?? []).map((recipe) => [recipe.slug, recipe])),
  ).values(),
];

describe('motifs of the products', () => {
  const reviewed = readFileSync(new URL('reviewed-motifs.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const current = assortments.flatMap((assortment) =>
    buildAssortment(assortment)
      .filter(({ row }) => row.picture !== undefined)
      .map((product) => `${product.row.sku} | ${product.row.name} | ${motifOf(product)}`),
  );

  it('are each compared with the name of the product', () => {
    expect(current.filter((line) => !reviewed.includes(line))).toEqual([]);
  });

  it('are reviewed for no product that is gone', () => {
    expect(reviewed.filter((line) => !current.includes(line))).toEqual([]);
  });
});

describe('dishes of the recipes', () => {
  it('are composed for each recipe, and for no other', () => {
    expect([...dishes.keys()].sort()).toEqual(recipes.map(({ slug }) => slug).sort());
  });

  it.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
    '%s shows only its own ingredients',
    (slug, recipe) => {
      const keys = recipe.amounts.map(({ key }) => key);
      const shown = dishes.get(slug)?.foods ?? [];
      const strange = shown.filter(
        ({ name }) => !foods[name]?.[0].split(' ').some((key) => keys.includes(key)),
      );
      expect(strange).toEqual([]);
      expect(Object.keys(vessels)).toContain(dishes.get(slug)?.vessel);
    },
  );

  it('use every food that is drawn for them', () => {
    const used = new Set(
      [...dishes.values()].flatMap((dish) => dish.foods.map(({ name }) => name)),
    );
    expect(Object.keys(foods).filter((name) => !used.has(name))).toEqual([]);
  });
});
