import { svg } from '../../colours.js';
import { dots, leaf, meridians, move, onBall, soft, solid, stem, streaks } from './light.js';

const peachShape =
  'M66 19C78 11 98 15 109 29 122 46 122 72 110 92 99 109 82 118 65 118 46 118 28 110 17 92 5 72 6 44 20 28 32 15 54 11 66 19z';

const peach =
  solid(peachShape, '#f4b05c', [48, 56], '#cf7038') +
  soft([86, 66], [33, 47], '#c4232f', 0.85, 10) +
  soft([34, 52], [24, 32], '#d8423c', 0.55, 24) +
  streaks(
    meridians([66, 26], 114, 50, [-0.8, -0.55, -0.3, 0.3, 0.5, 0.7, 0.88]),
    '#a3182a',
    3,
    0.2,
    '20 9 12 16',
  ) +
  dots(onBall([64, 66], [52, 48], 60), '#ffe2b8', 0.8, 0.4) +
  '<path d="M66 21C52 44 50 80 62 114 57 80 60 46 66 21z" fill="#7c1a14" opacity=".55"/><path d="M66 21C59 46 58 80 63 112 78 80 78 42 66 21z" fill="#fff" opacity=".09"/>' +
  soft([66, 24], [17, 6], '#5f2410', 0.7) +
  soft([34, 52], [15, 24], '#fff0e0', 0.35, 22) +
  soft([74, 109], [27, 6], '#4a0f10', 0.3, -8) +
  move(68, 22, -14, 1, leaf('#6a9a3c')) +
  stem('M66 24q0-5 3-8', 4);

const cherry =
  solid(
    'M0-21C9-28 28-24 32-6 35 14 20 30 1 30-19 30-34 15-32-5-29-24-9-28 0-21z',
    '#9c1027',
    [-9, -4],
    '#4a0512',
  ) +
  soft([0, -19], [11, 4.5], '#2a0208', 0.7) +
  soft([-14, -4], [7, 11], '#fff', 0.35, 28) +
  soft([8, 19], [15, 6], '#e2485a', 0.3, -20);

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
  'M28 40C42 20 70 12 92 22 114 32 124 54 118 76 112 98 90 112 66 116 42 119 16 108 10 86 6 70 16 56 28 40z';

const mango =
  solid(mangoShape, '#f3ad38', [50, 62], '#b0651c') +
  soft([84, 54], [33, 30], '#cf3328', 0.85, 30) +
  soft([62, 38], [30, 15], '#dc5a2c', 0.55, -16) +
  soft([36, 86], [24, 17], '#8fa63a', 0.6, 30) +
  dots(onBall([64, 68], [50, 42], 60), '#fff0b8', 1, 0.5) +
  soft([44, 56], [23, 12], '#fff', 0.34, -42) +
  soft([76, 104], [26, 6], '#4a1a08', 0.3, -14) +
  soft([97, 29], [8, 5], '#5a3316', 0.7, 30) +
  stem('M97 28q2-5 7-8', 3.6);

const plumShape = 'M0-46C22-47 36-26 35 0 34 28 18 46 0 46-19 46-34 27-35 0-35-27-20-46 0-46z';

const onePlum =
  solid(plumShape, '#4b3079', [-10, -12], '#1f1238') +
  soft([14, 14], [15, 24], '#7d2a5a', 0.5, 10) +
  soft([-10, -12], [20, 26], '#b9b4e0', 0.5, 14) +
  streaks('M6-44C-6-20-6 18 5 44', '#1a0d30', 2, 0.5, '200') +
  dots(onBall([0, 0], [30, 40], 30), '#d9cdf0', 0.9, 0.4) +
  soft([0, -43], [8, 3], '#160a26', 0.6);

const plum =
  move(86, 66, 22, 1, onePlum) +
  stem('M104 24q2-8 9-12', 3.4) +
  soft([52, 80], [38, 42], '#120820', 0.5) +
  move(44, 72, -18, 1, onePlum) +
  stem('M31 29q-1-9 5-17', 3.4);

/** Drawings for Noto names, then those under names of our own. */
export const stoneFruit: Readonly<Record<string, string>> = { cherries, mango, peach };
export const ownStoneFruit: Readonly<Record<string, string>> = { plum };
