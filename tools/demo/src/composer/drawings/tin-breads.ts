import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece } from '../dishes/shapes.js';
import { flour, pores, seeds } from './bakery.js';

/** A loaf from a tin, cut at its front; `grains` lie on top and in the crumb. */
const boxLoaf =
  (crust: string, crumb: string, grains: readonly string[] = []): Food =>
  (random) =>
    piece(
      'M-98 86Q-106 84-106 76V2C-118-20-108-42-84-48L8-86C36-98 66-96 86-86 112-80 114-50 102-36V42Q102 48 96 50L8 86z',
      crust,
      9,
    ) +
    svg`<path d="M8 86V0C20-14 20-34 6-44L96-78C112-68 112-48 102-36V42Q102 48 96 50z" fill="${darker(crust, 0.36)}" opacity=".6"/>` +
    line('M-60-52L30-88M-20-56L64-88', lighter(crust, 0.55), 6, 0.4) +
    (grains.length > 0 ? seeds(random, grains, 26, [2, -64, 78, 15]) : flour(random, 70, 14, -66)) +
    piece(
      'M-98 86Q-106 84-106 76V2C-118-20-108-42-84-48-60-58-36-58-14-48 12-42 22-20 8 2V78Q8 86 0 86z',
      darker(crust, 0.12),
      2,
    ) +
    svg`<path d="M-94 78Q-97 77-97 73V0C-106-18-100-34-80-39-60-48-38-48-18-39 4-34 10-18-1 0V73Q-1 78-6 78z" fill="${lit(crumb)}"/>` +
    pores(random, darker(crumb, 0.26), [-49, 20, 44, 52]) +
    (grains.length > 0
      ? seeds(random, grains, 11, [-49, 20, 40, 48])
      : line('M-84-22Q-62-38-36-36', '#ffffff', 4, 0.35));

/** Square slices of dark bread, one on the other. */
const slices =
  (crust: string, crumb: string, grains: readonly string[]): Food =>
  (random) =>
    [
      [14, 46],
      [4, 20],
      [-6, -6],
    ]
      .map(
        ([x = 0, y = 0]) =>
          piece(
            svg`M${x - 98} ${y}L${x - 20} ${y - 52}q8-4 18-2L${x + 88} ${y - 30}q8 4 6 12v12l-84 54q-8 4-16 2L${x - 92} ${y + 22}q-6-2-6-10z`,
            crust,
            6,
          ) +
          svg`<path d="M${x - 98} ${y}L${x - 20} ${y - 52}q8-4 18-2L${x + 88} ${y - 30}q10 6 0 14L${x + 10} ${y + 36}q-8 4-18 2L${x - 94} ${y + 8}q-8-4-4-8z" fill="${lit(crumb)}"/>`,
      )
      .join('') + seeds(random, grains, 18, [-4, -14, 60, 26]);

const sunflower = ['#d9cba6', '#c3b188', '#e6dcbf'];

/** Breads from the tin, which are cut before they are sold. */
export const tinBreads: Readonly<Record<string, Food>> = {
  pumpernickel: slices('#24150d', '#4a2d1b', ['#6d4a2e', '#2c1a10']),
  'rye-slices': slices('#4f321e', '#7a5434', ['#4a2f1c', '#a98a5e', '#3a2416']),
  'seed-toast': boxLoaf('#a8662d', '#d6b47c', ['#e6dcbf', '#7a5a34', '#5d6b38', '#c9a465']),
  'spelt-loaf': boxLoaf('#7d4a25', '#b98d58', sunflower),
  toast: boxLoaf('#cf8f3f', '#fbeecb'),
  'wholemeal-loaf': boxLoaf('#8f5a2c', '#c79c66'),
  'wholemeal-toast': boxLoaf('#a86a32', '#d2ac78', ['#b58a52', '#8a6236']),
};
