import type { Assortment, DemoRow } from '../feed/build.js';
import { withNonBreakingSpaces } from '../feed/non-breaking.js';
import { primeurBakery } from './bakery.js';
import { primeurButcher } from './butcher.js';
import { primeurCategories } from './categories.js';
import { primeurDairy } from './dairy.js';
import { primeurDrinks } from './drinks.js';
import { primeurHome } from './home.js';
import { primeurMarket } from './market.js';
import { primeurPantry } from './pantry.js';
import { primeurScenes } from './scenes.js';

const shelves = [
  ...primeurMarket,
  ...primeurDairy,
  ...primeurBakery,
  ...primeurButcher,
  ...primeurPantry,
  ...primeurDrinks,
  ...primeurHome,
];
const factsOf = new Map(shelves.flatMap(({ facts }) => [...facts]));

/** A row with French facts, and with no column in another language. */
function inFrench(row: DemoRow): DemoRow {
  const facts = factsOf.get(row.name);
  const own = Object.entries(row).filter(([column]) => !column.includes('.'));
  const french = Object.entries({
    vatRate: facts?.vatRate,
    origin: facts?.origin,
    storage: facts?.storage && withNonBreakingSpaces(facts.storage),
    ingredients: facts?.ingredients,
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...own, ...french]) as DemoRow;
}

/** The French grocer in Lyon: French alone. */
export const primeur: Assortment = {
  tenant: 'primeur',
  language: 'fr',
  skuPrefix: '50',
  gtinPrefix: '270',
  categories: primeurCategories,
  house: 'fprimeur',
  operator: 'Primeur des Halles SAS, 8 rue des Mirabelles, 69002 Lyon',
  scenes: primeurScenes,
  style: 'counter',
  arrangement: { how: 'paper', department: 'fruits-legumes/' },
  manner: 'engraved',
  grounds: ['#f4e2d3', '#f1ead8', '#e6e8d6'],
  shelves: shelves.map(({ shelf }) => shelf),
  adapt: inFrench,
};
