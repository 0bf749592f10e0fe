import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { type Point, dots, move, solid } from '../../volume.js';
import { soft, stem } from './light.js';

/** The rows of a bunch from its stem down: height and the middles of the berries. */
const rows: readonly (readonly [y: number, xs: readonly number[]])[] = [
  [33, [47, 74]],
  [42, [27, 59, 89, 104]],
  [57, [16, 41, 74, 110]],
  [66, [27, 57, 91]],
  [80, [39, 73, 100]],
  [91, [54, 85]],
  [102, [68]],
];

/** A bunch in three tones that take turns, with the bloom of the skin on every berry. */
const bunch = (tones: readonly string[], gap: string, bloom: string) =>
  stem('M66 28C64 19 65 12 70 5M51 12q10 2 16-1', 4.2) +
  rows
    .map(
      ([y, xs], row) =>
        dots(
          xs.map((x, i): Point => [x + 1, y + (i % 2) * 3 + 1]),
          gap,
          33.5,
          0.9,
        ) +
        xs
          .map(
            (x, i) =>
              svg`<circle cx="${x}" cy="${y + (i % 2) * 3}" r="16" fill="${lit(tones[(row + i) % tones.length] ?? gap)}"/>`,
          )
          .join('') +
        dots(
          xs.map((x, i): Point => [x - 2, y + (i % 2) * 3 - 2]),
          bloom,
          20,
          0.12,
        ) +
        dots(
          xs.map((x, i): Point => [x - 4, y + (i % 2) * 3 - 5]),
          '#fff',
          6,
          0.25,
        ),
    )
    .join('');

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
  solid(strawberryShape, '#d8232b', [42, 44], '#930e1a') +
  dots(seeds, '#6f0712', 5.4, 0.36) +
  soft([40, 54], [18, 24], '#fff', 0.3, 22) +
  dots(seeds, '#f4d684', 2.6, 0.95) +
  move(0, 0.9, 0, 1, dots(seeds, '#e8b85c', 2, 0.9)) +
  soft([66, 37], [34, 9], '#4a0810', 0.5) +
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
      '<g fill="#a9bde6" fill-opacity=".2"><circle cx="-4" cy="-4" r="14"/><circle cx="-6" cy="-6" r="8"/></g>' +
      svg`<g transform="translate(${crown[0]} ${crown[1]})rotate(${turn})"><path d="M0-7l2 2 5-1-2 5 3 3-5 1-1 4-3-3-4 2 0-4-4-3 4-2 0-5 3 2z" fill="#6d83bb"/><circle r="4" fill="#10173a"/><circle cx="1" cy="1" r="2.500" fill="#2b3768"/></g>`,
  );

const blueberries = move(
  64,
  68,
  0,
  1.04,
  blueberry(-20, -27, [4, -5], 10) +
    blueberry(18, -29, [2, 2], 40) +
    blueberry(-39, 4, [-4, -5], 0) +
    blueberry(38, 2, [6, -4], 60) +
    blueberry(0, 0, [3, 4], 20) +
    blueberry(-21, 28, [6, 2], 30) +
    blueberry(19, 28, [-2, 3], 50),
);

export const berries: Readonly<Record<string, string>> = {
  blueberries,
  grapes: bunch(['#3f2357', '#55306d', '#4a2a66'], '#170a24', '#9fa0d8'),
  strawberry,
};
export const ownBerries: Readonly<Record<string, string>> = {
  'white-grapes': bunch(['#a9bd4c', '#bfcb60', '#b4c456'], '#4f6420', '#f4f6c8'),
};
