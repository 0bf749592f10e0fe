import { darker, lighter, svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body, shape, sheen } from '../garden/light.js';

const tulip = (x: number, y: number, turn: number, colour: string) =>
  turned(
    x,
    y,
    turn,
    shape(
      'M-11 2C-14-10-11-22-6-25-2-20 2-20 6-25 11-22 14-10 11 2 6 9-6 9-11 2z',
      darker(colour, 0.16),
    ) +
      shape('M-7 4C-9-8-5-20 0-26 5-20 9-8 7 4 3 8-3 8-7 4z', colour) +
      line('M-3 2Q-4-10 0-20', lighter(colour, 0.55), 2, 0.6),
  );

/** Places of the tulips from the back to the front. */
const heads = [
  [40, 34, -20],
  [58, 22, -6],
  [76, 20, 8],
  [94, 32, 20],
  [30, 48, -28],
  [50, 42, -10],
  [68, 38, 4],
  [86, 44, 14],
  [102, 50, 26],
] as const;

const stem = ([x, y]: readonly [number, number, number]) =>
  line(svg`M${x} ${y + 4}Q${(x + 66) / 2} ${y + 30} 66 88`, '#5f9140', 3);

const leaf = (x: number, turn: number) =>
  turned(
    x,
    84,
    turn,
    body('M-5 4C-12-18-6-40 2-52 8-38 8-14 5 4z', '#6f9f55') +
      line('M0 2Q-1-24 1-44', '#b7d196', 1.4, 0.6),
  );

/** Tulips in a bucket of zinc. */
const pail = (colours: readonly string[]) =>
  heads.map(stem).join('') +
  [
    [44, -24],
    [84, 22],
    [58, -8],
    [74, 8],
  ]
    .map(([x = 0, turn = 0]) => leaf(x, turn))
    .join('') +
  heads.map(([x, y, turn], i) => tulip(x, y, turn, colours[i % colours.length] ?? '')).join('') +
  '<ellipse cx="66" cy="76" rx="31" ry="6" fill="#3c4a34" opacity=".75"/>' +
  body('M34 76Q66 86 98 76L90 124Q66 130 42 124z', '#9aa7ab') +
  line('M34 76Q66 86 98 76', '#dfe6e8', 2.6) +
  line('M37 92Q66 101 95 92M40 112Q66 120 92 112', '#6d797d', 1.8, 0.8) +
  sheen('M48 86L54 120', 11, 1.8);

export const flowers: Readonly<Record<string, string>> = {
  'own-tulip-pail': pail(['#e2485a', '#f07f9a', '#d9384c']),
  'own-tulip-pail-2': pail(['#f2c230', '#fbf2dd', '#ee8a2e']),
};
