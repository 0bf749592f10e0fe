import { darker, lighter, svg } from '../colours.js';
import type { Food, Random } from '../dishes/shapes.js';
import { CAST, line, lit, piece, times, turned, within } from '../dishes/shapes.js';
import { flour, seeds } from './bakery.js';
import { ellipse } from './shapes-in-space.js';

const round = 'M-102 6C-104-50-58-96-2-98 56-98 102-54 102 2 102 54 56 92 2 94-56 94-100 60-102 6z';

/** One of the five folds of a Kaiser roll: it overlaps the next, and is crisp where it ends. */
const fold = (crust: string) =>
  svg`<path d="M0 0C-34-18-50-56-32-88Q22-116 72-62C56-40 32-16 0 0z" fill="${lit(crust)}"/>` +
  svg`<path d="M0 0C-34-18-50-56-32-88-24-91-16-93-8-94-26-66-22-30 0 0z" fill="${darker(crust, 0.34)}" opacity=".75"/>` +
  line('M-6-12C-28-38-32-64-20-87', lighter(crust, 0.62), 5, 0.8);

/** A roll seen from above, folded five times. */
const kaiser = (crust: string) =>
  piece(round, crust, 8) +
  svg`<g transform="translate(0 -2) scale(.97)">${times(5, (i) => turned(0, 0, i * 72 + 20, fold(crust)))}</g>` +
  line('M-62-46Q-34-76 6-80', '#fff3d8', 12, 0.3) +
  svg`<path d="M-102 6C-100 60-56 94 2 94S102 54 102 2C94 50 54 78 2 78S-92 54-102 6z" fill="${darker(crust, 0.45)}" opacity=".42"/>`;

const strewn = (random: Random, count: number, colour: string) =>
  times(count, () => {
    const [x, y] = within(random, 82);
    return svg`<ellipse cx="${x}" cy="${y}" rx="3.2" ry="2.2" fill="${colour}"/>`;
  });

/** A spindle of dark dough, pointed at both ends, with salt and caraway. */
const grainRoll: Food = (random) =>
  turned(
    0,
    4,
    -24,
    piece('M-118 6C-92-26-44-46 2-46S94-28 118 4C92 34 44 50 0 50S-94 36-118 6z', '#a5682f', 9) +
      svg`<path d="M-118 6C-94 36-44 50 0 50S92 34 118 4C84 22 40 30 0 30S-84 24-118 6z" fill="#5e3513" opacity=".45"/>` +
      line('M-70-18Q-20-38 40-34', '#fff3d8', 10, 0.24) +
      seeds(random, ['#f3e4bd', '#dcc08a'], 22, [0, -6, 74, 22]),
  );

/** A whirl of yeast dough with nut filling and icing. */
const whirl: Food = () =>
  piece(round, '#c98a41', 9) +
  line(
    'M96 10C92 62 38 86-10 80-62 74-90 32-78-14-66-56-16-76 26-64 64-52 78-10 60 22 44 50 2 56-22 38-44 20-44-16-20-32 2-44 32-34 36-8 38 10 22 20 8 16',
    '#6b3a17',
    13,
  ) +
  line('M88 22C78 62 34 80-10 72-54 66-80 30-70-12', '#8f5526', 4, 0.8) +
  line('M-66-28C-50-62-8-74 28-60', '#e9bd7c', 6, 0.7) +
  line('M-70 30L-22-60M-34 70L44-62M14 76L76-22', '#fffaf0', 7, 0.92);

/** A fried doughnut: a pale band around it, dusted, with jam on top. */
const doughnut: Food = (random) =>
  ellipse(4, 68, 92, 18, CAST, ' opacity=".26"') +
  piece(
    'M-104 16C-108-40-60-78 0-78S108-40 104 16C100 58 54 76 0 76S-100 58-104 16z',
    '#b76a25',
    0,
  ) +
  svg`<path d="M-105 0C-104 14-102 26-96 36-66 52-34 58 0 58S66 52 96 36C102 26 104 14 105 0 76 18 38 26 0 26S-76 18-105 0z" fill="#f0cf8e"/>` +
  line('M-100 8Q-60 34 0 36T100 8', '#fbe6b8', 6, 0.8) +
  svg`<path d="M-84-26C-66-64-36-76 0-76S66-64 84-26C64-14 54-22 38-16S8-8-10-14-48-10-84-26z" fill="#fffaf2"/>` +
  ellipse(-4, -70, 15, 9, '#c23a2a') +
  ellipse(-8, -73, 6, 3, '#ee8b73') +
  flour(random, 70, 18, -40);

export const rolls: Readonly<Record<string, Food>> = {
  doughbun: doughnut,
  'grain-roll': grainRoll,
  poppyroll: (random) => kaiser('#c98a3f') + strewn(random, 120, '#2b2a36'),
  rollstar: () => kaiser('#d8994c'),
  whirl,
};
