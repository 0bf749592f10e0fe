import { svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body, disc, sheen } from '../garden/light.js';

/** Places of the twigs from the back to the front: where they begin, how they lean, their length. */
const twigs = [
  [52, -34, 46],
  [80, 34, 46],
  [60, -14, 58],
  [74, 16, 56],
  [66, 2, 64],
  [46, -52, 40],
  [86, 52, 40],
] as const;

const needles = (length: number, side: number) =>
  Array.from({ length: Math.round(length / 4) }, (_, i) => {
    const reach = 12 * (1 - (i * 4) / length) + 4;
    return svg`M0 ${-i * 4}l${side * reach} ${-reach * 0.8}`;
  }).join('');

/** A twig of fir, dark below and light where it catches the light. */
const twig = ([x, turn, length]: (typeof twigs)[number]) =>
  turned(
    x,
    84,
    turn,
    line(needles(length, 1) + needles(length, -1), '#2a5a35', 5) +
      line(needles(length, -1), '#4d8a4e', 2.6) +
      line(needles(length, 1), '#7fb174', 1.4, 0.7) +
      line(svg`M0 0V${-length}`, '#6b4a2c', 2.4),
  );

/** Fir for the house in a bucket of zinc, with what hangs in it. */
const pail = (hung: string) =>
  twigs.map(twig).join('') +
  hung +
  '<ellipse cx="66" cy="78" rx="31" ry="6" fill="#22351f" opacity=".75"/>' +
  body('M34 76Q66 86 98 76L90 124Q66 130 42 124z', '#9aa7ab') +
  line('M34 76Q66 86 98 76', '#dfe6e8', 2.6) +
  line('M37 92Q66 101 95 92M40 112Q66 120 92 112', '#6d797d', 1.8, 0.8) +
  sheen('M48 86L54 120', 11, 1.8);

const berries = [
  [44, 44],
  [52, 38],
  [60, 50],
  [72, 30],
  [80, 36],
  [86, 50],
  [66, 60],
  [94, 58],
  [36, 58],
]
  .map(([x = 0, y = 0]) => disc(x, y, 4.6, '#c4262f'))
  .join('');

const cone = (x: number, y: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    body('M0-13C9-9 11 6 0 15-11 6-9-9 0-13z', '#8a5a34') +
      line('M-7-4Q0 1 7-4M-8 2Q0 7 8 2M-6 8Q0 12 6 8', '#d9a878', 2),
  );

export const firPails: Readonly<Record<string, string>> = {
  'own-fir-pail': pail(berries),
  'own-fir-pail-2': pail(cone(50, 50, -16) + cone(80, 46, 18) + cone(66, 62, 4)),
};
