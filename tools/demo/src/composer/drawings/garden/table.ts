import { darker } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { body, shade, shape, sheen, strewn, volume } from './light.js';

const egg =
  volume(
    'M64 8C86 8 107 44 107 74 107 101 88 119 64 119 40 119 21 101 21 74 21 44 42 8 64 8z',
    '#dba273',
    [50, 48],
    0.2,
  ) +
  sheen('M40 72Q40 44 58 28', 22, 0.9) +
  dots(strewn(44, [66, 72], [34, 40]), '#9c6238', 1.1, 0.28) +
  dots(strewn(13, [62, 78], [32, 32]), '#a86a3e', 1.9, 0.22) +
  sheen('M82 110Q98 98 101 78', 4, 0.7, '#ffe0c4');

/** Segments of the rolled dough on both sides; the crust is darkest along their edges. */
const folds = (left: string, right: string, tone: string, edges: string, grain: string) =>
  body(left, tone) +
  (right && body(right, darker(tone, 0.08))) +
  shade(edges, 6, '#7a3a08', 1) +
  line(grain, '#f8d79a', 1.2, 0.55);

const croissant =
  folds(
    'M6 98C2 84 8 70 18 62 28 60 36 70 40 80 38 92 30 102 20 106 12 108 8 104 6 98z',
    'M122 98C126 84 120 70 110 62 100 60 92 70 88 80 90 92 98 102 108 106 116 108 120 104 122 98z',
    '#bd6a20',
    'M34 72Q38 86 24 102M112 104Q120 98 121 88',
    'M10 92Q12 78 22 68M14 98Q17 84 28 74M118 92Q116 78 106 68M113 98Q110 84 101 74',
  ) +
  folds(
    'M14 68C16 54 24 42 36 36 48 38 54 54 56 72 52 84 44 90 36 92 28 88 20 80 14 68z',
    'M114 68C112 54 104 42 92 36 80 38 74 54 72 72 76 84 84 90 92 92 100 88 108 80 114 68z',
    '#cf7d2a',
    'M46 46Q56 66 44 88M94 89Q108 82 112 68',
    'M18 66Q22 52 36 42M23 74Q28 58 42 48M30 82Q36 66 47 56M109 66Q106 52 92 42M104 74Q100 58 86 48M97 82Q92 66 81 56',
  ) +
  folds(
    'M34 38C42 28 54 24 65 24 76 24 88 28 94 38 92 58 84 76 78 88 68 92 58 92 50 88 42 74 34 56 34 38z',
    '',
    '#dc8f38',
    'M92 44Q88 68 76 88 64 92 54 89',
    'M40 38Q52 30 70 30M42 48Q56 38 84 38M45 58Q60 48 88 48M49 68Q62 58 84 59M53 78Q64 69 79 72',
  ) +
  sheen(
    'M42 42Q54 31 72 31M22 64Q26 50 38 44M10 90Q12 78 20 70M104 54Q96 44 86 44',
    8,
    1.3,
    '#fff3d6',
  );

/** A cut in the crust: the pale crumb that rose through it, under the ear that it lifted. */
const slash = (x: number) =>
  turned(
    x,
    0,
    0,
    shape('M-22 9C-18 0 2-9 22-8 21-1 4 9-22 9z', '#ecc78a') +
      line('M-16 6Q-2-2 17-6M-11 7Q4 2 17-3', '#b97a34', 1, 0.5) +
      line('M-22 9C-18 0 2-9 22-8', '#8a4712', 1.9, 0.8),
  );

const baguette = turned(
  64,
  64,
  -42,
  body(
    'M-77 2C-77-5-66-11-50-13-20-16 24-16 52-13 68-11 77-5 77 2 77 8 68 12 52 14 22 17-22 17-52 14-68 12-77 8-77 2z',
    '#cb8431',
  ) +
    shade('M-62 10Q0 19 62 9', 8, '#6d3206', 0.9) +
    sheen('M-62-6Q0-14 60-8', 9, 1.1, '#ffe6b4') +
    [-47, -17, 13, 42].map(slash).join('') +
    dots(strewn(28, [0, 5], [62, 9]), '#fff1d6', 1.5, 0.34),
);

export const table: Readonly<Record<string, string>> = {
  egg,
  croissant,
  'baguette-bread': baguette,
};
