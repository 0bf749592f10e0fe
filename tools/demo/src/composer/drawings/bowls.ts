import { darker, lighter } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, times, turned, within } from '../dishes/shapes.js';
import { ellipse } from './shapes-in-space.js';

/** A bowl that is filled: its rim, what is in it, what it is made of. */
export const bowl = (clay: string, filling: string, top: string) =>
  piece('M-108-14C-104 52-66 86 0 86S104 52 108-14z', clay, 8) +
  line('M-86 14Q-68 56-26 70', '#ffffff', 7, 0.35) +
  ellipse(0, -14, 108, 44, lit(lighter(clay, 0.25))) +
  ellipse(0, -12, 96, 36, filling) +
  top;

export const dollop = (colour: string) =>
  piece(
    'M-70-14C-70-44-30-40-22-58-12-80 26-76 24-54 50-54 76-36 72-12 40 8-40 8-70-14z',
    colour,
    3,
  ) +
  line('M-40-22Q-10-40 16-30T48-22M-12-54q14-10 24 2', darker(colour, 0.12), 4, 0.7) +
  line('M-46-28q14-8 22-24', '#ffffff', 5, 0.8);

export const spoon =
  line('M44-30L96-104', '#8a959d', 10) +
  line('M45-32L95-103', '#d9e0e4', 5) +
  ellipse(40, -22, 16, 10, lit('#c9d1d6'));

/** Thick yoghurt, stirred once. */
const yoghurt =
  piece('M-92-14C-88-40-40-52 0-52S88-40 92-14C80 14 40 22 0 22S-80 14-92-14z', '#fffdf8', 2) +
  line('M-64-14Q-40-38 6-34T58-12Q40 8-4 6T-34-12Q-14-24 8-20T22-8', '#e4dccb', 6, 0.9) +
  line('M-70-22Q-44-42-8-42', '#ffffff', 6, 0.9);

/** Flakes of oats. */
const oats = (random: () => number) =>
  piece('M-92-14C-84-46-40-56 0-56S84-46 92-14C80 14 40 22 0 22S-80 14-92-14z', '#e2c894', 2) +
  times(54, () => {
    const [x, y] = within(random, 84, 30);
    const tone = ['#f3e3bd', '#ead3a2', '#d6b87e'][Math.floor(random() * 3)] ?? '#ead3a2';
    return turned(
      x,
      y - 18,
      random() * 180,
      ellipse(0, 0, 10, 6.5, tone) + line('M-5 0h10', darker(tone, 0.2), 1.6, 0.8),
    );
  });

export const bowls: Readonly<Record<string, Food>> = {
  'oat-bowl': (random) => bowl('#5f86a8', '#e2c894', oats(random)),
  'yoghurt-bowl': () => bowl('#c9764f', '#fffaf0', yoghurt + spoon),
};
