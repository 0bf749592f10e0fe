import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, times, turned, within } from '../dishes/shapes.js';
import { dots } from '../volume.js';
import { strewn } from './garden/light.js';
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

/** Pulses heaped in a katori, the small steel bowl that they are measured and served in. */
const katori = (colour: string, width: number, count: number) => {
  const grains = strewn(count, [0, -23], [84 - width / 2, 40 - width / 4]);
  // Not every third: on the spiral that they lie on, one would see arms of one tone.
  const tones = [darker(colour, 0.22), lighter(colour, 0.3), colour];
  return (
    piece('M-100-10C-98 40-80 82-44 88H44C80 82 98 40 100-10z', '#b9c3cb', 8) +
    line('M-84 16Q-72 62-40 76', '#ffffff', 9, 0.7) +
    line('M60 70Q82 48 88 14', '#6f7b84', 8, 0.35) +
    line('M-90 18Q0 54 90 18', '#7f8b94', 2.5, 0.5) +
    ellipse(0, -10, 102, 36, '#eef2f5') +
    ellipse(0, -9, 93, 30, '#7c8790') +
    svg`<path d="M-90-12C-76-52-36-66 0-66S76-52 90-12C72 12 36 20 0 20S-72 12-90-12z" fill="${lit(darker(colour, 0.1))}"/>` +
    tones
      .map((tone, at) =>
        dots(
          grains.filter((_, i) => ((i * 13) % 17) % 3 === at),
          tone,
          width,
        ),
      )
      .join('')
  );
};

/** Chai as it is sold at the stall: in a small fluted glass, with the froth of the pouring. */
const chai =
  piece('M-56-84H56L43 80Q41 92 30 92H-30Q-41 92-43 80z', '#dfe9e8', 6) +
  svg`<path d="M-50-54H50L39 74Q38 80 30 80H-30Q-38 80-39 74z" fill="${lit('#b9753b')}"/>` +
  ellipse(0, -54, 50, 13, '#d8a468') +
  ellipse(2, -53, 38, 8, '#c98f52') +
  dots(
    [
      [-38, -54],
      [-30, -49],
      [-20, -46],
      [-27, -57],
      [30, -60],
      [38, -55],
    ],
    '#f1d5a8',
    7,
  ) +
  line('M-30-38L-24 70M-10-38L-8 72M11-38L9 72M31-38L25 70', '#ffffff', 3.5, 0.3) +
  line('M-44-72L-35 60', '#ffffff', 7, 0.65) +
  line('M46-70L38 40', '#ffffff', 3, 0.5) +
  svg`<path d="M-38 78Q-37 90-28 90H28Q37 90 38 78 0 88-38 78z" fill="#f5fafa" opacity=".75"/>` +
  ellipse(0, -84, 56, 14, '#ffffff', ' fill-opacity=".4" stroke="#fff" stroke-width="3"');

/** Chai in a kulhad, the unglazed cup that is used once. */
const kulhad =
  piece(
    'M-66-70H66C62-30 50 40 44 76Q40 92 26 92H-26Q-40 92-44 76C-50 40-62-30-66-70z',
    '#b5613a',
    7,
  ) +
  line('M-60-34Q0-16 60-34M-57-20Q0-2 57-20M-50 22Q0 38 50 22', '#8a4325', 4, 0.55) +
  line('M-46-30Q-42 30-32 70', '#ffffff', 8, 0.28) +
  ellipse(0, -70, 68, 20, lit('#c9774d')) +
  ellipse(0, -69, 58, 15, '#8f5329') +
  ellipse(0, -66, 54, 12, '#c48a4f') +
  line('M-20-92q-14-14 0-28M12-94q-14-16 2-32', '#ffffff', 5, 0.7);

export const bowls: Readonly<Record<string, Food>> = {
  'oat-bowl': (random) => bowl('#5f86a8', '#e2c894', oats(random)),
  'chai-glass': () => chai,
  'chana-split': () => katori('#e8b23c', 13, 110),
  'kabuli-chana': () => katori('#dfb970', 23, 52),
  kulhad: () => kulhad,
  'masoor-dal': () => katori('#e2773a', 11, 130),
  'moong-green': () => katori('#74a03f', 14, 100),
  'moong-split': () => katori('#f0cd45', 11, 130),
  'pigeon-peas': () => katori('#dc9a2b', 12, 120),
  'urad-split': () => katori('#e6ddc8', 11, 130),
  'yoghurt-bowl': () => bowl('#c9764f', '#fffaf0', yoghurt + spoon),
};
