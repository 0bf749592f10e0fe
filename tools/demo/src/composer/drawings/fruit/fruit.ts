import { berries, ownBerries } from './berries.js';
import { citrus, ownCitrus } from './citrus.js';
import { halves } from './halves.js';
import { melons, ownMelons } from './melons.js';
import { ownPomeFruit, pomeFruit } from './pome-fruit.js';
import { produceDrawings } from './produce.js';
import { ownSoftFruit } from './soft-fruit.js';
import { ownStoneFruit, stoneFruit } from './stone-fruit.js';
import { ownTropicalFruit, tropicalFruit } from './tropical.js';

/** Fruit by the names of the Noto icons in whose place it is drawn. */
export const fruitDrawings: Record<string, string> = {
  ...berries,
  ...citrus,
  ...halves,
  ...melons,
  ...pomeFruit,
  ...stoneFruit,
  ...tropicalFruit,
};

/** Fruit and vegetables that the icon set lacks, by the names of the `own-` icons. */
export const ownProduceDrawings: Record<string, string> = {
  ...produceDrawings,
  ...ownBerries,
  ...ownCitrus,
  ...ownMelons,
  ...ownPomeFruit,
  ...ownSoftFruit,
  ...ownStoneFruit,
  ...ownTropicalFruit,
};
