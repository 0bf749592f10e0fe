import type { Assortment, DemoRow } from '../feed/build.js';
import { bazaarCategories } from './categories.js';
import { bazaarFresh } from './fresh.js';
import { bazaarHousehold } from './household.js';
import { bazaarMasalas } from './masalas.js';
import { bazaarPantry } from './pantry.js';
import { bazaarScenes } from './scenes.js';
import { factsKey } from './shelf.js';
import { bazaarStaples } from './staples.js';

const shelves = [
  ...bazaarStaples,
  ...bazaarMasalas,
  ...bazaarFresh,
  ...bazaarPantry,
  ...bazaarHousehold,
];
const factsOf = new Map(shelves.flatMap(({ facts }) => [...facts]));

/** What packs, storage and origins say, in Hindi. */
const inHindi: Readonly<Record<string, string>> = {
  'loose, by weight': 'खुला, तौल से',
  'piece, about 500 g': 'एक नग, लगभग 500 g',
  'piece, about 1 kg': 'एक नग, लगभग 1 kg',
  'Store in a dry place away from heat.': 'सूखी जगह पर, गर्मी से दूर रखें।',
  'Keep cool and dry.': 'ठंडी और सूखी जगह पर रखें।',
  'Keep cool, dry and away from light.': 'ठंडी, सूखी जगह पर, रोशनी से दूर रखें।',
  'Keep refrigerated at 2 °C to 8 °C. Use soon after opening.':
    'फ़्रिज में 2 °C से 8 °C पर रखें। खोलने के बाद जल्दी इस्तेमाल करें।',
  'Karnataka, India': 'कर्नाटक, भारत',
  'Himachal Pradesh, India': 'हिमाचल प्रदेश, भारत',
  'Maharashtra, India': 'महाराष्ट्र, भारत',
  'Tamil Nadu, India': 'तमिलनाडु, भारत',
};
/** Pieces in a pack; sizes such as `500 g` are written alike in both languages. */
const pieces = /^(\d+)\s(?:pack|piece)$/;

function hindiOf(text = ''): string | undefined {
  const [, count] = pieces.exec(text) ?? [];
  return count === undefined ? inHindi[text.replaceAll('\u00a0', ' ')] : `${count}\u00a0नग`;
}

/**
 * Hindi texts, GST, code of the goods, and the maximum retail price of packs. India knows neither the lowest
 * price of 30 days nor this grade of nutrition.
 */
function forIndia({
  priceFormer,
  priceLowestPrior30: _lowest,
  grade: _grade,
  ...row
}: DemoRow): DemoRow {
  const facts = factsOf.get(factsKey(row.name, row.description));
  if (!facts) throw new Error(`No Hindi texts for "${row.name}"`);
  const isPack = row.weightArticle !== true && !row.categoryPath.startsWith('fruit-veg/');
  return {
    ...row,
    'name.hi': facts.hindi,
    'description.hi': facts.description,
    'ingredients.hi': row.ingredients && facts.ingredients,
    'origin.hi': hindiOf(row.origin),
    'packSize.hi': hindiOf(row.packSize),
    'storage.hi': hindiOf(row.storage),
    keywords: [row.keywords, facts.also, facts.hindi].filter(Boolean).join(', '),
    vatRate: facts.tax,
    ...(isPack && { priceMaximum: priceFormer ?? row.priceRegular }),
    goodsCode: facts.goods,
  } as DemoRow;
}

/** The Indian grocer: English first, all texts in Hindi too. */
export const bazaar: Assortment = {
  tenant: 'bazaar',
  language: 'en',
  second: 'hi',
  skuPrefix: '40',
  gtinPrefix: '260',
  categories: bazaarCategories,
  house: 'bbazaar',
  operator: 'Bazaar Rasoi Private Limited, 14 Tulsi Road, Bengaluru 560038',
  scenes: bazaarScenes,
  style: 'stall',
  arrangement: { how: 'bowl', department: 'fruit-veg/' },
  manner: 'painted',
  grounds: ['#ffc93f', '#f58bb6', '#8fcfc2', '#f9a25b'],
  marksDiet: true,
  shelves: shelves.map(({ shelf }) => shelf),
  adapt: forIndia,
};
