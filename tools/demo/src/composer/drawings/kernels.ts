import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { blob, line, lit, piece, turned } from '../dishes/shapes.js';

const drop = 'M0-52C18-40 34-12 33 14 32 38 16 50 0 50S-32 38-33 14C-34-12-18-40 0-52z';

/** A whole almond in its grooved skin. */
const almond = (skin: string) =>
  piece(drop, skin, 6) +
  line('M-4-38Q-22-8-17 34M0-40Q-4 0 0 42M4-38Q22-8 17 34', darker(skin, 0.32), 3, 0.7) +
  line('M-14-18Q-24 2-23 18', lighter(skin, 0.6), 4, 0.6);

/** An almond split along its length: white within the rim of its skin. */
const splitAlmond = (skin: string) =>
  piece(drop, skin, 6) +
  svg`<path d="${drop}" transform="scale(.86)" fill="${lit('#fdf3dc')}"/>` +
  line('M0-22Q-3 8 0 30', '#e3cfa4', 3, 0.9);

const leaf =
  piece('M-52 0C-30-28 22-28 56 2 20 26-32 26-52 0z', '#6fa84a', 4) +
  line('M-44 1Q4-4 46 2M-18-1l14-12M-14 1l14 12M8 0l14-10M10 1l14 10', '#b4d694', 2.5, 0.8);

const almonds: Food = () =>
  turned(-62, -52, 34, leaf) +
  turned(26, -50, 62, almond('#b06a34')) +
  turned(-56, 6, -28, almond('#bd7a42')) +
  turned(62, 18, 24, almond('#a9632f')) +
  turned(4, 46, -74, splitAlmond('#b06a34'));

/** A bean with the dent of its seam. */
const bean = (colour: string) =>
  piece(
    'M-33 3C-34-15-16-23 2-23 22-23 35-12 33 3 32 15 20 20 10 16 3 13-5 13-12 16-22 21-32 15-33 3z',
    colour,
    4,
  ) + line('M-20-7q12-9 28-6', '#ffffff', 4, 0.6);

const beans =
  (colours: readonly string[], spots: readonly (readonly [number, number, number])[]): Food =>
  () =>
    spots
      .map(([x, y, turn], i) => turned(x, y, turn, bean(colours[i % colours.length] ?? '')))
      .join('');

/** Haricot beans in their tomato sauce. */
const bakedBeans: Food = (random) =>
  piece(blob(random, [0, 2], [116, 98], 0.1, 11), '#d8451a', 8) +
  line('M-90-26Q-64-66-16-78M70 62q22-14 30-38', '#ff9d5c', 6, 0.8) +
  beans(
    ['#f8dfae', '#f3cf98', '#fbe8c4'],
    [
      [-18, -60, 12],
      [46, -44, -40],
      [-68, -14, 62],
      [2, -8, -22],
      [70, 12, 74],
      [-46, 42, -30],
      [22, 50, 18],
    ],
  )(random);

export const kernels: Readonly<Record<string, Food>> = {
  almonds,
  'baked-beans': bakedBeans,
  'white-beans': beans(
    ['#f6ecd4', '#efe2c4', '#fbf5e4'],
    [
      [-40, -52, -18],
      [34, -54, 24],
      [-78, -6, 66],
      [-4, -12, -36],
      [74, -2, -64],
      [-44, 38, 14],
      [32, 34, -12],
      [-2, 74, 8],
    ],
  ),
};
