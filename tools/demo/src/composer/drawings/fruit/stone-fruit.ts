import { svg } from '../../colours.js';
import { fewLayers, dots, move, solid } from '../../volume.js';
import { leaf, manyStreaks, onBall, soft, stem, streaks } from './light.js';

const peachShape =
  'M66 19C78 11 98 15 109 29 122 46 122 72 110 92 99 109 82 118 65 118 46 118 28 110 17 92 5 72 6 44 20 28 32 15 54 11 66 19z';

const peach = (ground: string, edge: string, blush: string, covered: number) =>
  solid(peachShape, ground, [42, 48], edge) +
  soft([80, 64], [33, 45], blush, covered, 6) +
  soft([44, 40], [28, 20], blush, covered * 0.6, -24) +
  streaks({ x: 66, top: 26, bottom: 114, reach: 49 }, manyStreaks(16, 0.55), blush, 2.6, 0.22) +
  '<path d="M66 21C54 42 51 78 61 112 58 80 61 46 66 21z" fill="#7c1a14" opacity=".3"/><path d="M66 21C57 44 55 78 62 113 59 80 61 46 66 21z" fill="#6a1410" opacity=".5"/><path d="M66 21C60 46 59 80 63 112 76 82 77 42 66 21z" fill="#fff" opacity=".1"/>' +
  soft([66, 24], [17, 6], '#5f2410', 0.7);

const peachLeaf = move(68, 22, -14, 1, leaf('#6a9a3c')) + stem('M66 24q0-5 3-8', 4);

const cherry =
  solid(
    'M0-21C9-28 28-24 32-6 35 14 20 30 1 30-19 30-34 15-32-5-29-24-9-28 0-21z',
    '#9c1027',
    [-11, -7],
    '#4f0614',
    fewLayers,
  ) +
  soft([0, -19], [11, 4.5], '#2a0208', 0.7) +
  soft([-14, -4], [7, 11], '#fff', 0.35, 28) +
  soft([8, 18], [15, 7], '#e2485a', 0.28, -20);

const stalk = (d: string) =>
  svg`<path d="${d}" fill="none" stroke="#5a6b23" stroke-width="3" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#a9b85a" stroke-width="1.100" stroke-linecap="round"/>`;

const cherries =
  move(76, 15, 26, 1.1, leaf('#4f8a34')) +
  move(40, 85, -6, 1, cherry) +
  move(89, 88, 8, 1, cherry) +
  stalk('M40 66C44 44 56 24 75 13') +
  stalk('M87 69C88 48 84 28 75 13') +
  '<path d="M71 11l8-2 1 6-7 2z" fill="#6b4a26"/>';

const mangoShape =
  'M12 88C12 62 36 28 72 20 98 14 120 26 119 50 117 76 98 94 76 106 54 117 34 121 22 113 14 107 12 98 12 88z';

const mango =
  solid(mangoShape, '#f3b03a', [52, 54], '#b9701f') +
  soft([86, 52], [30, 26], '#cf3328', 0.85, -24) +
  soft([60, 36], [26, 11], '#dc5a2c', 0.5, -30) +
  soft([32, 96], [18, 17], '#8fa63a', 0.6, 30) +
  dots(onBall([66, 67], [48, 36], 60), '#fff0b8', 1, 0.5) +
  soft([46, 56], [24, 11], '#fff', 0.34, -46) +
  soft([104, 30], [8, 5], '#5a3316', 0.7, 36) +
  stem('M104 31q2-5 7-8', 3.6);

const plumShape = 'M0-46C22-47 36-26 35 0 34 28 18 46 0 46-19 46-34 27-35 0-35-27-20-46 0-46z';

const onePlum =
  solid(plumShape, '#4a2f78', [-12, -14], '#23143f', fewLayers) +
  soft([13, 12], [16, 26], '#7d2a5a', 0.45, 10) +
  soft([-11, -10], [19, 27], '#bdb9e4', 0.35, 14) +
  '<path d="M3-45Q-10 0 4 45" fill="none" stroke="#1a0d30" stroke-width="2" opacity=".45"/>' +
  soft([0, -43], [8, 3], '#160a26', 0.6);

const plum =
  move(86, 64, 22, 1.06, onePlum) +
  stem('M104 20q2-8 9-12', 3.4) +
  soft([62, 70], [34, 37], '#120820', 0.5, -18) +
  move(43, 70, -18, 1.06, onePlum) +
  stem('M29 25q-1-9 5-17', 3.4);

/** Drawings for Noto names, then those under names of our own. */
export const stoneFruit: Readonly<Record<string, string>> = {
  cherries,
  mango,
  peach:
    peach('#f5b55e', '#d07f42', '#c5262f', 0.8) +
    soft([34, 58], [15, 24], '#fff0e0', 0.33, 18) +
    peachLeaf,
};
export const ownStoneFruit: Readonly<Record<string, string>> = {
  nectarine:
    peach('#f3a03a', '#a3281f', '#b5171f', 0.85) +
    dots(onBall([64, 66], [48, 46], 30), '#fbd28a', 0.9, 0.5) +
    soft([36, 52], [13, 20], '#fff', 0.35, 24) +
    stem('M66 24q0-4 2-6', 4),
  plum,
};
