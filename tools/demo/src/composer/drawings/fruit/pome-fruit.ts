import { dots, meridians, onBall, soft, solid, stem, streaks } from './light.js';

/** Seen a little from above, so that the hollow around the stem shows. */
const apple =
  'M64 22C74 15 94 14 107 26 121 40 122 64 115 84 108 104 96 118 80 118 73 118 70 115 64 115 58 115 55 118 48 118 32 118 20 104 13 84 6 64 7 40 21 26 34 14 54 15 64 22z';

const across = [-0.92, -0.74, -0.58, -0.4, -0.24, -0.06, 0.12, 0.3, 0.46, 0.62, 0.8, 0.93];

/** The hollow, deep at its front, and the stem that rises from it. */
const hollow = (ground: string, deep: string) =>
  soft([64, 33], [37, 13], ground, 0.8) +
  soft([64, 34], [21, 7], deep, 0.85) +
  stem('M64 37C64 26 66 16 74 8', 4.4);

const appleLight =
  soft([38, 54], [19, 26], '#fff3e8', 0.34, 22) +
  soft([76, 109], [26, 6], '#2a0a08', 0.3, -8) +
  soft([103, 80], [10, 26], '#2a0a08', 0.22, 18);

const redApple =
  solid(apple, '#d0302b', [46, 54], '#861318') +
  soft([32, 82], [16, 28], '#f0a03c', 0.45, -14) +
  soft([72, 100], [26, 14], '#e8953a', 0.35) +
  streaks(meridians([64, 33], 114, 49, across), '#f6b95c', 1.7, 0.3, '9 14 19 22 5 11') +
  streaks(
    meridians(
      [64, 33],
      114,
      48,
      across.map((l) => l * 0.95 + 0.07),
    ),
    '#8c1019',
    2.4,
    0.26,
    '24 10 13 17',
  ) +
  dots(onBall([62, 70], [46, 40], 36), '#fbe2b4', 0.9, 0.5) +
  hollow('#d1a544', '#54330f') +
  appleLight;

const greenApple =
  solid(apple, '#a3c646', [46, 54], '#5c8a24') +
  soft([92, 66], [20, 34], '#e9b455', 0.4, 8) +
  streaks(meridians([64, 33], 114, 49, across), '#d7e894', 2.4, 0.22, '16 12 25 18') +
  dots(onBall([62, 68], [47, 44], 60), '#f4f8d6', 1.1, 0.6) +
  hollow('#82983a', '#4b4516') +
  appleLight;

const pearShape =
  'M56 22C63 17 73 19 76 30 80 45 86 52 96 64 111 81 110 104 92 114 83 118 74 118 64 118 52 118 44 118 35 113 17 102 18 80 31 63 41 51 45 45 49 31 50 27 52 24 56 22z';

const pear =
  solid(pearShape, '#d2c846', [50, 76], '#8c8a26') +
  soft([86, 88], [18, 25], '#d0602c', 0.5, -14) +
  soft([62, 27], [11, 7], '#94702f', 0.6) +
  soft([64, 112], [18, 4], '#4a3a12', 0.45) +
  dots(onBall([62, 88], [38, 25], 56), '#7d6a2a', 1.1, 0.45) +
  dots(onBall([62, 52], [12, 22], 16), '#7d6a2a', 1, 0.45) +
  soft([45, 82], [14, 22], '#fff', 0.35, 16) +
  soft([58, 44], [6, 16], '#fff', 0.3, 8) +
  stem('M62 26C61 18 64 11 70 6', 4.2);

export const pomeFruit: Readonly<Record<string, string>> = {
  'green-apple': greenApple,
  pear,
  'red-apple': redApple,
};
