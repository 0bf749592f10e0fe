import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { dots, move, soft, solid, stem } from './light.js';
import type { Point } from './light.js';

/** The rows of a bunch from its stem down: height, middles of the berries, colour. */
const rows: readonly [y: number, xs: readonly number[], colour: string][] = [
  [36, [45, 64, 85], '#45205a'],
  [47, [30, 53, 75, 98], '#5a2a6e'],
  [60, [24, 42, 65, 86, 105], '#4c2463'],
  [73, [34, 55, 76, 96], '#62307a'],
  [86, [43, 64, 86], '#512768'],
  [97, [54, 75], '#623078'],
  [107, [65], '#562a6c'],
];

const grapes =
  stem('M64 30C63 20 64 12 68 5M50 14q10 2 15-2', 4) +
  rows
    .map(
      ([y, xs, colour]) =>
        dots(
          xs.map((x): Point => [x + 1, y + 1]),
          '#1c0a28',
          25,
          0.9,
        ) +
        svg`<g fill="${lit(colour)}">${xs.map((x, i) => svg`<circle cx="${x}" cy="${y - (i % 2)}" r="11.800"/>`).join('')}</g>`,
    )
    .join('') +
  dots(
    rows.flatMap(([y, xs]) => xs.map((x): Point => [x - 2, y - 2])),
    '#b9a6dd',
    13,
    0.2,
  ) +
  dots(
    rows.flatMap(([y, xs]) => xs.map((x): Point => [x - 3, y - 4])),
    '#efe6ff',
    6,
    0.34,
  );

const strawberryShape =
  'M64 27C84 14 113 24 115 50 116 76 92 104 73 116 67 119 61 119 55 116 36 104 12 76 13 50 15 24 44 14 64 27z';

/** Seeds in rows around the fruit: height and half the width there. */
const belts: readonly Point[] = [
  [40, 47],
  [51, 49],
  [62, 47],
  [73, 42],
  [84, 34],
  [95, 25],
  [106, 14],
];
const seeds = belts.flatMap(([y, half], row) => {
  const count = Math.max(2, Math.round(half / 7));
  return Array.from({ length: count }, (_, i): Point => {
    const turn = ((i + (row % 2 ? 0.3 : 0.7)) / count - 0.5) * 2.7;
    return [64 + Math.sin(turn) * half * 0.95, y + Math.cos(turn) * 3];
  });
});

const sepal = (turn: number, length: number, colour: string) =>
  svg`<path transform="rotate(${turn})" d="M-6 0C-9 ${length * 0.5}-4 ${length * 0.8} 2 ${length} 7 ${length * 0.7} 8 ${length * 0.4} 6 0z" fill="${lit(colour)}"/>`;

const strawberry =
  solid(strawberryShape, '#d9242c', [48, 52], '#8d0c18') +
  dots(seeds, '#6f0712', 5.4, 0.36) +
  soft([40, 54], [18, 24], '#fff', 0.3, 22) +
  svg`<g fill="#f4d684">${seeds.map(([x, y]) => svg`<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="1.300" ry="2"/>`).join('')}</g>` +
  soft([66, 37], [34, 9], '#4a0810', 0.5) +
  soft([78, 98], [16, 8], '#3a0408', 0.3, -44) +
  '<path d="M64 26C63 18 65 12 71 8" fill="none" stroke="#5f8f34" stroke-width="4" stroke-linecap="round"/>' +
  move(
    64,
    27,
    0,
    1,
    sepal(98, 40, '#4f8d2f') +
      sepal(-100, 38, '#4f8d2f') +
      sepal(62, 34, '#62a33a') +
      sepal(-64, 34, '#5c9d38') +
      sepal(30, 25, '#6dad42') +
      sepal(-32, 24, '#66a53d') +
      sepal(-2, 20, '#76b548'),
  );

/** A blueberry of radius 20; its crown turns towards us where the berry lies. */
const blueberry = (x: number, y: number, crown: Point, turn: number) =>
  move(
    x,
    y,
    0,
    1,
    svg`<circle r="20.500" fill="${lit('#16204a')}"/><circle cx="-.8" cy="-.8" r="19" fill="${lit('#34488c')}" opacity=".8"/>` +
      '<g fill="#a9bde6" fill-opacity=".17"><circle cx="-3" cy="-3" r="15"/><circle cx="-5" cy="-5" r="11"/><circle cx="-6" cy="-7" r="6"/></g>' +
      svg`<g transform="translate(${crown[0]} ${crown[1]})rotate(${turn})"><path d="M0-9l3 4 6-2-2 5 4 4-6 1-1 6-4-4-5 3 0-6-6-3 6-2-1-6 5 3z" fill="#7f93c6"/><circle r="4.500" fill="#10173a"/><circle cx="1" cy="1" r="2.500" fill="#2b3768"/></g>`,
  );

const blueberries =
  blueberry(46, 42, [5, -6], 10) +
  blueberry(82, 40, [2, 2], 40) +
  blueberry(24, 72, [-4, -5], 0) +
  blueberry(104, 70, [6, -4], 60) +
  blueberry(64, 66, [3, 4], 20) +
  blueberry(42, 97, [7, 2], 30) +
  blueberry(82, 97, [-2, 3], 50);

export const berries: Readonly<Record<string, string>> = { blueberries, grapes, strawberry };
