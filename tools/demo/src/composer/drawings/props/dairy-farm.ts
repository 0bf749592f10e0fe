import { line } from '../../dishes/shapes.js';
import { body, disc, flat, shade, shape, sheen } from '../garden/light.js';

const coat = '#9b5a32';
const white = '#f6efe2';

const leg = (x: number, tone: string) =>
  body(`M${x} 76H${x + 10}L${x + 9} 114H${x + 2}z`, tone) +
  flat(`M${x + 1.6} 112H${x + 9.2}V119H${x + 1.6}z`, '#3a2a1e', 1);

/** A brown and white cow, seen from the side. */
const cow =
  leg(48, '#cfc2ae') +
  leg(96, '#6d3d20') +
  line('M117 50Q125 64 119 88', '#8a4e2a', 3.4) +
  shape('M116 84Q124 88 121 102 116 104 114 98z', '#4f2d18') +
  `<g>${disc(88, 88, 9, '#e3ab98')}</g>` +
  body(
    'M28 44C34 36 48 37 62 39L98 36C112 36 119 46 119 58L117 78C114 88 104 88 98 83 78 90 62 90 46 84 34 80 26 64 28 44z',
    coat,
  ) +
  shape('M52 86C48 70 58 62 68 68 80 74 84 86 78 87 68 89 60 88 52 86z', white) +
  shape('M70 40C78 36 88 38 94 37 96 48 90 60 80 58 72 56 68 46 70 40z', white) +
  shape('M104 62C112 58 118 62 118 68L116 80C110 84 102 78 102 70z', white) +
  shade('M44 82Q76 90 112 80', 9) +
  sheen('M38 46Q66 40 104 42', 8, 1.6) +
  leg(38, white) +
  leg(105, coat) +
  body('M35 40C26 34 14 38 12 48L5 66C4 75 12 79 19 75L32 66C42 60 42 46 35 40z', coat) +
  shape('M20 42L11 58 6 68C8 78 16 77 19 73L26 54C28 46 24 40 20 42z', white) +
  body('M4 66C5 60 16 62 18 70 18 78 6 80 4 72z', '#dca694') +
  body('M36 40C44 32 50 34 52 38 48 46 42 48 36 46z', coat) +
  shape('M24 40C20 32 23 26 28 25 27 31 29 35 31 39z', '#efe3c4') +
  '<circle cx="24.500" cy="51" r="2.600" fill="#20140b"/><circle cx="9" cy="70" r="1.300" fill="#7d4436"/>' +
  line('M44 52Q47 62 42 72', '#d9b23c', 3);

/** A can of zinc, as milk is carried in. */
const milkCan =
  line('M42 52Q22 58 30 82', '#7f8c90', 5) +
  line('M86 52Q106 58 98 82', '#7f8c90', 5) +
  body(
    'M50 26H78L80 40C92 46 98 56 98 66L96 120Q64 128 32 120L30 66C30 56 36 46 48 40z',
    '#a3afb3',
  ) +
  body('M48 14Q64 8 80 14L82 27Q64 33 46 27z', '#b9c4c8') +
  body('M58 4H70L72 14Q64 17 56 14z', '#94a1a5') +
  line('M48 40Q64 46 80 40M31 68Q64 78 97 68M32 108Q64 117 96 108', '#6d797d', 2.4, 0.8) +
  sheen('M46 56V112', 16, 1.9) +
  shade('M90 58V114', 12);

export const dairyFarm: Readonly<Record<string, string>> = {
  'own-cow': cow,
  'own-milk-can': milkCan,
};
