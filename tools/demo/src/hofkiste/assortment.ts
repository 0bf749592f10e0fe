import type { Assortment, DemoRow } from '../feed/build.js';
import type { AssortmentRows } from '../feed/assortment-rows.js';
import { withNonBreakingSpaces } from '../feed/non-breaking.js';
import { hofkisteCategories } from './categories.js';
import { inGermany } from './in-germany.js';
import { hofkisteScenes } from './scenes.js';
import { farmShop } from './shelves.js';

/** Percent: food has 7 in Germany, drinks 19. */
const germanVat = (austrian: number) => (austrian === 20 ? 19 : 7);

/** Columns with words that two countries have different ones for. */
const worded = ['description', 'ingredients', 'keywords', 'storage', 'origin'] as const;

function inGerman(row: DemoRow): DemoRow {
  const german = Object.entries(row).filter(([key]) => !key.endsWith('.en'));
  const words = worded.flatMap((column) => {
    const text = row[column];
    return text === undefined ? [] : [[column, withNonBreakingSpaces(inGermany(text))] as const];
  });
  return {
    ...(Object.fromEntries([...german, ...words]) as DemoRow),
    vatRate: germanVat(row.vatRate),
  };
}

/** The organic farm shop: German alone, on shelves made from the supermarket's tables. */
export function hofkiste(market: readonly AssortmentRows[]): Assortment {
  const { shelves, recipes } = farmShop(market);
  return {
    tenant: 'hofkiste',
    language: 'de',
    skuPrefix: '30',
    gtinPrefix: '250',
    categories: hofkisteCategories,
    house: 'hkiste',
    operator: 'Hofkiste Freiburg GmbH, Am Rebhang 3, 79111 Freiburg im Breisgau',
    scenes: hofkisteScenes,
    style: 'barn',
    arrangement: { how: 'punnet', department: 'feld-und-garten/' },
    grounds: ['#dfe8c4', '#e8dcb8', '#d5e2d0'],
    shelves,
    recipes,
    adapt: inGerman,
  };
}
