import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { CAST, blob, line, lit, piece, spread, times, turned } from '../dishes/shapes.js';
import { flour, pores, seeds } from './bakery.js';
import { ellipse } from './shapes-in-space.js';

/** A cut of the baker's knife that opened in the oven: pale crumb under a crisp edge. */
const opened = (crust: string, [x, y, turn, half, wide]: readonly number[]) => {
  const [a = 0, w = 0] = [half, wide];
  return turned(
    x ?? 0,
    y ?? 0,
    turn ?? 0,
    svg`<path d="M${-a} 0Q0 ${-w} ${a} 0Q0 ${w} ${-a} 0z" fill="${lighter(crust, 0.56)}"/><path d="M${-a} 0Q0 ${-w} ${a} 0Q0 ${-w * 0.3} ${-a} 0z" fill="${darker(crust, 0.34)}"/>` +
      line(svg`M${-a * 0.6} ${w * 0.16}Q0 ${w * 0.3} ${a * 0.6} ${w * 0.16}`, '#fff3d8', 3, 0.7),
  );
};

const dome = 'M-112 24C-114-42-62-74 0-74S114-42 112 24C104 74 60 86 0 86S-104 74-112 24z';

/** A loaf baked without a mould: darker towards its base, light on its shoulder. */
const domed = (crust: string) =>
  piece(dome, crust, 9) +
  svg`<path d="M-112 24C-104 74-60 86 0 86S104 74 112 24C92 56 52 66 0 66S-92 56-112 24z" fill="${darker(crust, 0.42)}" opacity=".55"/>` +
  svg`<path d="M-84-14C-68-46-34-60 2-62-30-48-58-34-84-14z" fill="#fff3d8" opacity=".3"/>`;

const loaf =
  (crust: string, cuts: readonly (readonly number[])[]): Food =>
  (random) =>
    domed(crust) + cuts.map((cut) => opened(crust, cut)).join('') + flour(random, 90, 44, -10);

const slashes = [
  [-52, -4, -58, 46, 20],
  [2, -12, -58, 52, 22],
  [56, -6, -58, 44, 20],
];
const cross = [
  [0, -8, 24, 80, 24],
  [0, -8, -32, 72, 22],
];

/** A loaf with its end cut off. */
const halfLoaf =
  (crust: string, crumb: string): Food =>
  (random) =>
    piece(
      'M-40 86C-96 84-112 40-98-8-84-56-20-78 40-70 92-62 114-20 108 30 100 76 60 86 20 88z',
      crust,
      9,
    ) +
    [
      [22, -50, 14, 40, 13],
      [74, -22, 38, 36, 13],
    ]
      .map((cut) => opened(crust, cut))
      .join('') +
    flour(random, 40, 24, -40) +
    piece(
      'M-98 30C-102-20-70-42-28-40 22-38 48-6 46 34 44 72 16 86-28 88-70 88-94 70-98 30z',
      darker(crust, 0.3),
      3,
    ) +
    svg`<path d="M-90 28C-92-14-64-34-28-32 16-30 39-2 38 34 36 66 12 79-28 80-66 80-86 64-90 28z" fill="${lit(crumb)}"/>` +
    pores(random, darker(crumb, 0.2), [-27, 26, 54, 42]);

/** Rye bread: the flour on its top breaks into plates when it rises. */
const ryeLoaf: Food = (random) =>
  domed('#6b4226') +
  spread(random, 19, 86, 50)
    .map(
      ([x, y]) =>
        svg`<path d="${blob(random, [x, y - 8], [19 - Math.abs(x) * 0.06, 12 - Math.abs(y) * 0.06], 0.5, 7)}" fill="#e9dcc2" opacity="${0.9 - (x + y + 130) / 520}"/>`,
    )
    .join('') +
  flour(random, 96, 54, -4);

/** A twisted loaf, baked hard. */
const rootLoaf: Food = (random) =>
  turned(
    0,
    4,
    -24,
    svg`<ellipse cx="6" cy="22" rx="112" ry="44" fill="${CAST}" opacity=".26"/>` +
      times(7, (i) => {
        const x = -90 + i * 30;
        const half = 46 - Math.abs(i - 3) * 4;
        return turned(
          x,
          0,
          34,
          svg`<path d="M-20 ${-half}C6 ${-half - 12} 26 ${-half} 24 0S8 ${half + 10} -16 ${half}C4 ${half * 0.3} 2 ${-half * 0.4} -20 ${-half}z" fill="${darker('#a9662b', 0.42)}"/><path d="M-26 ${-half}C2 ${-half - 14} 22 ${-half} 20 0S2 ${half + 8} -22 ${half}C-36 ${half * 0.4} -38 ${-half * 0.5} -26 ${-half}z" fill="${lit(i % 2 ? '#b9742f' : '#a9662b')}"/>` +
            line(svg`M-18 ${-half * 0.7}Q2 ${-half * 0.5} 4 ${half * 0.3}`, '#f0d3a0', 7, 0.75),
        );
      }) +
      seeds(random, ['#6d8440', '#5c7236', '#83975a'], 17, [0, -4, 92, 30]),
  ) + flour(random, 80, 40);

/** A flat loaf under flour, and the half of another with its large holes. */
const ciabatta: Food = (random) =>
  turned(
    -4,
    -40,
    -12,
    piece(
      'M-104 2C-108-30-84-40-50-38-10-46 40-44 76-38 108-36 112-8 102 14 92 40 50 34 10 38-40 42-98 40-104 2z',
      '#d3a15f',
      8,
    ) +
      line('M-78-8Q-20-28 60-22M-60 16Q0 4 78 6', '#b57c3c', 4, 0.6) +
      flour(random, 92, 28),
  ) +
  turned(
    4,
    44,
    -12,
    piece(
      'M-108 0C-112-32-84-40-50-38-10-44 30-42 62-36 104-34 112 0 102 22 92 44 50 40 10 42-40 44-102 42-108 0z',
      '#cb9650',
      8,
    ) +
      line('M-84-10Q-40-26 20-24M-70 14Q-20 2 20 8', '#b57c3c', 4, 0.6) +
      flour(random, 60, 26) +
      piece(
        'M34-28C54-42 92-38 104-18 112 8 104 34 78 40 50 44 30 32 28 10 26-6 28-20 34-28z',
        '#b87f3c',
        1,
      ) +
      svg`<path d="M39-22C56-34 88-30 98-14 104 8 97 29 76 34 53 37 36 28 34 9 33-5 34-15 39-22z" fill="${lit('#f4e5bf')}"/>` +
      [
        [52, -12, 9, 6],
        [78, -14, 12, 7],
        [62, 8, 12, 8],
        [88, 10, 8, 9],
        [48, 18, 6, 5],
        [72, 26, 8, 4],
      ]
        .map(
          ([x = 0, y = 0, rx = 0, ry = 0]) =>
            ellipse(x, y, rx, ry, '#b99555') + ellipse(x + 1.5, y + 2, rx - 2, ry - 2, '#d9bd84'),
        )
        .join(''),
  );

export const breads: Readonly<Record<string, Food>> = {
  boule: loaf('#b5713a', cross),
  ciabatta,
  'crusty-loaf': loaf('#c98842', slashes),
  'half-loaf': halfLoaf('#a9662f', '#e9cf9f'),
  loaf: loaf('#a9662f', slashes),
  'rye-loaf': ryeLoaf,
  'root-loaf': rootLoaf,
  'seed-loaf': (random) =>
    domed('#8a5a30') +
    seeds(random, ['#d9cba6', '#c3b188', '#e6dcbf'], 74, [0, -12, 92, 48]) +
    flour(random, 80, 36, -12),
  'walnut-loaf': (random) =>
    loaf('#9a5f30', [[0, -14, -8, 88, 26]])(random) +
    spread(random, 10, 82, 44)
      .map(([x, y]) => piece(blob(random, [x, y - 6], [11, 9], 0.4, 6), '#caa06a', 3))
      .join(''),
};
