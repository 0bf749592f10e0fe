import { seeded } from '../../feed/identity.js';
import { svg } from '../colours.js';
import * as extra from '../dishes/extras.js';
import * as cutlet from '../dishes/cutlets.js';
import * as main from '../dishes/mains.js';
import type { Food } from '../dishes/shapes.js';
import { pastaSquares, torn } from '../dishes/doughs.js';
import * as staple from '../dishes/staples.js';
import * as cut from './meat/raw-cuts.js';
import * as bakery from './bakery.js';
import { bowls } from './bowls.js';
import { breads } from './breads.js';
import { joint } from './meat/joints.js';
import { fish } from './meat/fish.js';
import { greens } from './garden/greens.js';
import { hardCheeses } from './hard-cheeses.js';
import { household } from './household.js';
import { kernels } from './kernels.js';
import { biscuits } from './kirana/biscuits.js';
import { kitchen } from './kirana/kitchen.js';
import { sacks } from './kirana/sacks.js';
import { spices } from './kirana/spices.js';
import { loaves } from './loaves.js';
import { pantry } from './pantry.js';
import { coldCuts } from './meat/cold-cuts.js';
import { roots } from './garden/roots.js';
import { rolls } from './rolls.js';
import { softCheeses } from './soft-cheeses.js';
import { tinBreads } from './tin-breads.js';
import { vegetables } from './garden/vegetables.js';
import { dairy } from './dairy.js';

/** Goods drawn like the foods of the dishes, in the same light, by the names of the `own-` icons. */
const foods: Readonly<Record<string, Food>> = {
  ...hardCheeses,
  ...softCheeses,
  ...greens,
  ...household,
  ...breads,
  ...tinBreads,
  ...vegetables,
  ...loaves,
  ...pantry,
  ...dairy,
  ...bowls,
  ...fish,
  ...kernels,
  ...biscuits,
  ...kitchen,
  ...sacks,
  ...spices,
  ...roots,
  ...rolls,
  ...coldCuts,
  'bacon-dice': main.cubes(['#c4574c', '#eba795', '#f3cfc0', '#a8443a'], 20, 17, 84),
  'beef-dice': main.cubes(['#9c2f35', '#b03e42', '#8a262d'], 11, 27, 80),
  'beef-joint': joint('#a8383c', '#f3dfc8'),
  beetroot: staple.slices('#a3204f', '#6d1236', 7, 38, 74, '#7f173f'),
  belly: cut.belly,
  bird: cut.bird('#f0cdb0'),
  carp: cut.fishSteaks,
  cashews: cut.crescents('#ecd3a0', 9),
  'cheese-stick': bakery.stick('#c98336', '#f6dd8a'),
  cevapcici: bakery.sticks('#7d4028', 4),
  chickpeas: staple.balls(['#e2b865', '#d5a64f', '#eccb85'], 22, 15, 82),
  cinnamon: bakery.sticks('#9a5a2b', 3),
  'cream-horn': bakery.creamHorn,
  currants: staple.balls(['#2f2140', '#3d2a52'], 20, 16, 76),
  couscous: staple.grains('#ecd08a', [4, 4]),
  danish: bakery.danish,
  dumplings: main.rounds('#f3e3bd', 3, 48, '#d9bd84', 58),
  endive: staple.leaves(['#c3d86a', '#9fc24e', '#e2eaa0', '#84ad3f'], 26, 40, 76),
  'fish-fingers': bakery.sticks('#d9942f', 3),
  'chocolate-cream': staple.heap('#5a3421', 100),
  'goose-leg': main.leg('#eab79c'),
  'green-beans': extra.wedges('#5f9a3a', 12, 62),
  'green-beans-long': cut.pods(['#5b9440', '#4c8235', '#6aa34b'], 11),
  hazelnuts: staple.balls(['#a8662f', '#94531f', '#bb7a40'], 9, 30, 74),
  landjaeger: bakery.sticks('#5f2a22', 3),
  lasagne: pastaSquares('#f0cf7e'),
  legs: main.leg('#efc0a8'),
  lentils: staple.grains('#8f6a3c', [6, 5]),
  laddoo: bakery.laddoos,
  'lentils-red': staple.grains('#e2773a', [6, 5]),
  'meat-loaf': cutlet.carved('#cf8f7d', '#a5643f', 4),
  mussels: main.mussels,
  penne: staple.tubes(['#f0cf7e', '#eac26a', '#f5db98'], 20),
  'penne-red': staple.tubes(['#d9743c', '#c8632f', '#e38850'], 20),
  peppercorns: staple.balls(['#3a2f28', '#54453a', '#2a211c'], 20, 14, 74),
  pistachios: staple.balls(['#9cb551', '#d9c08f', '#b3c86a'], 13, 24, 76),
  'poppy-cake': bakery.layered('#e2b469', '#3a3a48'),
  'pork-dice': main.cubes(['#d9767a', '#e58d8c', '#cb6468'], 11, 27, 80),
  'pork-joint': joint('#dd8484', '#fbe6dc'),
  'pretzel-stick': bakery.stick('#7d3f17', '#fff8ea'),
  prawns: main.prawns(5),
  redcurrants: staple.balls(['#c91f35', '#dc3a49'], 20, 16, 76),
  ribs: cut.ribs,
  samosa: bakery.samosas,
  'soup-meat': cut.marrow,
  'beef-fillet': cut.tenderloin('#9c2f38'),
  'pork-fillet': cut.tenderloin('#d9787c'),
  soybeans: staple.balls(['#efdba0', '#e3ca88', '#f5e7bb'], 13, 25, 70),
  'tied-beef': joint('#a8383c', '#f3dfc8', true),
  'tied-pork': joint('#dd8484', '#fbe6dc', true),
  torn,
  'trout-whole': (random) =>
    svg`<g transform="translate(18 0) scale(.7)">${main.wholeFish('#a39b6c', '#6b6a4c', '#d9b0a0')(random)}</g>`,
  'veal-dice': main.cubes(['#e6a59f', '#eeb6ae', '#db948f'], 11, 27, 80),
  walnuts: staple.dice(['#b5803f', '#c9975a', '#9c6a32'], 8, 33, 72),
  wings: cut.wings,
};

/** Foods reach about 112 from their middle; icons have a field of 128. */
const asIcon = (name: string, food: Food) =>
  svg`<g transform="translate(64 64) scale(.52)">${food(seeded(name))}</g>`;

const drawn = new Map<string, string>();

/** A food as an icon, which is drawn once. */
export function freshDrawing(name: string): string | undefined {
  const food = foods[name];
  const icon = drawn.get(name) ?? (food && asIcon(name, food));
  if (icon !== undefined) drawn.set(name, icon);
  return icon;
}

/** Whether a drawing is one of the foods, which leave more of their field free than icons do. */
export const isFood = (name: string) => name.replace(/^own-/, '') in foods;
