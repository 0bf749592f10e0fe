import type { Assortment, DemoRow } from '../feed/build.js';
import { bazaarCategories } from './categories.js';
import { bazaarFresh } from './fresh.js';
import { bazaarHousehold } from './household.js';
import { bazaarMasalas } from './masalas.js';
import { bazaarPantry } from './pantry.js';
import { bazaarScenes } from './scenes.js';
import { bazaarStaples } from './staples.js';

const shelves = [
  ...[...bazaarStaples, ...bazaarMasalas, ...bazaarFresh],
  ...[...bazaarPantry, ...bazaarHousehold],
];
const factsOf = new Map(shelves.map(({ shelf, facts }) => [shelf.path, facts]));

/** Hindi name, GST, code of the goods, and the maximum retail price of packs. */
function forIndia({ priceFormer, priceLowestPrior30: _none, ...row }: DemoRow): DemoRow {
  const facts = factsOf.get(row.categoryPath);
  const isPack = row.weightArticle !== true && !row.categoryPath.startsWith('fruit-veg/');
  const hindi = facts?.hindi.get(row.name) ?? row.name;
  return {
    ...row,
    'name.hi': hindi,
    keywords: [row.keywords, facts?.also.get(row.name), hindi].filter(Boolean).join(', '),
    vatRate: facts?.taxes.get(row.name) ?? row.vatRate,
    ...(isPack && { priceMaximum: priceFormer ?? row.priceRegular }),
    ...(facts && { goodsCode: facts.goods }),
  } as DemoRow;
}

/** The Indian grocer: English first, names in Hindi. */
export const bazaar: Assortment = {
  tenant: 'bazaar',
  language: 'en',
  second: 'hi',
  skuPrefix: '40',
  gtinPrefix: '260',
  categories: bazaarCategories,
  house: 'Bazaar',
  operator: 'Bazaar Rasoi Private Limited, 14 Tulsi Road, Bengaluru 560038',
  scenes: bazaarScenes,
  style: 'stall',
  shelves: shelves.map(({ shelf }) => shelf),
  adapt: forIndia,
};
