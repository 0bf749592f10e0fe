import { lighter, svg } from '../../colours.js';
import type { Food, Random } from '../../dishes/shapes.js';
import { disc, line, lit, piece, times, turned, within } from '../../dishes/shapes.js';

/** A breast fillet of poultry, with the seam of its inner fillet. */
const breast: Food = () =>
  piece(
    'M-112 22C-116-14-78-52-24-58 34-64 92-42 110-8 120 18 92 34 56 44 14 56-18 70-62 64-92 60-110 46-112 22z',
    '#f0b3a1',
    9,
  ) +
  svg`<path d="M-104 36C-74 20-20 26 30 18 66 12 96 8 108 2 108 24 82 36 50 44 10 56-20 68-60 62-82 58-98 50-104 36z" fill="#d98c7b" opacity=".5"/>` +
  line('M-88 22C-40 4 20 12 84-6', '#fbe0d6', 4, 0.8) +
  line('M-64-20Q-10-40 50-34M-40 0Q10-16 70-14M-30-38Q0-46 30-46', '#fbdcd2', 4, 0.55) +
  line('M-78-14Q-56-42-16-48', '#fff', 9, 0.4);

/** An escalope: lean, with its rim of fat along one side. */
const cutlet: Food = () =>
  piece(
    'M-106 10C-110-40-60-76 0-72 62-68 112-34 106 8 102 42 66 40 36 50 0 62-30 82-66 70-92 62-104 38-106 10z',
    '#f6ddd0',
    8,
  ) +
  svg`<path d="M-90 8C-92-30-50-60 4-58 56-56 104-30 102 6 98 34 62 32 32 42-2 54-30 70-60 60-82 52-90 32-90 8z" fill="${lit('#dd8580')}"/>` +
  line('M-60-10Q-20-34 34-32M-54 24Q-4-4 70-8M-30 44Q6 22 56 18', '#f3c0b8', 4, 0.6) +
  line('M-40-34Q-16-46 20-46', '#fff', 8, 0.35);

/** Round slices, fanned out: the paste, its rim, and what is in it. */
const slices =
  (paste: string, rim: string, marble: (random: Random) => string): Food =>
  (random) =>
    [
      [-46, -34],
      [40, -40],
      [-34, 36],
      [48, 30],
    ]
      .map(
        ([x = 0, y = 0]) =>
          svg`${disc(x, y, 62, rim, 6)}<circle cx="${x}" cy="${y}" r="57" fill="${lit(paste)}"/>` +
          svg`<g transform="translate(${x} ${y})">${marble(random)}</g>` +
          line(svg`M${x - 42} ${y - 20}Q${x - 28} ${y - 44} ${x + 2} ${y - 47}`, '#fff', 6, 0.3),
      )
      .join('');

const specks = (tones: readonly string[], count: number) => (random: Random) =>
  times(count, (i) => {
    const [x, y] = within(random, 50);
    return svg`<ellipse cx="${x}" cy="${y}" rx="${2.5 + random() * 3.5}" ry="${2 + random() * 2.5}" fill="${tones[i % tones.length] ?? '#fff'}" opacity=".9"/>`;
  });

const leafOfMeat =
  'M-34-84C-8-98 26-90 40-66 50-48 40-34 46-12 52 12 44 28 42 48 40 74 14 92-14 88-40 84-46 62-44 40-42 22-50 8-48-14-46-32-54-40-50-58-48-72-44-80-34-84z';

/** Thin slices laid over each other like tiles; their grain runs across, their fat along one edge. */
const tiled =
  (flesh: string, grain: string, fat?: string): Food =>
  () =>
    times(4, (i) => {
      const tone = i % 2 ? flesh : lighter(flesh, 0.07);
      const veins = times(5, (k) => svg`M-36 ${-58 + k * 28}Q0 ${-72 + k * 28} 34 ${-50 + k * 27}`);
      return turned(
        -60 + i * 40,
        i % 2 ? 6 : -4,
        8,
        piece(leafOfMeat, tone, 5) +
          line(veins, grain, 4, 0.75) +
          (fat === undefined
            ? ''
            : line('M-32-80C-6-92 24-84 36-64 46-46 36-32 42-12', fat, 11, 0.95)) +
          line('M-38-56Q-34-72-20-78', '#fff', 6, 0.35),
      );
    });

/** A slice of a whole ham, with its rim of fat. */
const hamSlice = (flesh: string) =>
  piece(
    'M-56 8C-64-40-38-86 4-88 44-90 66-52 62-4 60 46 40 84 4 88-34 90-52 54-56 8z',
    '#fbeae1',
    6,
  ) +
  svg`<path d="M-52 14C-56-30-34-72 2-75 36-76 53-44 54-2 54 44 36 79 4 82-30 84-48 54-52 14z" fill="${lit(flesh)}"/>` +
  line('M-42-24Q-34-56-10-64', '#fff', 6, 0.4);

/** The seam between the muscles, which only the front slice shows. */
const seam =
  line('M-36-22Q-6-2 10-30T46-22M10-28Q2-12 8 0', '#fbd9d0', 4, 0.75) +
  line('M-16-48Q0-58 16-52', '#d67f7c', 3, 0.4);

/** The front slice is folded over, so that its thinness shows. */
const fold = (flesh: string) =>
  piece(
    'M-54 30C-40 4 6-22 58-14 66 10 60 46 42 66 26 88-12 94-34 76-48 64-56 48-54 30z',
    '#fbeae1',
    5,
  ) +
  svg`<path d="M-48 34C-34 12 8-12 52-6 58 14 53 42 37 60 22 79-10 85-30 69-42 59-49 47-48 34z" fill="${lit(flesh)}"/>` +
  line('M-30 34Q0 8 44 8M-22 52Q6 30 42 28', '#fbd9d0', 3.5, 0.6) +
  line('M-44 28Q-18 0 28-8', '#fff', 5, 0.5);

/** Cooked ham in thin slices, fanned out on each other. */
const ham: Food = () =>
  times(4, (i) =>
    turned(
      -57 + i * 35,
      8 + Math.abs(i - 1.5) * 6,
      -24 + i * 15,
      hamSlice(i % 2 ? '#f0a9a2' : '#ea9a95') + (i === 3 ? seam + fold('#f4b6ae') : ''),
    ),
  );

/** Slices of a cooked sausage, laid in a row: flat, so in one colour, with what was cut coarsely in them. */
const bologna: Food = (random) =>
  times(4, (i) => {
    const [x, y] = [-52 + i * 35, 12 - i * 8];
    const bits = times(i === 3 ? 16 : 7, () => {
      const [bx, by] = within(random, 46);
      return svg`M${x + bx} ${y + by}h${1 + random() * 4}`;
    });
    return (
      disc(x, y, 62, '#c97a6f', 5) +
      svg`<circle cx="${x}" cy="${y}" r="59" fill="${i % 2 ? '#f1b2a8' : '#edaaa0'}"/>` +
      line(bits, '#fbdcd4', 5, 0.8) +
      line(svg`M${x - 46} ${y - 14}Q${x - 34} ${y - 42} ${x - 6} ${y - 47}`, '#fff', 5, 0.45)
    );
  });

/** A sausage, bent as it hangs. */
const sausage = (skin: string) =>
  piece(
    'M-112 14C-116 2-108-12-96-12-64-30-32-38 4-38 40-38 72-28 98-12 112-10 116 8 106 16 100 22 92 20 86 16 60 2 34-6 4-6-30-6-58 4-86 22-96 28-108 26-112 14z',
    skin,
    7,
  ) + line('M-92-2Q-46-26 6-28T92-4', lighter(skin, 0.6), 6, 0.5);

const sausages: Food = () =>
  turned(0, -42, 0, sausage('#b5562f')) +
  turned(0, 14, 2, sausage('#a94c28')) +
  turned(2, 68, -2, sausage('#b5562f'));

export const coldCuts: Readonly<Record<string, Food>> = {
  bologna,
  breast,
  'cured-ham': tiled('#9c3038', '#c26a68', '#f8e8de'),
  cutlet,
  ham,
  salami: slices('#a52c35', '#6d1c22', specks(['#f6d9d0', '#efc5bb', '#fbe9e2'], 34)),
  sausages,
};
