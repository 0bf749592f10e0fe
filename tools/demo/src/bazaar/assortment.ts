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

/** What packs and weighed goods say beside their names, in Hindi. */
const inHindi: Readonly<Record<string, string>> = {
  'loose, by weight': 'खुला, तौल से',
  'piece, about 500 g': 'एक नग, लगभग 500 g',
  'piece, about 1 kg': 'एक नग, लगभग 1 kg',
  'Store in a dry place away from heat.': 'सूखी जगह पर, गर्मी से दूर रखें।',
  'Keep cool and dry.': 'ठंडी और सूखी जगह पर रखें।',
  'Keep cool, dry and away from light.': 'ठंडी, सूखी जगह पर, रोशनी से दूर रखें।',
  'Keep refrigerated at 2 °C to 8 °C. Use soon after opening.':
    'फ़्रिज में 2 °C से 8 °C पर रखें। खोलने के बाद जल्दी इस्तेमाल करें।',
};
const hindiOf = (text: string) => inHindi[text.replaceAll('\u00a0', ' ')];

/** Hindi name, GST, code of the goods, and the maximum retail price of packs. */
function forIndia({ priceFormer, priceLowestPrior30: _none, ...row }: DemoRow): DemoRow {
  const facts = factsOf.get(row.categoryPath);
  const isPack = row.weightArticle !== true && !row.categoryPath.startsWith('fruit-veg/');
  const hindi = facts?.hindi.get(row.name) ?? row.name;
  return {
    ...row,
    'name.hi': hindi,
    'packSize.hi': hindiOf(row.packSize ?? ''),
    'storage.hi': hindiOf(row.storage ?? ''),
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
