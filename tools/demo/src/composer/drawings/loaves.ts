import { darker, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { disc, line, lit, piece, times, turned, within } from '../dishes/shapes.js';
import { flour } from './bakery.js';
import { drum, ellipse } from './shapes-in-space.js';

/** A brioche baked in a fluted mould, with its head. */
const brioche: Food = () =>
  piece('M-94 0L-62 84H62L94 0z', '#b5702c', 8) +
  times(7, (i) => line(svg`M${-78 + i * 26} 6L${-51 + i * 17} 80`, '#8f521b', 6, 0.5)) +
  times(5, (i) => ellipse(-76 + i * 38, 2, 27, 22, lit('#d08a38'))) +
  piece('M-88-2C-86-40-44-52 0-52S86-40 88-2C40 18-40 18-88-2z', '#e2a348', 2) +
  disc(0, -58, 44, '#dd9a3f', 5) +
  line('M-26-74q10-16 28-16M-70-18q10-16 30-20', '#fbe3ab', 7, 0.7) +
  times(18, (i) => {
    const x = -74 + ((i * 41) % 148);
    return svg`<rect x="${x}" y="${-34 + ((i * 23) % 34)}" width="6" height="5" rx="1" fill="#fffaf0"/>`;
  });

const tin = (dough: string) =>
  drum({ y: -6, rx: 110, ry: 58, h: 24 }, darker(dough, 0.18), dough) +
  times(15, (i) => {
    const x = -98 + i * 14;
    const y = -6 + 58 * Math.sqrt(1 - (x / 110) ** 2);
    return line(svg`M${x} ${y + 2}v20`, darker(dough, 0.36), 4, 0.5);
  });

/** An open tart with slices of apple in circles. */
const appleTart: Food = () =>
  tin('#d9983f') +
  ellipse(0, -8, 96, 48, lit('#f0c765')) +
  [0, 1]
    .map((row) =>
      times(row === 0 ? 16 : 9, (i) => {
        const angle = (i * 2 * Math.PI) / (row === 0 ? 16 : 9);
        const [rx, ry] = row === 0 ? [72, 36] : [36, 17];
        const turn = (Math.atan2(Math.sin(angle) * ry, Math.cos(angle) * rx) * 180) / Math.PI;
        return turned(
          Math.cos(angle) * rx,
          -10 + Math.sin(angle) * ry,
          turn,
          piece('M-22 0Q0-18 22 0 0 10-22 0z', '#f6dc8f', 2) +
            line('M-17-2Q0-13 17-2', '#c8732c', 3),
        );
      }),
    )
    .join('') +
  disc(0, -10, 9, '#f6dc8f', 1);

/** A quiche without one piece of it. */
const quiche: Food = (random) =>
  tin('#d39a4c') +
  ellipse(0, -8, 97, 48, lit('#f4d57f')) +
  times(9, () => {
    const [x, y] = within(random, 80, 36);
    return ellipse(x, y - 8, 9 + random() * 9, 5, '#d99a42', ' opacity=".6"');
  }) +
  times(16, () => {
    const [x, y] = within(random, 82, 36);
    const tone = random() < 0.5 ? '#7fae4c' : '#b9d183';
    return line(svg`M${x} ${y - 8}q6-5 12-1`, tone, 6);
  }) +
  line('M0-8L76 22M0-8L-20 48M0-8L-90-22M0-8L32-54', '#b97f35', 3, 0.7);

/** A tall ring cake, dusted with sugar. */
const gugelhupf: Food = (random) =>
  piece('M-100 60C-104 0-70-54-26-58H26C70-54 104 0 100 60 60 88-60 88-100 60z', '#c07f3a', 9) +
  times(7, (i) => {
    const x = -78 + i * 26;
    return line(
      svg`M${x * 0.34} -48Q${x * 1.05} -10 ${x * 1.06} 66`,
      i % 2 ? '#7a4420' : '#e3ae66',
      9,
      0.65,
    );
  }) +
  ellipse(0, -54, 30, 12, '#6d3c1b') +
  svg`<path d="M-58-34C-40-66 40-66 58-34 70-10 54-6 46-22 40 2 22-2 18-22 10 6-8 4-12-20-20 2-38 0-40-22-54-4-72-10-58-34z" fill="#fffaf2" opacity=".92"/>` +
  ellipse(0, -54, 26, 9, '#6d3c1b') +
  flour(random, 80, 30, 30);

/** A slice that is folded crisp around nothing. */
const dosa: Food = () =>
  piece('M-112 46L92-62q34 30 16 64L-88 90q-34-10-24-44z', '#d9983f', 9) +
  line('M-96 42L88-54M-84 66L96-28', '#f3cd85', 6, 0.7) +
  ellipse(98, -30, 13, 33, '#8f571d', ' transform="rotate(-28 98 -30)"') +
  line('M-60 36q6 10 2 18M-10 10q8 10 4 20M40-14q8 8 4 18', '#a8681f', 5, 0.6) +
  disc(-58, -52, 34, '#8a949b', 4) +
  disc(-58, -54, 27, '#f7f2df', 0);

/** A coil of dough, fried. */
const murukku: Food = () =>
  [
    [-46, -24],
    [44, 26],
  ]
    .map(([x = 0, y = 0]) =>
      turned(
        x,
        y,
        0,
        ['#6d3c12', '#d3913a', '#f0c478']
          .map((tone, i) =>
            line(
              'M2 2c0-12 18-10 18 4S-6 30-16 8-2-30 20-24s28 36 8 54-52 6-56-18 10-52 44-54',
              tone,
              [15, 11, 3][i] ?? 3,
              i === 2 ? 0.8 : 1,
            ),
          )
          .join(''),
      ),
    )
    .join('');

/** Nuts in a slab of sugar. */
const brittle: Food = (random) =>
  [
    [-30, -30, -10],
    [26, 32, 8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        x,
        y,
        turn,
        piece('M-72-38h144v76H-72z', '#b5712a', 8) +
          times(22, () => {
            const [dx, dy] = [(random() - 0.5) * 124, (random() - 0.5) * 60];
            return disc(dx, dy, 9, random() < 0.5 ? '#ecc992' : '#dfb06a', 2);
          }) +
          line('M-64-32H60', '#f6d9a0', 4, 0.6),
      ),
    )
    .join('');

/** Diamonds of cashew paste under silver. */
const katli: Food = () =>
  [
    [0, -48],
    [-56, 0],
    [56, 0],
    [0, 48],
  ]
    .map(([x = 0, y = 0]) =>
      turned(
        x,
        y,
        0,
        piece('M-54 0L0-34 54 0 0 34z', '#f0dfb6', 8) +
          svg`<path d="M-40 0L0-25 40 0 0 25z" fill="${lit('#dfe4e8')}"/>` +
          line('M-26-2L0-18M-8 10L20-6', '#ffffff', 4, 0.9),
      ),
    )
    .join('');

export const loaves: Readonly<Record<string, Food>> = {
  'apple-tart': appleTart,
  brioche,
  brittle,
  dosa,
  gugelhupf,
  katli,
  murukku,
  quiche,
};
