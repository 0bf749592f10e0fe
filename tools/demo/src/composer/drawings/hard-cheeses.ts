import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { CAST, line, lit, piece, times, turned } from '../dishes/shapes.js';
import { ellipse, wedge } from './shapes-in-space.js';

/** A piece of hard cheese under its natural rind. */
const mountain =
  (paste: string, rind: string, holes: readonly (readonly [number, number, number])[] = []): Food =>
  (random) =>
    wedge({
      top: rind,
      paste,
      rind: darker(rind, 0.12),
      h: 66,
      cut:
        holes.map(([x, y, r]) => ellipse(x, y, r, r * 0.8, darker(paste, 0.22))).join('') +
        times(16, () => {
          const x = -96 + random() * 152;
          const y = -12 + (x + 96) * 0.27 + random() * 44;
          return ellipse(x, y, 1.6, 1.4, lighter(paste, 0.7), ' opacity=".9"');
        }),
      above: times(40, () => {
        const share = random();
        const [x, y] = [-80 + share * 150, -24 - 20 * share + (random() - 0.5) * 60 * share];
        return ellipse(x, y, 2 + random() * 3, 1.5, lighter(rind, 0.3), ' opacity=".6"');
      }),
    });

/** A piece broken from a large wheel: rough at the cut, its rind dotted. */
const parmesan: Food = (random) =>
  wedge({
    top: '#f3dc9c',
    paste: '#f0d488',
    rind: '#c99a4a',
    h: 66,
    cut: times(34, () => {
      const x = -96 + random() * 152;
      const y = -10 + (x + 96) * 0.27 + random() * 46;
      return line(
        svg`M${x} ${y}l${4 + random() * 8} ${random() * 6 - 3}`,
        random() < 0.5 ? '#fff3cc' : '#d3b062',
        2.6,
        0.9,
      );
    }),
    above: line('M-70-26l18-8M-30-28l22-12M10-40l20-8M0-20l26 2M36-24l20-10', '#d9b86c', 3, 0.8),
  }) +
  [80, 90].map((x, i) => line(svg`M${x} ${14 - i * 12}v62`, '#8a5f22', 2, 0.7)).join('') +
  [
    [-70, 74, 15],
    [-40, 88, 10],
    [-92, 62, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      piece(svg`M${x - r} ${y}l${r}-${r} ${r} ${r * 0.7}-${r * 0.6} ${r}z`, '#efd28a', 3),
    )
    .join('');

/** A pale piece from a truckle in its wax: close and crumbly at the cut. */
const cheddar: Food = (random) =>
  wedge({
    top: '#f6d284',
    paste: '#f3c468',
    rind: '#4a3a34',
    h: 70,
    cut: times(44, (i) => {
      const x = -98 + random() * 152;
      const y = -12 + (x + 98) * 0.27 + random() * 54;
      const way = random() < 0.5 ? -1 : 1;
      return line(
        svg`M${x} ${y}l${3 + random() * 7} ${way * random() * 5}l${3 + random() * 5} ${-way * random() * 4}`,
        i % 2 ? '#fde6ae' : '#d79f45',
        2.2,
        0.8,
      );
    }),
    above: line(
      'M-60-30l16-4M-24-44l18-8M-20-22l20 4M22-40l18-4M30-12l18 4M14-62l14-2',
      '#dfae55',
      2.6,
      0.8,
    ),
  }) +
  [
    [-64, 84, 17],
    [-34, 98, 11],
    [-96, 72, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      piece(
        svg`M${x - r} ${y}l${r * 0.5}-${r} ${r}-${r * 0.1} ${r * 0.6} ${r * 0.8}-${r} ${r * 0.7}z`,
        '#f3c468',
        3,
      ),
    )
    .join('');

/** Slices that overlap in a fan. */
const slices =
  (paste: string, rim: string, holes: boolean): Food =>
  () =>
    times(4, (i) =>
      turned(
        -48 + i * 30,
        -22 + i * 15,
        -16 + i * 7,
        svg`<path d="M-58-52h104q10 0 10 10v84q0 10-10 10H-58z" transform="translate(4 6)" fill="${CAST}" opacity=".2"/><path d="M-58-52h104q10 0 10 10v84q0 10-10 10H-58z" fill="${rim}"/><path d="M-58-47H44q7 0 7 7v80q0 7-7 7H-58z" fill="${lit(paste)}"/>` +
          (holes
            ? [
                [-30, -22, 8],
                [12, -30, 5],
                [26, 8, 9],
                [-14, 22, 6],
                [-40, 8, 4],
              ]
                .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, darker(paste, 0.18)))
                .join('')
            : ''),
      ),
    );

/** Small flakes of grated cheese in a heap. */
const grated: Food = (random) =>
  piece('M-110 72Q-70-30 0-56 70-30 110 72 0 100-110 72z', '#eec65c', 7) +
  times(120, () => {
    const share = random();
    const y = -46 + share * 122;
    const x = (random() - 0.5) * 2 * (16 + share * 88);
    const turn = random() * 3.1;
    const [dx, dy] = [Math.cos(turn) * 11, Math.sin(turn) * 6];
    const tone = ['#f8dd86', '#fbe9ad', '#e3b548'][Math.floor(random() * 3)] ?? '#f8dd86';
    return line(svg`M${x - dx} ${y - dy}q3-4 ${dx * 2} ${dy * 2}`, tone, 5.5);
  });

/** A block with a straight rind on top. */
const block =
  (paste: string, rind: string): Food =>
  () =>
    piece('M-104-8L-40-50H106V34L44 82H-104z', darker(paste, 0.2), 9) +
    svg`<path d="M-104-8H44V82H-104z" fill="${lit(paste)}"/><path d="M-104-8L-40-50H106L44-8z" fill="${lit(rind)}"/>` +
    line('M-100-8H44', lighter(paste, 0.5), 3) +
    line(
      'M-80 20q14 6 26 0M-30 50q16-6 30 2M4 14q12 8 24 2M-70 62q12-6 20 0',
      darker(paste, 0.12),
      3,
      0.6,
    );

export const hardCheeses: Readonly<Record<string, Food>> = {
  'alpine-cheese': mountain('#f2d277', '#b98a45', [
    [-60, 12, 5],
    [-10, 34, 6],
    [40, 44, 5],
  ]),
  beaufort: mountain('#f8e7b0', '#8a5a2e'),
  'butter-cheese': slices('#fae29a', '#f0b34a', true),
  cheddar,
  comte: mountain('#f1c765', '#c08a4c'),
  'goat-gouda': mountain('#fbf3da', '#e9dcae'),
  gouda: slices('#f9d873', '#e0632e', false),
  'grated-cheese': grated,
  'mountain-cheese': mountain('#efc968', '#9a6a36', [[0, 24, 4]]),
  'mountain-slices': slices('#f3d27c', '#9a6a36', false),
  parmesan,
  pecorino: mountain('#fbf0cc', '#35302c'),
  'smoked-cheese': block('#f1cd7c', '#8a4a1e'),
  tilsiter: mountain('#f3d88a', '#d58a4e', [
    [-76, 8, 4],
    [-40, 28, 6],
    [-6, 20, 4],
    [26, 46, 6],
    [-60, 34, 4],
    [50, 42, 4],
  ]),
};
