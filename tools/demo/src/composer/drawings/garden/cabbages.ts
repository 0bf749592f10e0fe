import { lighter, svg } from '../../colours.js';
import { line } from '../../dishes/shapes.js';
import { body, oval, placed, shade, sheen, volume, wavy } from './light.js';

/** A stalk that rises from the ball, with its leaf. */
const stalk = (d: string, x: number, y: number, turn: number, size: string, tone: string) =>
  line(d, '#6f9a4a', 5.4) +
  line(d, '#b9d894', 3.4) +
  placed(x, y, turn, size, wavy(tone, '#cfe3ae'));

const scar = (x: number, y: number, turn: number) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">` +
  '<path d="M-9 0Q0-6 9 0 0 4-9 0z" fill="#7fa457" opacity=".8"/>' +
  line('M-10 0Q0-7 10 0', '#eef6d8', 1.4, 0.8) +
  '</g>';

const kohlrabi =
  stalk('M46 66Q38 50 26 40', 20, 26, -34, '.44', '#3f7f32') +
  stalk('M86 66Q92 50 104 40', 109, 26, 34, '.44', '#3a762e') +
  stalk('M56 62Q52 48 48 34', 46, 20, -10, '.42', '#4a8c3a') +
  stalk('M74 62Q78 48 83 34', 84, 20, 12, '.42', '#458436') +
  line('M65 60Q65 50 65 42', '#b9d894', 3.4) +
  placed(65, 34, 0, '.34', wavy('#6aa84c', '#dcecbc')) +
  volume('M64 52C90 50 114 62 114 84 114 106 92 119 66 119 36 119 14 106 14 84 14 62 38 50 64 52z', '#b4d38c', [46, 70], 0.16) +
  line('M60 116q6 4 12 0', '#8a9a62', 3) +
  shade('M40 108Q80 114 104 92', 8, '#2d4a14', 0.7) +
  scar(38, 64, -24) +
  scar(92, 66, 26) +
  scar(65, 60, 2) +
  scar(54, 76, -8) +
  scar(84, 80, 14) +
  line('M26 76Q24 94 40 108M104 78Q104 94 92 106M62 84Q60 100 64 112', '#e3f0c6', 1.4, 0.4) +
  sheen('M27 86Q28 70 44 64', 13, 1.3);

/** Veins that leave the middle rib of a leaf on both sides. */
const ribs =
  'M64 112Q62 70 63 24M63 96Q50 84 42 66M64 96Q78 84 86 66M63 78Q52 66 47 48M64 78Q76 66 81 48M63 60Q56 50 53 34M63 60Q71 50 74 36';

const pointedCabbage =
  body('M60 116C34 114 12 98 10 74 8 60 16 52 24 58 34 74 46 92 64 110z', '#5f9446') +
  line('M58 112Q34 96 18 66M44 102Q32 98 20 90M36 92Q30 80 26 68', '#cfe3a8', 1.5, 0.75) +
  body('M68 116C94 114 116 98 118 74 120 60 112 52 104 58 94 74 82 92 64 110z', '#55893e') +
  line('M70 112Q94 96 110 66M84 102Q96 98 108 90M92 92Q98 80 102 68', '#c3da9c', 1.5, 0.75) +
  volume('M64 5C80 18 100 44 100 76 100 102 84 118 64 118 44 118 28 102 28 76 28 44 48 18 64 5z', '#9cc872', [52, 56], 0.12) +
  line(ribs, '#eef6d6', 1.8, 0.75) +
  line('M63 112Q62 80 63 56', '#eef6d6', 3.4, 0.8) +
  // The outer leaves wrap around the head and meet in front of it.
  body('M64 5C44 22 24 48 24 78 25 102 42 119 60 118 48 104 44 84 48 58 52 38 58 20 64 5z', '#7fb357') +
  line('M58 116Q36 94 38 62M44 104Q34 98 28 88M38 84Q34 76 27 70M38 66Q44 50 56 28M39 64Q36 56 33 50', lighter('#7fb357', 0.55), 1.5, 0.75) +
  body('M66 7C86 24 104 50 104 80 102 104 86 119 66 118 82 104 88 86 84 62 80 42 72 24 66 7z', '#74a84d') +
  line('M68 116Q92 96 92 66M86 104Q96 98 101 88M92 86Q96 78 102 72M91 68Q86 52 75 32', lighter('#74a84d', 0.5), 1.5, 0.75) +
  shade('M74 116Q100 102 101 70', 7, '#1f3d10', 0.6) +
  sheen('M34 74Q36 50 50 32', 9, 1.2) +
  oval(64, 117, 9, 4, 0, '#e6ecc8');

export const cabbages: Readonly<Record<string, string>> = {
  'own-kohlrabi': kohlrabi,
  'own-pointed-cabbage': pointedCabbage,
};
