import { darker, lighter, svg } from '../../colours.js';
import type { Food, Random } from '../../dishes/shapes.js';
import { CAST, blob, line, lit, piece, times, turned } from '../../dishes/shapes.js';
import { ellipse } from '../shapes-in-space.js';

/** Mushrooms lying on their side. */
const stemMushrooms =
  (stem: string, cap: string): Food =>
  () =>
    [
      [-54, -30, -24],
      [50, -34, 16],
      [-6, 52, -8],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          piece('M-20-24h40l10 66q-30 18-60 0z', stem, 6) +
            piece('M-50-18C-44-58 44-58 50-18 24-2-24-2-50-18z', cap, 4) +
            line('M-10-4l-4 40M8-4l6 40', darker(stem, 0.18), 3, 0.6) +
            line('M-32-30q14-14 34-14', lighter(cap, 0.5), 5, 0.7),
        ),
      )
      .join('');

/** A closed mushroom on its short stem. */
const button =
  (cap: string): Food =>
  () =>
    piece('M-34 10C-30 40-40 66-30 84-12 96 14 96 32 84 40 66 30 40 34 10z', '#f1e6d2', 8) +
    line('M-14 44l-2 34M10 44l2 36', '#cdbb9b', 4, 0.6) +
    piece(
      'M-92 22C-104-40-56-88 0-88S104-40 92 22C84 40 54 34 34 42 12 32-12 32-34 42-54 34-84 40-92 22z',
      cap,
      8,
    ) +
    svg`<path d="M-84 28C-50 18 50 18 84 28 70 38 50 34 34 42 12 32-12 32-34 42-50 34-70 38-84 28z" fill="${darker(cap, 0.4)}" opacity=".6"/>` +
    line('M-62-30Q-40-64-4-66', lighter(cap, 0.75), 11, 0.6);

const kingOyster = (x: number, y: number, turn: number, size: number) =>
  turned(
    x,
    y,
    turn,
    svg`<g transform="scale(${size})">` +
      piece(
        'M-26-52C-22-30-38-6-42 26-46 62-34 90 0 92S46 62 42 26C38-6 22-30 26-52z',
        '#f6efe0',
        7,
      ) +
      line('M-14-34Q-26 10-24 60M2-36Q-2 20 2 74M16-34Q28 10 26 56', '#ddcfb4', 3, 0.7) +
      line('M-24-16Q-34 20-30 58', '#ffffff', 7, 0.7) +
      piece('M-54-62C-40-40-26-36 0-36S40-40 54-62C34-54-34-54-54-62z', '#e9dcc3', 2) +
      line('M-34-52L-18-38M-16-50L-8-37M4-50V-37M22-51L14-38M38-54L24-40', '#c7b393', 2.5, 0.8) +
      piece('M-56-62C-58-86-26-96 0-96S58-86 56-62C36-50-36-50-56-62z', '#a98562', 3) +
      line('M-36-76Q-20-88 6-88', lighter('#a98562', 0.6), 6, 0.6) +
      '</g>',
  );

/** King oyster mushrooms: thick pale stems under small flat caps. */
const kingOysters: Food = () =>
  kingOyster(-58, -8, -22, 0.9) + kingOyster(60, -4, 24, 0.84) + kingOyster(2, 16, 3, 1.04);

interface Head {
  /** Of the outer leaves, of the heart, and of the leaves in front. */
  readonly tones: readonly [outer: string, heart: string, front: string];
  readonly vein: string;
  /** How far the edges of the leaves are ruffled. */
  readonly ruffle: number;
}

/** A leaf that opens upwards from its stalk at 0,70, with a ruffled edge. */
const leaf = (random: Random, ruffle: number, tone: string, vein: string) => {
  const edge = times(9, (i) => {
    const angle = Math.PI * (1.08 - (i + 1) * 0.128);
    const [x, y] = [Math.cos(angle) * 74, 2 - Math.sin(angle) * 76];
    const reach = 1 + ruffle * (0.5 + random());
    const middle = angle + Math.PI * 0.064;
    return svg`Q${Math.cos(middle) * 78 * reach} ${2 - Math.sin(middle) * 80 * reach} ${x} ${y}`;
  });
  return (
    piece(svg`M0 76C-40 76-72 50-72 20${edge}C74 44 40 76 0 76z`, tone, 6) +
    svg`<path d="M0 74C-32 70-58 46-58 10-30 30 30 30 58 10 58 46 32 70 0 74z" fill="${darker(tone, 0.3)}" opacity=".22"/>` +
    line('M0 74V-40', vein, 7) +
    line('M0 56Q-30 40-50 8M0 56Q30 40 50 8M0 30Q-22 12-34-26M0 30Q22 12 34-26', vein, 4, 0.85) +
    line('M0 4Q-10-16-14-46M0 4Q10-16 14-46M-26 34L-54 32M26 34L54 32', vein, 2.5, 0.7)
  );
};

/** A closed head in its outer leaves. */
const head =
  ({ tones: [outer, heart, front], vein, ruffle }: Head): Food =>
  (random) =>
    turned(-40, 6, -42, leaf(random, ruffle, outer, vein)) +
    turned(40, 6, 42, leaf(random, ruffle, outer, vein)) +
    turned(0, -16, 0, svg`<g transform="scale(1.06)">${leaf(random, ruffle, heart, vein)}</g>`) +
    line('M-62-38Q-30-82 20-80', '#ffffff', 7, 0.3) +
    turned(-52, 46, -62, svg`<g transform="scale(.72)">${leaf(random, ruffle, front, vein)}</g>`) +
    turned(54, 46, 60, svg`<g transform="scale(.72)">${leaf(random, ruffle, front, vein)}</g>`) +
    turned(2, 46, 2, svg`<g transform="scale(.78 .6)">${leaf(random, ruffle, front, vein)}</g>`);

/** The half of a head, with its folded leaves around the stalk. */
const cutHead = (random: Random, skin: string, flesh: string) =>
  piece(blob(random, [0, 0], [66, 64], 0.06, 12), skin, 7) +
  svg`<path d="${blob(random, [0, 0], [60, 58], 0.05, 12)}" fill="${lit(flesh)}"/>` +
  [50, 40, 31, 22]
    .map((r) => {
      const d = blob(random, [0, -8 + (50 - r) * 0.2], [r, r * 0.92], 0.34, 13);
      return line(d, skin, 6, 0.9);
    })
    .join('') +
  times(6, (i) => {
    const angle = Math.PI * (1.1 + i * 0.16);
    return line(svg`M0 20L${Math.cos(angle) * 48} ${8 + Math.sin(angle) * 50}`, flesh, 3.5, 0.9);
  }) +
  piece('M-14 62Q-10 26-4 6Q0-4 4 6 10 26 14 62 0 66-14 62z', lighter(flesh, 0.5), 1);

const redHead = head({
  tones: ['#5c2a5c', '#7a3a77', '#8f4f8b'],
  vein: '#d9a9d2',
  ruffle: 0.02,
});

/** A loose head: soft leaves that open around a pale heart. */
const lettuce: Food = (random) => {
  const soft = (x: number, y: number, turn: number, size: number, tone: string) =>
    turned(
      x,
      y,
      turn,
      svg`<g transform="scale(${size})">${leaf(random, 0.2, tone, '#eaf5cf')}</g>`,
    );
  return (
    soft(-46, -8, -58, 0.86, '#5f9636') +
    soft(46, -8, 58, 0.86, '#5f9636') +
    soft(-24, -30, -22, 0.94, '#71a945') +
    soft(26, -30, 22, 0.94, '#71a945') +
    soft(0, -8, 0, 0.9, '#a3cf68') +
    soft(-34, 34, -36, 0.76, '#7fb850') +
    soft(36, 34, 34, 0.76, '#7fb850') +
    soft(0, 42, 0, 0.66, '#bfe08a')
  );
};

const ice: Head = { tones: ['#8fc05f', '#c9e39b', '#addb7c'], vein: '#f1f8de', ruffle: 0.12 };

export const vegetables: Readonly<Record<string, Food>> = {
  'brown-mushroom': button('#9a633c'),
  cabbage: head({ tones: ['#86ad63', '#d6e4b4', '#b4cd8f'], vein: '#f0f6dc', ruffle: 0.02 }),
  chanterelles: stemMushrooms('#f3b647', '#e29a24'),
  iceberg: (random) =>
    head(ice)(random) +
    line('M-44-30Q-30-54-16-44T14-58M18-34Q34-52 48-34M-34 2Q-20-14-8-6', '#86b356', 4, 0.5) +
    line('M-46-34Q-32-58-18-48', '#ffffff', 3, 0.5),
  'king-oysters': kingOysters,
  lettuce,
  'white-mushroom': button('#f3e9d8'),
  'red-cabbage': (random) =>
    turned(-26, -26, 0, svg`<g transform="scale(.86)">${redHead(random)}</g>`) +
    ellipse(52, 96, 60, 12, CAST, ' opacity=".22"') +
    turned(50, 40, 10, cutHead(random, '#6d2f6c', '#efe0ee')),
};
