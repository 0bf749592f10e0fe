import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { blob, disc, line, lit, piece, spread, times, turned } from '../../dishes/shapes.js';

/** A long fillet, lean. */
export const tenderloin =
  (meat: string): Food =>
  () =>
    piece(
      'M-112 26C-118-8-84-34-40-36 20-44 84-40 108-18 122 4 96 30 44 38-20 50-104 56-112 26z',
      meat,
      9,
    ) +
    line('M-88 10Q-20-22 84-14M-70 30Q0 10 88 10', lighter(meat, 0.35), 5, 0.6) +
    line('M-40-34q10 34-4 78M24-40q12 36 2 78', darker(meat, 0.3), 3, 0.5);

/** Belly in its layers of meat and fat. */
export const belly: Food = () =>
  piece('M-104-50q104-22 208 0v92q-104 22-208 0z', '#d97a74', 9) +
  [-38, -10, 20]
    .map((y, i) => line(svg`M-100 ${y}q50-${14 + i * 4} 100 0t100 2`, '#fbe7dc', 13 - i * 2, 0.95))
    .join('') +
  line('M-98-48q98-18 196 0', '#fff6ee', 9, 0.9);

/** Ribs in a row, marinated. */
export const ribs: Food = () =>
  times(
    5,
    (i) =>
      piece(svg`M${-92 + i * 38} -66q17-9 34 0l4 116q-20 12-42 0z`, '#a83f22', 6) +
      piece(svg`M${-84 + i * 38} 44h18l3 34q-12 8-24 0z`, '#f1e4cc', 3) +
      line(svg`M${-82 + i * 38} -50q-4 40 0 76`, '#e88a55', 4, 0.7),
  );

/** Soup meat with the round of its marrow bone. */
export const marrow: Food = (random) =>
  piece(blob(random, [0, 4], [108, 76], 0.14), '#a33a3c', 9) +
  line('M-84-14q40-34 76-8M-70 36q30-18 60 6', '#f3d9cc', 7, 0.9) +
  disc(46, 4, 38, '#f4ead2', 4) +
  disc(46, 4, 22, '#e9b7a0', 0);

/** A raw bird, breast upwards. */
export const bird =
  (skin: string): Food =>
  () =>
    piece(
      'M-96 22C-104-32-52-70 4-66 66-64 106-26 102 22 98 62 48 74 0 74S-90 66-96 22z',
      skin,
      9,
    ) +
    piece('M-100 44c-10-34 14-56 42-46 30 12 40 44 22 60-20 18-56 14-64-14z', skin, 5) +
    piece('M104 44c10-34-14-56-42-46-30 12-40 44-22 60 20 18 56 14 64-14z', skin, 5) +
    piece('M-92 52l-22 20q-2 16 14 12l22-18zM96 52l22 20q2 16-14 12l-22-18z', '#f7e6cf', 3) +
    line('M2-58q6 50 0 96', darker(skin, 0.2), 4, 0.5) +
    line('M-50-36q24-22 46-18', '#ffffff', 8, 0.5);

/** Steaks cut across a fish. */
export const fishSteaks: Food = () =>
  [
    [-50, -34],
    [54, -20],
    [0, 46],
  ]
    .map(
      ([x = 0, y = 0]) =>
        piece(
          svg`M${x - 52} ${y}q0-44 52-44t52 44q-4 40-28 42-14-26-24-26t-24 26q-24-2-28-42z`,
          '#8b8468',
          7,
        ) +
        svg`<path d="M${x - 44} ${y - 2}q2-35 44-35t44 35q-4 30-20 31-12-22-24-22t-24 22q-16-1-20-31z" fill="${lit('#f3dccb')}"/>` +
        disc(x, y - 6, 8, '#fffaf0', 1),
    )
    .join('');

export const wings: Food = (random) =>
  spread(random, 4, 56, 48)
    .map(([x, y], i) =>
      turned(
        x,
        y,
        i * 80 - 60,
        piece(
          'M-52 14C-54-12-26-22-8-8 8-30 44-24 54-4q4 14-10 12C26 8 16 14 8 22-8 40-48 40-52 14z',
          '#d9824a',
          6,
        ) + line('M-36 4q16-10 28 4M14-6q14-8 26 2', '#f7cda6', 4, 0.7),
      ),
    )
    .join('');

/** Cashews. */
export const crescents =
  (colour: string, count: number): Food =>
  (random) =>
    spread(random, count, 72, 66)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 360,
          piece(
            'M-34-8C-30-34 26-36 34-4q4 20-10 20-10-2-12-14-12-10-24 0-4 16-14 16-12-8-8-26z',
            colour,
            5,
          ) + line('M-20-16q20-12 38 4', '#ffffff', 3, 0.5),
        ),
      )
      .join('');

/** A bundle of long, thin pods that lie across each other, a third of them the other way round. */
export const pods =
  (colours: readonly string[], count: number): Food =>
  () =>
    times(count, (i) => {
      const pod = piece(
        'M-98 0q6-7 14-8 88-20 174 0 9 2 12-9 6 14-9 20-90-12-178 5-10 1-13-8z',
        colours[i % colours.length] ?? '',
        4,
      );
      return turned(
        ((i * 29) % 19) - 9,
        (i - (count - 1) / 2) * (140 / count),
        ((i * 37) % 46) - 23,
        i % 3 === 1 ? `<g transform="scale(-1 1)">${pod}</g>` : pod,
      );
    });
