import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, disc, line, lit, oneOf, piece, times, turned, within } from './shapes.js';

/** Pancakes in a pile, seen from above. */
export const pile =
  (colour: string): Food =>
  (random) =>
    [
      [10, 12, 100],
      [-4, 4, 98],
      [2, -6, 94],
    ]
      .map(
        ([x = 0, y = 0, r = 90]) =>
          piece(blob(random, [x, y], [r, r * 0.94], 0.06, 11), lighter(colour, 0.4), 8) +
          svg`<path d="${blob(random, [x, y], [r * 0.88, r * 0.82], 0.07, 11)}" fill="${lit(colour)}"/>`,
      )
      .join('');

/** Slices of bread, toasted on top. */
export const bread =
  (count = 2, crust = '#9a5f2a', crumb = '#e9c88f'): Food =>
  (random) =>
    times(count, (i) => {
      const x = (i - (count - 1) / 2) * (count > 2 ? 78 : 128);
      const w = count > 2 ? 36 : 58;
      return turned(
        x,
        i % 2 === 0 ? -6 : 8,
        i % 2 === 0 ? -8 : 7,
        piece(
          svg`M${-w} -56q${w}-34 ${w * 2} 0 8 56-4 118-${w - 4} 14-${w * 2 - 8} 0-12-62-4-118z`,
          crust,
          8,
        ) +
          svg`<path d="M${-w + 8} -50q${w - 8}-28 ${w * 2 - 16} 0 6 52-4 106-${w - 12} 10-${w * 2 - 24} 0-10-56-4-106z" fill="${lit(crumb)}"/>` +
          times(
            12,
            () =>
              svg`<ellipse cx="${(random() - 0.5) * w * 1.4}" cy="${(random() - 0.5) * 84}" rx="${2 + random() * 4}" ry="2.4" fill="${darker(crumb, 0.16)}"/>`,
          ),
      );
    });

/** A cake from above, cut into pieces. */
export const cake =
  (top: string, side: string): Food =>
  () =>
    disc(0, 0, 124, side, 10) +
    disc(0, -4, 116, top, 0) +
    line('M0-4L0-118M0-4L100-62M0-4L100 54', darker(top, 0.34), 3, 0.6) +
    line('M-92-40Q-70-88-20-102', '#ffffff', 7, 0.35);

/** A ring cake. */
export const ring =
  (colour: string): Food =>
  () =>
    disc(0, 0, 122, colour, 10) +
    times(14, (i) =>
      turned(
        0,
        0,
        (i * 360) / 14,
        line('M0-52Q22-84 6-114', darker(colour, 0.24), 6, 0.7) +
          line('M-12-54Q8-84-8-112', lighter(colour, 0.4), 6, 0.45),
      ),
    ) +
    svg`<circle r="42" fill="${darker(colour, 0.4)}"/><circle r="34" fill="#f4efe4"/>`;

/** Muffins in their paper cups. */
export const muffins: Food = (random) =>
  [
    [-62, -56],
    [62, -56],
    [-62, 62],
    [62, 62],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 56, '#f3ead6', 8) +
        times(20, (i) => turned(x, y, i * 18, line('M0-46V-56', '#d6c6a4', 3))) +
        piece(blob(random, [x, y], [46, 45], 0.08), '#dfa552', 2) +
        times(8, () => {
          const [dx, dy] = within(random, 34);
          return disc(x + dx, y + dy, 7, '#3d3f7d', 2);
        }),
    )
    .join('');

/** A slice of apple with its skin, browned at its edge by the oven. */
const appleSlice = (x: number, y: number, turn: number, flesh: string) =>
  turned(
    x,
    y,
    turn,
    '<path d="M-24 14A24 27 0 0 1 24 14Q0 24-24 14z" transform="translate(3 4)" fill="#6b3410" opacity=".4"/>' +
      `<path d="M-24 14A24 27 0 0 1 24 14Q0 24-24 14z" fill="${lit(flesh)}"/>` +
      line('M-24 13A24 27 0 0 1 24 13', '#b8452f', 3, 0.85) +
      line('M-13 4A15 16 0 0 1 8-4', '#fff6d8', 4, 0.6),
  );

/** Pieces of a traybake, with rows of apple slices that overlap like tiles of a roof. */
export const traybake: Food = (random) =>
  [
    [-66, -62],
    [66, -62],
    [-66, 62],
    [66, 62],
  ]
    .map(
      ([x = 0, y = 0]) =>
        piece(svg`M${x - 60} ${y - 56}h120v114h-120z`, '#b87632', 8) +
        svg`<path d="M${x - 60} ${y + 42}h120v12h-120z" fill="#f0cf86"/><path d="M${x - 60} ${y - 56}h120v98h-120z" fill="${lit('#d99c48')}"/>` +
        [-30, -2, 26]
          .map((dy) =>
            times(4, (i) =>
              appleSlice(
                x - 36 + i * 24,
                y + dy - 4 + (i % 2) * 2,
                random() * 10 - 5,
                oneOf(random, ['#f3d78c', '#eec871', '#f6e1a4'] as const),
              ),
            ),
          )
          .join(''),
    )
    .join('');
