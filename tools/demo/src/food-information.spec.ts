import { assortments } from './catalogue/assortments.js';
import type { DemoRow } from './feed/build.js';
import { buildAssortment } from './feed/build.js';

const rows = assortments.flatMap((assortment) => buildAssortment(assortment)).map(({ row }) => row);

const inPath = (words: RegExp) => (row: DemoRow) => words.test(row.categoryPath);
const isNoFood = inPath(
  /^haushalt|^household|baby-tier\/tier|babypflege|cleaning|toiletries|home|laundry|bathroom|^maison/,
);
const isStrong = ({ alcoholPercent = 0 }: DemoRow) => alcoholPercent > 1.2;
/**
 * Waters, herbs and spices, salt, coffee and tea, boxes of unprocessed goods, and what is stronger than
 * 1.2 % (annex V, article 16).
 */
const needsNoNutrition = (row: DemoRow) =>
  isStrong(row) ||
  /^biokisten|gewuerze|kaffee|(^|\/)tee|coffee|tea|cafes-thes/.test(row.categoryPath) ||
  /wasser/i.test(row.name) ||
  /\b(tea|coffee)\b/i.test(row.name);
/**
 * Goods whose origin is mandatory: fruit, vegetables, meat, fresh, smoked or frozen fish, honey, olive
 * oil, wine.
 */
const needsOrigin = (row: DemoRow) =>
  (/^obst-gemuese\/|^fleisch-fisch\/(fleisch|fisch\/frischfisch)|^fruit-veg\/|^fruits-legumes\/|^boucherie\/(viandes|volailles|poissons)/.test(
    row.categoryPath,
  ) ||
    (/bier-wein\/wein$/.test(row.categoryPath) && !/Glühwein/.test(row.name)) ||
    /fillet|filet|geräuchert|räucherlachs|smoked haddock|whole chicken|mince(?! pies)|meeresfrüchtemix|^(?!.* mit ).*honig$|olivenöl|^miel|^huile d’olive/i.test(
      row.name,
    )) &&
  !/konserven|vegan/i.test(`${row.categoryPath} ${row.name}`);

const food = rows.filter((row) => !isNoFood(row));

/** Rules of EU 1169/2011 for food in distance selling (article 14), with their scope. */
const rules: [rule: string, of: (row: DemoRow) => boolean, holds: (row: DemoRow) => unknown][] = [
  ['9 (1) a: the name', () => true, ({ name }) => name.trim() !== ''],
  ['9 (1) b: the ingredients', (row) => !isStrong(row), ({ ingredients }) => ingredients],
  [
    '9 (1) c, 21: every allergen, emphasised within the ingredients',
    ({ allergens = [] }) => allergens.length > 0,
    ({ ingredients = '' }) => /\*\*.+\*\*/.test(ingredients),
  ],
  [
    '9 (1) c: nothing emphasised that is not named as an allergen',
    ({ ingredients = '' }) => ingredients.includes('**'),
    ({ allergens = [] }) => allergens.length > 0,
  ],
  [
    '9 (1) e: the net quantity',
    () => true,
    (row) => row.contentAmount ?? row.weightArticle ?? row.weightPieceArticle,
  ],
  [
    '9 (1) g: how to keep it, and what to know before eating it',
    () => true,
    ({ storage }) => storage,
  ],
  [
    '9 (1) g: that raw meat has to be cooked',
    inPath(/^fleisch-fisch\/fleisch/),
    ({ storage = '' }) => /durchgaren|cook/i.test(storage),
  ],
  [
    '9 (1) h: the business and its address',
    () => true,
    ({ producer = '' }) => producer.includes(', '),
  ],
  ['9 (1) i, 26: the origin', needsOrigin, ({ origin }) => origin],
  ['9 (1) k: the strength above 1.2 %', inPath(/\/bier-wein\//), (row) => row.alcoholPercent],
  [
    '9 (1) l: the nutrition, whole',
    (row) => !needsNoNutrition(row),
    ({ energyKj }) => energyKj !== undefined,
  ],
  [
    'annex IX 5: the drained weight beside the net weight',
    (row) => row.drainedWeight !== undefined,
    ({ drainedWeight = 0, contentAmount = 0 }) => drainedWeight <= contentAmount,
  ],
];

describe('what the law wants to be known before food is bought at a distance', () => {
  it.each(rules)('CAT-15 article %s', (_rule, of, holds) => {
    const concerned = food.filter(of);
    expect(concerned.length).toBeGreaterThan(0);
    expect(concerned.filter((row) => !holds(row)).map((row) => row.name)).toEqual([]);
  });

  it('is required for food only, which is most of each shop', () => {
    expect(food.length).toBeGreaterThan(600);
    expect(rows.filter(isNoFood).every(({ ingredients }) => ingredients === undefined)).toBe(true);
  });
});
