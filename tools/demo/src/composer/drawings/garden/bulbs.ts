import { darker, lighter } from '../../colours.js';
import { line } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { body, flat, shade, shape, sheen, strewn, volume } from './light.js';

const onionOutline =
  'M59 8C61 18 56 25 46 31 26 40 10 54 10 76 10 99 36 115 64 116 92 115 118 99 118 76 118 54 102 40 82 31 72 25 67 18 69 8 66 5 62 5 59 8z';

/** An onion in its papery skin, whose veins run from the neck to the root. */
const onion = (skin: string) =>
  line('M58 112q-6 4-8 9M62 113q-3 5-3 9M66 113q2 5 4 9M70 112q5 4 8 8', '#a88e5e', 1.6) +
  volume(onionOutline, skin, [44, 58], 0.13) +
  line(
    'M59 14Q58 32 40 42 16 56 20 82 26 102 56 112M61 12Q60 34 50 44 34 62 40 90 46 106 60 113M67 12Q68 34 78 46 92 64 86 92 80 106 68 113M69 14Q70 32 88 42 112 58 107 84 100 102 72 112M64 20V112',
    darker(skin, 0.42),
    1.2,
    0.42,
  ) +
  line(
    'M60 18Q56 36 44 46 24 64 30 90M63 22Q58 46 54 60 50 84 58 108M66 20Q74 44 78 62 82 86 74 106M70 22Q84 40 96 54 110 74 98 96',
    lighter(skin, 0.6),
    1,
    0.5,
  ) +
  // A flake of the outermost skin has torn and shows the paler one below.
  flat(
    'M88 48C100 56 108 68 108 82 104 90 98 96 92 98 96 88 92 80 95 70 92 62 90 56 88 48z',
    lighter(skin, 0.4),
    0.4,
  ) +
  line('M88 48C90 56 92 62 95 70 92 80 96 88 92 98', darker(skin, 0.4), 1, 0.5) +
  shade('M40 107Q84 112 112 88', 9, darker(skin, 0.6), 0.7) +
  sheen('M24 84Q22 62 44 50', 17, 1.3) +
  shape(
    'M57 6C60 20 56 27 46 36 53 35 55 38 57 42 60 37 62 40 64 46 66 40 69 36 72 41 74 37 77 35 83 36 71 27 67 20 71 6 68 9 66 3 63 5 61 3 59 9 57 6z',
    darker(skin, 0.14),
  ) +
  line('M60 9Q62 22 57 33M64 8V34M68 9Q66 22 71 33', lighter(skin, 0.5), 1, 0.6);

/** A bulb of garlic, its cloves pressing through the skin. */
const garlic =
  line('M52 112q-2 5-6 7M58 114q-1 5-3 7M66 114q1 4 2 7M74 112q3 4 6 6', '#a8946c', 1.8) +
  body('M56 36C36 42 8 62 10 88 12 106 34 114 52 110 44 90 44 60 56 36z', '#e9e0da') +
  body('M74 36C94 42 120 62 118 88 116 106 94 114 76 110 84 90 86 60 74 36z', '#e0d5d0') +
  body('M58 34C40 48 28 76 34 100 40 114 58 116 66 112 54 96 52 62 58 34z', '#f1eae3') +
  body('M72 34C90 48 101 76 95 100 90 114 72 117 64 112 78 96 80 62 72 34z', '#e9dfd9') +
  body('M65 34C52 52 46 78 50 100 54 114 74 115 79 101 84 78 78 52 65 34z', '#f7f2ea') +
  shade('M50 108Q64 117 82 109 104 106 114 90', 7, '#6b5560', 0.6) +
  line(
    'M57 40Q36 58 28 88M54 42Q28 58 18 84M64 44Q56 70 58 104M68 46Q74 74 70 106M76 44Q96 62 102 90M78 42Q104 58 111 82M74 48Q88 74 87 98M56 50Q42 74 42 98',
    '#a98aa3',
    1.1,
    0.5,
  ) +
  line('M60 42Q50 70 52 96M66 40Q66 70 64 100M46 52Q34 66 30 84', '#ffffff', 1.6, 0.8) +
  sheen('M22 84Q24 66 40 54M58 84Q57 70 61 58', 9, 1.8) +
  body(
    'M52 42C60 32 58 18 59 10 62 6 69 6 72 10 71 20 72 32 79 42 72 38 69 44 65 40 61 44 58 38 52 42z',
    '#eee3d3',
  ) +
  line('M62 11Q64 26 58 38M66 10V38M69 11Q68 26 73 38', '#b79f93', 1.1, 0.7) +
  flat('M59 10C62 6 69 6 72 10 68 12 63 12 59 10z', '#c9b48a', 0.9) +
  dots(strewn(8, [65, 113], [12, 1.6]), '#a8946c', 2, 0.7);

export const bulbs: Readonly<Record<string, string>> = {
  onion: onion('#e0a145'),
  'own-red-onion': onion('#8a2f55'),
  garlic,
};
