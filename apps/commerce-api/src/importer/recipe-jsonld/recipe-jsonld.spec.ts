import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Recipe } from '@larder/contracts/recipes';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { ImportOptions } from '../import-options.js';
import { runImport } from '../run-import.js';

const fixture = path.join(import.meta.dirname, '../../testing/fixtures/imports/recipes.jsonld');

let shop: TestApp;
let folder: string;
beforeEach(async () => {
  shop = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'larder-recipes-'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const run = (more: Partial<ImportOptions> = {}) =>
  runImport(shop.db, {
    tenant: 'alpha',
    format: 'recipe-jsonld',
    file: fixture,
    now: shop.clock.now(),
    ...more,
  });
const recipe = async (slug: string, locale = 'de-AT') =>
  shop.client({ locale }).get<Recipe>(`/api/recipes/${slug}`);

describe('the import of recipes', () => {
  it('REC-05 takes a recipe of schema.org with its times, portions, steps and own picture', async () => {
    const report = await run();
    expect(report).toMatchObject({ imported: 2, updated: 0, unchanged: 0 });
    const { body } = await recipe('apfel-milchsuppe');
    expect(body).toMatchObject({
      name: 'Apfel-Milchsuppe',
      description: 'Warm und süß.',
      minutes: 30,
      activeMinutes: 10,
      servings: 4,
      difficulty: 'easy',
      marks: ['vegetarian'],
      publishedOn: '2026-02-03',
      picture: { url: '/media/alpha/recipes/soup.svg', width: 960, height: 720 },
    });
    expect(body.steps).toEqual([
      { text: 'Die Milch erwärmen.' },
      { text: 'Rühren.' },
      { text: 'Servieren.' },
    ]);
    expect((await recipe('apfel-milchsuppe', 'en')).body.name).toBe('Apfel-Milchsuppe');
  });

  it('REC-05 finds products for the ingredients, and with all of them the allergens', async () => {
    await run();
    const { body } = await recipe('apfel-milchsuppe');
    expect(body.ingredients).toEqual([
      expect.objectContaining({
        name: 'Vollmilch',
        amount: 1000,
        unit: 'ml',
        packAmount: { amount: 1000, unit: 'ml' },
        skus: ['2001', '2002'],
        productSlug: 'vollmilch-1-l',
      }),
      expect.objectContaining({
        name: 'Naturjoghurt',
        amount: 3,
        unit: 'tablespoon',
        packAmount: { amount: 45, unit: 'g' },
        skus: ['2101'],
      }),
      expect.objectContaining({ name: 'Tomaten, gewürfelt', amount: 500, skus: ['1101'] }),
    ]);
    expect(body.allergens).toEqual(['milk']);
  });

  it('REC-05 leaves allergens unknown when an ingredient matches no product', async () => {
    await run();
    const { body } = await recipe('sternenstaub');
    expect(body.ingredients[0]).toMatchObject({ name: 'Sternenstaub', unit: 'pinch', skus: [] });
    expect(body.allergens).toBeUndefined();
  });

  it('rejects invalid recipes with position and reason, and imports the rest', async () => {
    const { refused } = await run();
    expect(refused).toEqual([
      { line: 1, reason: 'is no Recipe of schema.org' },
      { line: 4, reason: expect.stringMatching(/^minutes: /) },
      { line: 5, reason: expect.stringMatching(/^recipeIngredient: /) },
    ]);
  });

  it('changes nothing the second time, and purges no page', async () => {
    const purged: (readonly string[])[] = [];
    const purge = (tags: readonly string[]) => {
      purged.push(tags);
      return Promise.resolve();
    };
    await run({ purge });
    expect(purged[0]).toEqual(expect.arrayContaining(['getRecipes', 'getRecipe:apfel-milchsuppe']));
    expect(await run({ purge })).toMatchObject({ imported: 0, updated: 0, unchanged: 2 });
    expect(purged[1]).toEqual([]);
  });

  it('takes everything back after a dry run, and nothing of a broken file', async () => {
    expect(await run({ dryRun: true })).toMatchObject({ imported: 2 });
    expect((await recipe('sternenstaub')).status).toBe(404);
    const file = path.join(folder, 'broken.json');
    await writeFile(file, '{"@type": "Recipe", ');
    await expect(run({ file })).rejects.toThrow('is no JSON');
  });

  it('refuses the same recipe twice in a file', async () => {
    const one = {
      '@type': 'Recipe',
      name: 'Brot',
      recipeYield: 1,
      totalTime: 'PT5M',
      recipeIngredient: ['Bauernbrot'],
      recipeInstructions: 'Schneiden.',
    };
    const file = path.join(folder, 'twice.json');
    await writeFile(file, JSON.stringify([one, one]));
    const { imported, refused } = await run({ file });
    expect({ imported, refused }).toEqual({
      imported: 1,
      refused: [{ line: 2, reason: 'slug brot stands at 1 already' }],
    });
  });
});
