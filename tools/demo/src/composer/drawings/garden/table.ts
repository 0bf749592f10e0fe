import { line, turned } from '../../dishes/shapes.js';
import { body, dots, shade, shape, sheen, strewn, volume } from './light.js';

const egg =
  volume('M64 8C86 8 107 44 107 74 107 101 88 119 64 119 40 119 21 101 21 74 21 44 42 8 64 8z', '#dba273', [50, 48], 0.2) +
  sheen('M40 72Q40 44 58 28', 22, 0.9) +
  dots(strewn(44, [66, 72], [34, 40]), '#9c6238', 1.1, 0.28) +
  dots(strewn(13, [62, 78], [32, 32]), '#a86a3e', 1.9, 0.22) +
  sheen('M82 110Q98 98 101 78', 4, 0.7, '#ffe0c4');

/** A segment of the rolled dough; the crust is darkest along its edges. */
const fold = (d: string, tone: string, edge: string, grain: string) =>
  body(d, tone) + shade(edge, 6, '#7a3a08', 0.9) + line(grain, '#f8d79a', 1.2, 0.6);

const croissant =
  fold(
    'M6 96C2 84 8 70 18 62 28 60 36 70 40 80 38 92 30 102 20 106 12 106 8 102 6 96z',
    '#b9671f',
    'M34 72Q38 86 24 102',
    'M10 92Q12 78 22 68M14 98Q17 84 28 74',
  ) +
  fold(
    'M122 96C126 84 120 70 110 62 100 60 92 70 88 80 90 92 98 102 108 106 116 106 120 102 122 96z',
    '#a85a18',
    'M112 104Q120 98 121 88',
    'M118 92Q116 78 106 68M113 98Q110 84 101 74',
  ) +
  fold(
    'M14 66C16 52 24 40 36 34 48 36 54 52 56 70 52 82 44 88 36 90 28 86 20 78 14 66z',
    '#cf7f2c',
    'M46 44Q56 66 44 86',
    'M18 64Q22 50 36 40M23 72Q28 56 42 46M30 80Q36 64 47 54',
  ) +
  fold(
    'M114 66C112 52 104 40 92 34 80 36 74 52 72 70 76 82 84 88 92 90 100 86 108 78 114 66z',
    '#bd6c20',
    'M94 87Q108 80 112 66',
    'M109 64Q106 50 92 40M104 72Q100 56 86 46M97 80Q92 64 81 54',
  ) +
  fold(
    'M34 36C42 26 54 22 65 22 76 22 88 26 94 36 92 56 84 74 78 84 68 88 58 88 50 84 42 70 34 54 34 36z',
    '#dc8f38',
    'M92 42Q88 66 76 84 64 88 54 85',
    'M40 36Q52 28 70 28M42 46Q56 36 84 36M45 56Q60 46 88 46M49 66Q62 56 84 57M53 75Q64 66 79 69',
  ) +
  sheen('M42 40Q54 29 72 29', 9, 1.5, '#fff3d6') +
  sheen('M22 62Q26 48 38 42', 7, 1.2, '#fff3d6') +
  sheen('M104 52Q96 42 86 42', 6, 0.8, '#fff3d6') +
  sheen('M10 88Q12 76 20 68', 5, 0.9, '#fff3d6');

/** A cut in the crust: the pale crumb that rose through it, under the ear that it lifted. */
const slash = (x: number) =>
  turned(
    x,
    0,
    0,
    shape('M-23 8C-18-2 2-11 23-10 22-2 4 8-23 8z', '#ecc78a') +
      line('M-17 5Q-2-4 18-8M-12 6Q4 1 18-5', '#b97a34', 1, 0.5) +
      line('M-23 8C-18-2 2-11 23-10', '#8a4712', 1.9, 0.85) +
      line('M-20 3Q-10-8 18-12', '#f3bf72', 1.5, 0.7),
  );

const baguette = turned(
  64,
  64,
  -42,
  body(
    'M-77 3C-75-5-64-11-50-13-20-16 24-16 52-13 66-11 75-4 77 2 75 9 66 12 52 14 22 17-22 17-52 14-66 12-75 9-77 3z',
    '#cb8431',
  ) +
    shade('M-62 10Q0 19 62 9', 8, '#6d3206', 0.9) +
    sheen('M-62-6Q0-14 60-8', 9, 1.1, '#ffe6b4') +
    slash(-47) +
    slash(-16) +
    slash(16) +
    slash(48) +
    dots(strewn(36, [0, 5], [64, 10]), '#fff1d6', 1.5, 0.34) +
    dots(strewn(16, [0, 6], [60, 8]), '#7d3e0c', 1.2, 0.35),
);

export const table: Readonly<Record<string, string>> = {
  egg,
  croissant,
  'baguette-bread': baguette,
};
