import { sql } from 'drizzle-orm';
import type { Recipe, RecipePage, RecipeProduct } from '@larder/contracts/recipes';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { writeRecipes } from './write-recipes.js';

const recipe = (slug: string, skus: readonly string[], more: object = {}) => ({
  slug,
  name: slug,
  description: '',
  minutes: 30,
  servings: 2,
  difficulty: 'easy',
  seasons: [],
  marks: [],
  ingredients: skus.map((sku) => ({ name: `Zutat ${sku}`, pantry: false, skus: [sku] })),
  steps: [{ text: 'Kochen.' }],
  ...more,
});

// Sorted by age, the newest share the fewest ingredients and match least; the slugs have another order.
const recipes = [
  recipe('tee-milch', ['2001', '4001', '3001'], {
    name: 'Quittengelee',
    publishedOn: '2026-01-01',
    difficulty: 'medium',
    marks: ['regional', 'lactose-free', 'organic', 'vegetarian', 'vegan'],
  }),
  recipe('brot-milch', ['4001', '2001'], { publishedOn: '2026-01-02' }),
  recipe('alte-milch', ['2001'], { publishedOn: '2026-01-03' }),
  recipe('junge-milch', ['2001'], { publishedOn: '2026-01-04' }),
  recipe('ohne-datum', ['2001']),
  recipe('aufstrich', ['3002'], {
    publishedOn: '2026-01-05',
    difficulty: 'hard',
    seasons: ['winter', 'spring', 'autumn'],
    keywords: 'Quittengelee',
    description: 'Schmeckt zum Brot.',
  }),
];

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  await shop.db.execute(sql`DELETE FROM recipes WHERE tenant = 'alpha'`);
  const entries = recipes.map((value, line) => ({ line, value }));
  const target = { tenant: 'alpha', locales: ['de-AT'] };
  expect(await writeRecipes(shop.db, target, entries)).toMatchObject({ imported: 6, refused: [] });
});
afterAll(() => shop.close());

const get = async <T>(url: string) => (await shop.client().get<T>(url)).body;
const list = (query: string) => get<RecipePage>(`/api/recipes?${query}`);
const facet = async (id: string, query = '') =>
  (await list(query)).facets.find((one) => one.id === id)?.values;

it('REC-02 names first the recipes that share most, then the newest, without a date last, four at most', async () => {
  const { related } = await get<Recipe>('/api/recipes/tee-milch');
  expect(related.map(({ slug }) => slug)).toEqual([
    'brot-milch',
    'junge-milch',
    'alte-milch',
    'ohne-datum',
  ]);
});

it('REC-04 finds the beginning of a word: names before ingredients, at any age', async () => {
  const { results } = await list('term=quitteng');
  expect(results.map(({ slug }) => slug)).toEqual(['tee-milch', 'aufstrich']);
  const inDescription = await list('term=schm');
  expect(inDescription.results.map(({ slug }) => slug)).toEqual(['aufstrich']);
});

it('REC-05 sorts the values of a filter by meaning, others after them alphabetically', async () => {
  const valuesOf = async (id: string) => (await facet(id))?.map(({ value }) => value);
  const marks = ['vegan', 'vegetarian', 'lactose-free', 'organic', 'regional'];
  expect(await valuesOf('mark')).toEqual(marks);
  expect(await valuesOf('difficulty')).toEqual(['easy', 'medium', 'hard']);
  expect(await valuesOf('season')).toEqual(['spring', 'summer', 'autumn', 'winter']);
});

it('REC-05 counts a recipe of exactly the time that is offered', async () => {
  expect(await facet('maxMinutes')).toEqual([
    { value: '30', count: 6, selected: false },
    { value: '45', count: 6, selected: false },
    { value: '60', count: 6, selected: false },
  ]);
});

it('REC-05 keeps a chosen value that leaves nothing, so that it can be taken back', async () => {
  expect(await facet('difficulty', 'difficulty=hard&mark=vegan')).toEqual([
    { value: 'medium', count: 1, selected: false },
    { value: 'hard', count: 0, selected: true },
  ]);
});

it('counts recipes that are new, changed, the same, and of no use', async () => {
  const entries = [
    { line: 1, value: recipes[4] },
    { line: 2, value: { ...recipes[3], name: 'Junge Milch' } },
    { line: 3, value: recipe('neu', ['2001']) },
    { line: 4, value: recipe('nul', ['2001'], { description: 'a\0b' }) },
    { line: 5, reason: 'is no recipe' },
  ];
  const target = { tenant: 'alpha', locales: ['de-AT'] };
  expect(await writeRecipes(shop.db, target, entries)).toMatchObject({
    imported: 1,
    updated: 1,
    unchanged: 1,
    refused: [
      { line: 4, reason: 'holds characters that no text has' },
      { line: 5, reason: 'is no recipe' },
    ],
  });
  expect((await get<Recipe>('/api/recipes/junge-milch')).name).toBe('Junge Milch');
});

describe('product data of recipes', () => {
  const facts = (tenant: string, sku: string, traces: string) =>
    shop.db.execute(
      sql`UPDATE products SET traces = ${traces}::text[] WHERE tenant = ${tenant} AND sku = ${sku}`,
    );

  it('REC-05 leaves out traces and unknown allergens where there are none', async () => {
    await facts('alpha', '2001', '{}');
    const found = await get<Recipe>('/api/recipes/alte-milch');
    expect(found).not.toHaveProperty('traces');
    expect(found).not.toHaveProperty('unknownAllergens');
  });

  it('REC-05 does not come from another shop’s product with the same number', async () => {
    const target = { tenant: 'alpha', locales: ['de-AT', 'en'] };
    await writeRecipes(shop.db, target, [{ line: 1, value: recipe('apfel', ['1001']) }]);
    await facts('alpha', '1001', '{nuts}');
    await facts('beta', '1001', '{sesame}');
    const reader = shop.client({ locale: 'en' });
    const { body: found } = await reader.get<Recipe>('/api/recipes/apfel');
    expect(found.traces).toEqual(['nuts']);
    const { body: products } = await reader.get<RecipeProduct[]>('/api/recipes/apfel/products');
    expect(products.map(({ traces }) => traces)).toEqual([['nuts']]);
  });
});
