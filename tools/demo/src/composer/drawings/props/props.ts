import { artichoke } from './artichoke.js';
import { blossom } from './blossom.js';
import { bunches } from './bunches.js';
import { christmas } from './christmas.js';
import { dairyFarm } from './dairy-farm.js';
import { firPails } from './fir-pails.js';
import { tools } from './tools.js';

/** What stands in the scenes beside the goods of a shop. */
export const propDrawings: Readonly<Record<string, string>> = {
  ...artichoke,
  ...blossom,
  ...bunches,
  ...christmas,
  ...dairyFarm,
  ...firPails,
  ...tools,
};
