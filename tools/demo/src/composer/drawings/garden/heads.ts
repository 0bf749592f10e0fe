import { line, lit } from '../../dishes/shapes.js';
import { dots, onShadow, solid } from '../../volume.js';
import { body, flat, shape, sheen, strewn } from './light.js';

/** Between the ribs, from the stem down. */
const grooves =
  'M60 36C45 50 42 90 53 114M68 36C83 50 86 90 75 114M54 35C25 44 17 86 34 108M74 35C103 44 111 86 94 108';

const pumpkinShape =
  'M64 32C70 24 84 25 93 31 107 34 118 50 119 70 120 91 109 107 96 112 88 118 74 120 64 118 54 120 40 118 32 112 19 107 8 91 9 70 10 50 21 34 35 31 44 25 58 24 64 32z';

const pumpkin =
  onShadow(pumpkinShape, solid(pumpkinShape, '#ea6a1e', [44, 56], '#a8370c', [0.95, 0.86])) +
  line(grooves, '#a02c06', 9, 0.16) +
  line(grooves, '#962806', 4, 0.3) +
  line(grooves, '#7a1d05', 1, 0.4) +
  sheen('M52 50Q45 74 53 102M75 52Q82 72 78 96M35 46Q24 66 32 94', 11, 0.9, '#ffd09a') +
  line('M34 52Q28 62 29 74M49 54Q46 64 47 76', '#ffffff', 6, 0.16) +
  dots(strewn(34, [62, 76], [46, 34]), '#ffdcb0', 1.2, 0.45) +
  line('M104 46Q117 72 103 99 84 114 58 114', '#5a1503', 8, 0.12) +
  line('M44 38Q64 46 84 38', '#6a1a04', 11, 0.2) +
  line('M48 37Q64 43 80 37', '#6a1a04', 7, 0.3) +
  shape(
    'M44 38C52 34 56 26 54 14 59 9 70 8 75 12 75 24 78 34 86 37 79 39 75 37 71 41 68 37 64 38 61 42 57 37 51 40 44 38z',
    '#a98d58',
  ) +
  line('M59 14Q62 28 55 37M65 12Q66 26 62 38M70 13Q69 28 74 37', '#6d5530', 1.5, 0.65) +
  line('M57 16Q59 27 51 36', '#e3cf9c', 1.4, 0.7) +
  flat('M54 14C59 9 70 8 75 12 71 16 59 18 54 14z', '#d9c594', 0.95);

/** Lobes of the head from the back to the front, by their tones. */
const curds: readonly (readonly [tone: string, lobes: readonly (readonly number[])[]])[] = [
  [
    '#dcd2b4',
    [
      [30, 58, 15],
      [98, 58, 15],
      [64, 86, 16],
    ],
  ],
  [
    '#ebe3cb',
    [
      [42, 40, 16],
      [87, 40, 16],
      [38, 68, 15],
      [91, 70, 14],
      [64, 30, 17],
    ],
  ],
  [
    '#f4eedb',
    [
      [52, 54, 15],
      [78, 53, 15],
      [51, 77, 13],
      [78, 78, 13],
      [65, 67, 14],
    ],
  ],
];

/** Fine grain all over a lobe, more of it towards the light. */
const grain = curds.flatMap(([, lobes]) =>
  lobes.flatMap(([x = 0, y = 0, r = 0]) => strewn(6, [x - 1, y - 1], [r * 0.7, r * 0.7])),
);

const lobesOf = ([tone, lobes]: (typeof curds)[number]) =>
  `<g fill="${lit(tone)}" stroke="${lit(tone)}">${lobes.map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const cauliflower =
  body(
    'M60 96C38 90 14 70 8 40 14 32 24 30 30 22 44 20 54 34 64 30 76 34 84 18 98 22 104 30 116 34 120 42 112 72 90 90 66 96z',
    '#4f8639',
  ) +
  line(
    'M36 70Q22 54 16 40M92 70Q106 54 112 42M44 44Q36 34 34 26M84 44Q92 34 94 26',
    '#c5dba0',
    2,
    0.8,
  ) +
  '<circle cx="65" cy="60" r="40" fill="#8a7d55"/>' +
  `<g stroke-width="5" stroke-linecap="round" stroke-dasharray="0 5">${curds.map(lobesOf).join('')}</g>` +
  dots(grain, '#fffdf4', 2.2, 0.6) +
  line('M104 54Q98 80 74 94', '#6b5a2a', 14, 0.16) +
  line('M20 70Q36 98 64 104 92 100 110 72', '#1f3312', 10, 0.25) +
  shape(
    'M64 118C44 118 36 104 42 92 52 90 60 96 66 90 74 96 82 90 90 94 92 106 84 118 64 118z',
    '#7fae58',
  ) +
  line('M64 117V96M56 116Q50 106 48 98M74 116Q80 106 83 98', '#dcebc0', 2, 0.8) +
  body(
    'M58 119C34 121 12 106 6 80 2 68 2 58 6 50 11 58 18 56 22 64 28 72 36 72 40 82 50 90 62 102 64 114z',
    '#639b47',
  ) +
  body(
    'M70 119C94 121 116 106 122 80 126 68 126 58 122 50 117 58 110 56 106 64 100 72 92 72 88 82 78 90 66 102 64 114z',
    '#528a3b',
  ) +
  line('M62 116Q30 104 8 58M66 116Q98 104 120 58', '#e4efcd', 2.8, 0.9) +
  line(
    'M40 104Q38 92 34 80M26 91Q24 80 20 70M38 104Q22 104 14 94M24 90Q14 86 9 76M88 104Q90 92 94 80M102 91Q104 80 108 70M90 104Q106 104 114 94M104 90Q114 86 119 76',
    '#b8d3a2',
    1.3,
    0.8,
  );

export const heads: Readonly<Record<string, string>> = {
  'own-cauliflower': cauliflower,
  'own-pumpkin': pumpkin,
};
