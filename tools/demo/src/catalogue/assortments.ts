import { flyerGoods } from '../feed/flyer-goods.js';
import { alcohol } from './alcohol.js';
import { babyAndPet } from './baby-pet.js';
import { bakery } from './bakery.js';
import { categories } from './categories.js';
import { cheese } from './cheese.js';
import { cupboard } from './cupboard.js';
import { dairy } from './dairy.js';
import { drinks } from './drinks.js';
import { flowersAndGifts } from './flowers-gifts.js';
import { frozen } from './frozen.js';
import { fruit } from './fruit.js';
import { household } from './household.js';
import { meat } from './meat.js';
import { pantry } from './pantry.js';
import { scenes } from './scenes.js';
import { sweets } from './sweets.js';
import { vegetables } from './vegetables.js';
import { bazaar } from '../bazaar/assortment.js';
import { harvestCategories } from '../harvest/categories.js';
import { inBritain } from '../harvest/in-britain.js';
import { harvestScenes } from '../harvest/scenes.js';
import { harvestShelves } from '../harvest/shelves.js';
import { primeur } from '../primeur/assortment.js';
import { hofkiste } from '../hofkiste/assortment.js';
import { demoRecipes } from '../recipes/recipe-file.js';
import type { Assortment } from '../feed/build.js';

const marketShelves = [
  ...fruit,
  ...vegetables,
  ...meat,
  ...dairy,
  ...cheese,
  ...bakery,
  ...pantry,
  ...cupboard,
  ...frozen,
  ...sweets,
  ...drinks,
  ...alcohol,
  ...household,
  ...babyAndPet,
  ...flowersAndGifts,
];

/** Every tenant that has demo data. A shelf's place in its list is part of the SKUs: append only. */
export const assortments: readonly Assortment[] = [
  {
    tenant: 'gruenmarkt',
    language: 'de',
    skuPrefix: '10',
    gtinPrefix: '230',
    categories,
    house: 'gmarkt',
    operator: 'Grünmarkt Handels GmbH, Laubenweg 1, 1080 Wien',
    scenes,
    style: 'stall',
    ownBrands: ['bio', 'schatz'],
    datedOffers: { except: flyerGoods('gruenmarkt', 'flugblatt') },
    sampled: true,
    recipes: demoRecipes(),
    shelves: marketShelves,
  },
  {
    tenant: 'harvest',
    language: 'en',
    skuPrefix: '20',
    gtinPrefix: '240',
    categories: harvestCategories,
    house: 'hharvest',
    operator: 'Harvest Stores Ltd, 4 Granary Row, London',
    scenes: harvestScenes,
    style: 'stage',
    grounds: ['#c9dbf8', '#bcd2f5', '#d0e0fa'],
    shelves: harvestShelves,
    adapt: inBritain,
  },
  hofkiste(marketShelves),
  bazaar,
  primeur,
];
