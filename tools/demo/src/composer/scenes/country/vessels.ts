import type { Vessel } from '../vessel.js';
import { kraftBox } from './kraft-box.js';
import { fruitTree } from './orchard.js';

export const farmVessels: Readonly<Record<string, Vessel>> = {
  'fruit-tree': fruitTree,
  'kraft-box': kraftBox,
};
