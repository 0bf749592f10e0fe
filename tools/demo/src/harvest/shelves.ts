import { harvestBabyPet } from './baby-pet.js';
import { harvestChilled } from './chilled.js';
import { harvestCupboard } from './cupboard.js';
import { harvestFresh } from './fresh.js';
import { harvestFrozen } from './frozen.js';
import { harvestLarder } from './larder.js';

/** All shelves of the city chain. A shelf's place here is part of the SKUs: append only. */
export const harvestShelves = [
  ...harvestFresh,
  ...harvestCupboard,
  ...harvestChilled,
  ...harvestFrozen,
  ...harvestLarder,
  ...harvestBabyPet,
];
