import { lighter } from '../../colours.js';
import { line } from '../../dishes/shapes.js';
import { move } from '../../volume.js';
import { body, flat, oval, ruffled, shade, sheen, volume } from './light.js';

const stalks = 'M46 60Q34 50 26 42M84 60Q94 50 102 42M56 56Q50 44 46 36M74 56Q80 44 84 36M65 54V40';

const leafAt = (x: number, y: number, turn: number, size: number, tone: string) =>
  move(
    x,
    y,
    turn,
    size,
    ruffled('M0 22C-8 20-14 8-13-4S-6-22 0-25 11-16 13-4 8 20 0 22z', tone, 6, 7) +
      line('M0 22V-20M-9 0L0 10 9 0', '#cfe3ae', 1.8, 0.8),
  );

const kohlrabi =
  line(stalks, '#7fa857', 4.6) +
  line(stalks, '#c2dd9f', 2) +
  leafAt(21, 35, -46, 0.8, '#3f7f32') +
  leafAt(107, 35, 46, 0.8, '#3f7f32') +
  leafAt(42, 26, -18, 0.88, '#4a8c3a') +
  leafAt(87, 26, 18, 0.88, '#4a8c3a') +
  leafAt(65, 28, 0, 0.74, '#68a84a') +
  volume(
    'M64 46C90 44 110 58 110 82 110 106 90 120 65 120 38 120 18 106 18 82 18 58 40 44 64 46z',
    '#b4d38c',
    [46, 66],
    0.16,
  ) +
  // Where leaves were cut off, the skin keeps their broad scars.
  flat(
    'M24 76Q34 60 47 62 40 76 24 76zM58 58Q72 50 86 58 72 68 58 58zM76 84Q88 72 102 76 94 90 76 84z',
    '#86ab5c',
    0.6,
  ) +
  line(
    'M24 76Q34 60 47 62M58 58Q72 50 86 58M76 84Q88 72 102 76M48 90Q52 104 62 114',
    '#eef6d8',
    1.5,
    0.7,
  ) +
  sheen('M29 88Q28 72 42 62', 13, 1.3);

/** Veins that leave the middle rib of a leaf on both sides. */
const ribs =
  'M64 112Q62 70 63 24M63 96Q50 84 42 66M64 96Q78 84 86 66M63 78Q52 66 47 48M64 78Q76 66 81 48M63 60Q56 50 53 34M63 60Q71 50 74 36';

const pointedCabbage =
  body('M60 116C34 114 12 98 10 74 8 60 16 52 24 58 34 74 46 92 64 110z', '#5f9446') +
  line('M58 112Q34 96 18 66M44 102Q32 98 20 90M36 92Q30 80 26 68', '#cfe3a8', 1.5, 0.75) +
  body('M68 116C94 114 116 98 118 74 120 60 112 52 104 58 94 74 82 92 64 110z', '#55893e') +
  line('M70 112Q94 96 110 66M84 102Q96 98 108 90M92 92Q98 80 102 68', '#c3da9c', 1.5, 0.75) +
  volume(
    'M64 5C80 18 100 44 100 76 100 102 84 118 64 118 44 118 28 102 28 76 28 44 48 18 64 5z',
    '#9cc872',
    [52, 56],
    0.12,
  ) +
  line(ribs, '#eef6d6', 1.8, 0.75) +
  line('M63 112Q62 80 63 56', '#eef6d6', 3.4, 0.8) +
  // The outer leaves wrap around the head and meet in front of it.
  body(
    'M64 5C44 22 24 48 24 78 25 102 42 119 60 118 48 104 44 84 48 58 52 38 58 20 64 5z',
    '#7fb357',
  ) +
  line(
    'M58 116Q36 94 38 62M44 104Q34 98 28 88M38 84Q34 76 27 70M38 66Q44 50 56 28M39 64Q36 56 33 50',
    lighter('#7fb357', 0.55),
    1.5,
    0.75,
  ) +
  body(
    'M66 7C86 24 104 50 104 80 102 104 86 119 66 118 82 104 88 86 84 62 80 42 72 24 66 7z',
    '#74a84d',
  ) +
  line(
    'M68 116Q92 96 92 66M86 104Q96 98 101 88M92 86Q96 78 102 72M91 68Q86 52 75 32',
    lighter('#74a84d', 0.5),
    1.5,
    0.75,
  ) +
  shade('M74 116Q100 102 101 70', 7, '#1f3d10', 0.6) +
  sheen('M34 74Q36 50 50 32', 9, 1.2) +
  oval(64, 117, 9, 4, 0, '#e6ecc8');

export const cabbages: Readonly<Record<string, string>> = {
  'own-kohlrabi': kohlrabi,
  'own-pointed-cabbage': pointedCabbage,
};
