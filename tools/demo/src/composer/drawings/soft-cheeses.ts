import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, times, turned, within } from '../dishes/shapes.js';
import { cutWheel, drum, ellipse, wedge } from './shapes-in-space.js';

const wood = '#d9b27a';

/** Down in white mould: pale flecks on the top of a soft cheese. */
const bloom = (random: () => number, rx: number, ry: number, y: number, colour = '#e6dcc0') =>
  times(26, () => {
    const [dx, dy] = within(random, rx, ry);
    return ellipse(dx, y + dy, 3 + random() * 5, 1.6 + random() * 2, colour, ' opacity=".7"');
  });

/** A camembert before the lid of its wooden box, with the wedge that was cut from it. */
const camembert: Food = (random) =>
  drum({ x: -18, y: -44, rx: 84, ry: 40, h: 26 }, darker(wood, 0.08), lighter(wood, 0.2)) +
  ellipse(-18, -44, 70, 32, darker(wood, 0.06)) +
  cutWheel({ x: -6, y: 6, rx: 94, ry: 44, h: 36 }, '#f3ead2', '#fdf9ee', '#f6dd97') +
  turned(-6, 0, 0, bloom(random, 62, 20, -10)) +
  svg`<path d="M38 66L104 44l6 8v22L52 96z" fill="${lit('#f6dd97')}"/><path d="M38 66L104 44Q116 60 52 78z" fill="${lit('#fdf9ee')}"/><path d="M38 66l14 12v18L38 86z" fill="${darker('#f6dd97', 0.12)}"/>`;

/** The point of a wide, flat brie. */
const brie: Food = () =>
  turned(0, 18, 0, wedge({ top: '#fcf8ec', paste: '#f7e4a6', rind: '#efe3c3', h: 38 })) +
  line('M-78-2L40-40M-40 8L60-28', '#e3d7b8', 4, 0.7) +
  line('M-84 20Q-30 28 10 46T60 62', '#fff7d6', 7, 0.8) +
  line('M-30 44q6 16 10 4', '#fbeebd', 9, 0.9);

/** A small, wrinkled cheese in a dish of clay. */
const saintMarcellin: Food = () =>
  piece('M-104-6C-104 50-66 84 0 84S104 50 104-6z', '#b9623a', 8) +
  ellipse(0, -6, 104, 44, lit('#cf7c50')) +
  ellipse(0, -4, 92, 36, '#8f4526') +
  drum({ y: -24, rx: 78, ry: 31, h: 22 }, '#ecd7a0', '#f8eccb') +
  line(
    'M-52-26q14-12 26-2t26-4 26 4 22-2M-40-12q18-8 32 0t30-2 24 0M-34-40q16-6 30 0t36 0',
    '#d9b56e',
    4,
    0.8,
  ) +
  line('M-84 22Q-64 62-20 72', '#e9a27c', 6, 0.5);

/** A log of goat's cheese, with two slices cut from it. */
const log =
  (skin: string, flecks: string): Food =>
  (random) =>
    turned(
      -4,
      -22,
      -12,
      piece('M-96-40H62v80H-96q-22-40 0-80z', skin, 9) +
        times(60, () => {
          const [x, y] = [(random() - 0.6) * 150, (random() - 0.5) * 72];
          return ellipse(x, y, 1.4 + random() * 2.6, 1 + random() * 1.8, flecks, ' opacity=".75"');
        }) +
        ellipse(62, 0, 20, 40, skin) +
        ellipse(63, 0, 16, 35, lit('#fffdf6')) +
        line('M58-20q-4 18 0 36', '#efe8d6', 4, 0.9),
    ) +
    [
      [30, 62],
      [76, 44],
    ]
      .map(([x = 0, y = 0]) => drum({ x, y, rx: 38, ry: 21, h: 12 }, skin, '#fffdf6'))
      .join('');

/** Veins of blue mould between the points of a face. */
const veins = (random: () => number, count: number, place: () => [number, number]) =>
  times(count, () => {
    const [x, y] = place();
    const tone = ['#4f6f7d', '#6b8a8f', '#3e5a6e'][Math.floor(random() * 3)] ?? '#4f6f7d';
    const [rx, ry] = [3 + random() * 8, 2 + random() * 4];
    return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${Math.round(random() * 90 - 30)} ${x} ${y})" fill="${tone}" opacity=".85"/>`;
  });

/** A blue cheese on its foil. */
const blue: Food = (random) =>
  piece('M-118 44L66 104 116 62 108 30-60 0z', '#cfd8dd', 6) +
  line('M-96 46L60 94M-80 60l12-10M20 92l10-12', '#f2f6f8', 4, 0.8) +
  wedge({
    top: '#fbf5e0',
    paste: '#f5ecd0',
    rind: '#e3d6b0',
    h: 62,
    cut: veins(random, 22, () => {
      const x = -98 + random() * 158;
      return [x, -16 + (x + 98) * 0.27 + random() * 46];
    }),
    above: veins(random, 13, () => {
      const share = random();
      const x = -70 + share * 130;
      return [x, -26 - 22 * share + (random() - 0.5) * (20 + 46 * share)];
    }),
  });

export const softCheeses: Readonly<Record<string, Food>> = {
  'blue-cheese': blue,
  brie,
  camembert,
  'goat-log': log('#f1ebdc', '#d9cfb6'),
  'goat-log-ash': log('#8d8f90', '#4c4f52'),
  'saint-marcellin': saintMarcellin,
};
