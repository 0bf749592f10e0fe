import { alcohol } from './catalogue/alcohol.js';
import { babyAndPet } from './catalogue/baby-pet.js';
import { bakery } from './catalogue/bakery.js';
import { categories } from './catalogue/categories.js';
import { cheese } from './catalogue/cheese.js';
import { cupboard } from './catalogue/cupboard.js';
import { dairy } from './catalogue/dairy.js';
import { drinks } from './catalogue/drinks.js';
import { flowersAndGifts } from './catalogue/flowers-gifts.js';
import { frozen } from './catalogue/frozen.js';
import { fruit } from './catalogue/fruit.js';
import { household } from './catalogue/household.js';
import { meat } from './catalogue/meat.js';
import { pantry } from './catalogue/pantry.js';
import { scenes } from './catalogue/scenes.js';
import { sweets } from './catalogue/sweets.js';
import { vegetables } from './catalogue/vegetables.js';
import { harvestCategories } from './harvest/categories.js';
import { harvestScenes } from './harvest/scenes.js';
import { harvestCupboard } from './harvest/cupboard.js';
import { harvestFresh } from './harvest/fresh.js';
import type { Assortment } from './feed/build.js';

/** Every tenant that has demo data. A shelf's place in its list is part of the SKUs: append only. */
export const assortments: readonly Assortment[] = [
  {
    tenant: 'gruenmarkt',
    language: 'de',
    skuPrefix: '10',
    gtinPrefix: '230',
    categories,
    house: 'Grünmarkt',
    operator: 'Grünmarkt Handels GmbH, Laubenweg 1, 1080 Wien',
    scenes,
    sampled: true,
    recipes: true,
    shelves: [
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
    ],
  },
  {
    tenant: 'harvest',
    language: 'en',
    skuPrefix: '20',
    gtinPrefix: '240',
    categories: harvestCategories,
    house: 'Harvest',
    operator: 'Harvest Stores Ltd, 4 Granary Row, London',
    scenes: harvestScenes,
    shelves: [...harvestFresh, ...harvestCupboard],
  },
];
