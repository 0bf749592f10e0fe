import { assortments } from '../catalogue/assortments.js';
import { buildAssortment } from '../feed/build.js';
import { recipeRows } from '../recipes/recipe-file.js';
import { inGermany, isAustrian } from './in-germany.js';

const shop = assortments.find(({ tenant }) => tenant === 'hofkiste');
if (!shop) throw new Error('There is no farm shop');
const rows = buildAssortment(shop).map(({ row }) => row);
const recipes = recipeRows(shop, rows);

/** Words that nobody in Germany says. */
const austrian =
  /[Pp]aradei|[Ee]rd[äa]pf|[Tt]opfen|[Oo]bers\b|[Mm]arille|[Ss]emmel|[Ww]eckerl|[Ss]tangerl|[Ff]aschiert|\bKren\b|[Gg]erm(?!ano)\b|[Ss]ackerl|[Gg]urkerl|[Rr]ibis|[Mm]elanzani/;

it.each([
  ['Sauerrahmbutter und Sauerrahm', 'Sauerrahmbutter und Saure Sahne'],
  ['Erdäpfelsalat aus Erdäpfeln', 'Kartoffelsalat aus Kartoffeln'],
])('replaces longer words first: %s', (austria, germany) => {
  expect(inGermany(austria)).toBe(germany);
});

describe('the farm shop, made from the supermarket’s tables', () => {
  it('has about two hundred products, all of them organic, in German alone', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(rows.length).toBeLessThanOrEqual(250);
    expect(rows.filter(({ marks }) => !marks?.includes('organic'))).toEqual([]);
    expect(rows.flatMap(Object.keys).filter((column) => column.endsWith('.en'))).toEqual([]);
  });

  it('has German taxes', () => {
    expect([...new Set(rows.map(({ vatRate }) => vatRate))].sort()).toEqual([19, 7]);
  });

  it('says everything as it is said in Germany', () => {
    const texts = rows.flatMap(({ name, description = '', ingredients = '', keywords = '' }) => [
      `${name} ${description} ${ingredients} ${keywords}`,
    ]);
    expect(texts.filter((text) => austrian.test(text) || isAustrian(text))).toEqual([]);
    const cooked = recipes.flatMap(({ name, description, steps, ingredients }) => [
      name,
      description,
      ...steps.map(({ text }) => text),
      ...ingredients.map((one) => one.name),
    ]);
    expect(cooked.filter((text) => austrian.test(text) || isAustrian(text))).toEqual([]);
  });

  it('cooks with its own products alone', () => {
    const skus = new Set(rows.map(({ sku }) => sku));
    expect(recipes.length).toBeGreaterThan(15);
    for (const { slug, ingredients } of recipes)
      for (const one of ingredients)
        expect([slug, one.name, one.skus.every((sku) => skus.has(sku))]).toEqual([
          slug,
          one.name,
          true,
        ]);
  });
});
