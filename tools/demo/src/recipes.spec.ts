import { assortments } from './catalogue/assortments.js';
import { buildAssortment } from './feed/build.js';
import { demoRecipes, recipeRows } from './recipes/recipe-file.js';

const market = assortments.find(({ tenant }) => tenant === 'gruenmarkt');
if (!market) throw new Error('There is no market');
const rows = buildAssortment(market).map(({ row }) => row);
const recipes = recipeRows(market, rows);
const meat = /^fleisch-fisch\//;
const gone = new Set(
  rows.filter(({ availability }) => /navailable/.test(availability ?? '')).map(({ sku }) => sku),
);

describe('the demo’s recipes', () => {
  it('are sixty, each with a name, steps and its own picture, in both languages', () => {
    expect(recipes).toHaveLength(60);
    for (const key of ['slug', 'name', 'name.en', 'description.en'] as const)
      expect(new Set(recipes.map((recipe) => recipe[key])).size).toBe(60);
    for (const { steps } of recipes) {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.every((step) => step.text !== '' && step['text.en'] !== '')).toBe(true);
    }
  });

  it('have plausible portions and energy', () => {
    for (const { slug, portionGrams, nutrition } of recipes) {
      const kcal = ((nutrition as { energyKcal?: number }).energyKcal ?? 0) * (portionGrams / 100);
      expect([slug, portionGrams > 70 && portionGrams < 1000]).toEqual([slug, true]);
      expect([slug, kcal > 100 && kcal < 1500]).toEqual([slug, true]);
    }
  });

  it('are vegan or vegetarian only without meat, fish and, for vegans, milk, eggs and honey', () => {
    const pathOf = new Map(rows.map(({ sku, categoryPath }) => [sku, categoryPath]));
    for (const { slug, marks, allergens, ingredients } of recipes) {
      const hasMeat = ingredients.some(({ skus }) => meat.test(pathOf.get(skus[0] ?? '') ?? ''));
      if (marks.includes('vegetarian')) expect([slug, hasMeat]).toEqual([slug, false]);
      if (!marks.includes('vegan')) continue;
      expect([slug, allergens.filter((one) => /milk|eggs|fish/.test(one))]).toEqual([slug, []]);
      expect([slug, ingredients.some(({ name }) => name === 'Honig')]).toEqual([slug, false]);
    }
  });

  it('share ingredients, and some need what is out of stock', () => {
    const uses = new Map<string, number>();
    for (const { ingredients } of recipes)
      for (const { skus, pantry } of ingredients)
        if (!pantry) uses.set(skus[0] ?? '', (uses.get(skus[0] ?? '') ?? 0) + 1);
    expect([...uses.values()].filter((count) => count >= 5).length).toBeGreaterThanOrEqual(10);
    const short = recipes.filter(({ ingredients }) =>
      ingredients.some(({ skus }) => skus.every((sku) => gone.has(sku))),
    );
    expect(short.length).toBeGreaterThanOrEqual(5);
  });

  it('cover every season, difficulty and unit', () => {
    const all = demoRecipes();
    expect(new Set(all.flatMap(({ seasons }) => seasons)).size).toBe(4);
    expect(new Set(all.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(recipes.flatMap((one) => one.ingredients.map(({ unit }) => unit))).size).toBe(8);
  });
});
