import { bulbs } from './bulbs.js';
import { cabbages } from './cabbages.js';
import { fruiting } from './fruiting.js';
import { heads } from './heads.js';
import { herbs } from './herbs.js';
import { leaves } from './leaves.js';
import { pods } from './pods.js';
import { sprigs } from './sprigs.js';
import { stalks } from './stalks.js';
import { table } from './table.js';
import { tomatoes } from './tomatoes.js';
import { tubers } from './tubers.js';

/**
 * Vegetables in the light of the shop, by the names of their icons. Those without `own-` stand in
 * for the icons of the set, which are flat beside our drawings.
 */
export const gardenDrawings: Readonly<Record<string, string>> = {
  ...bulbs,
  ...cabbages,
  ...fruiting,
  ...heads,
  ...herbs,
  ...leaves,
  ...pods,
  ...sprigs,
  ...stalks,
  ...table,
  ...tomatoes,
  ...tubers,
};
