import { darker, lighter } from '../../colours.js';
import { line } from '../../dishes/shapes.js';
import { move } from '../../volume.js';
import { body, flat, shade, shape, sheen, volume } from './light.js';

const calyx =
  'M0-25C-8-33-18-33-26-29-18-27-12-24-9-21-16-17-20-11-21-4-14-9-8-14-4-18-2-11 0-6 4-1 6-8 6-14 4-19 11-16 17-13 24-6 21-15 16-21 9-23 16-26 20-29 22-35 14-33 7-29 3-26z';
const veins = line('M1-23Q-12-21-19-11M1-23Q3-14 5-7M2-23Q12-22 20-13', '#a9c56c', 1.1, 0.7);
const sepals = shape(calyx, '#5a8432');

/** A fruit around its middle, about 68 wide, with the sepals on its upper side. */
const fruit = (skin: string) =>
  body('M0-30C12-35 30-30 33-10 36 10 26 30 0 31-26 30-36 10-33-10-30-30-12-35 0-30z', skin) +
  line('M-22-1Q-22-15-13-20', '#fff', 7, 0.3) +
  flat('M-18-12Q0-30 22-12 6-8 5 2-2-10-18-12z', '#300804', 0.3) +
  sepals;

/** Four on the vine that they ripened on, those at its end the smallest. */
const vine =
  line('M14 17C34 14 50 25 65 38 82 52 98 62 119 66', '#56782d', 5) +
  line('M14 16C34 12 50 23 65 36 82 50 98 60 119 64', '#8fb055', 1.8, 0.9) +
  line('M41 24Q32 32 33 44M62 36Q74 28 82 30M72 44Q66 58 58 64M96 60Q96 70 92 76', '#5f8434', 4) +
  line('M10 12q8 2 7 10', '#6d8f3d', 4.5) +
  move(92, 34, 24, 0.72, fruit('#e5452a')) +
  move(31, 64, -12, 0.8, fruit('#d9301c')) +
  move(66, 88, 6, 0.84, fruit('#e23c22')) +
  move(103, 92, 16, 0.64, fruit('#e8532f'));

/** Outline and deep folds of a heavy fruit around its middle, about 112 wide and 76 high. */
const ribbed =
  'M0-26C6-34 22-35 28-28 42-30 56-16 55 2 56 18 44 34 30 35 22 42 8 42 0 38-8 42-22 42-30 35-44 34-56 18-55 2-56-16-42-30-28-28-22-35-6-34 0-26z';
const ribs =
  'M-12-24C-45-22-43 18-21 34M-6-24C-24-22-23 18-11 34M0-24V34M6-24C24-22 23 18 11 34M12-24C45-22 43 18 21 34';
const stem = shape(
  'M-4-24C-3-30-4-35-7-39-3-42 3-41 4-38 5-33 5-29 5-24 2-22-2-22-4-24z',
  '#71904a',
);

const beef = (skin: string, deep: string) =>
  volume(ribbed, skin, [-18, -8]) +
  shade(ribs, 6, deep, 0.9) +
  sheen('M-42 4Q-42-12-32-18M-15 6Q-17-8-11-16M14 2Q15-10 12-17', 8, 1.1) +
  sheen('M40 22Q48 12 47 2', 4, 0.8, lighter(skin, 0.5)) +
  flat('M0-12C-14-10-22-18-24-26-10-30 12-30 24-26 20-18 14-10 0-12z', deep, 0.4) +
  sepals +
  veins +
  stem;

/** The same in a heap of three, with less of the light on it. */
const heaped = (skin: string) =>
  body(ribbed, skin) +
  line(ribs, darker(skin, 0.6), 5, 0.26) +
  line('M-42 4Q-42-12-32-18M-15 6Q-17-8-11-16', '#fff', 6, 0.24) +
  flat('M0-8Q-16-8-24-24H24Q16-8 0-8z', darker(skin, 0.7), 0.4) +
  sepals +
  stem;

export const tomatoes: Readonly<Record<string, string>> = {
  'own-vine-tomatoes': vine,
  'own-beef-tomatoes': move(64, 68, 0, 1.08, beef('#d8331f', '#6d0a08')),
  'own-old-tomatoes':
    move(40, 48, -10, 0.7, heaped('#eeb02a')) +
    move(88, 52, 12, 0.72, heaped('#5d2430')) +
    move(64, 88, -3, 0.82, heaped('#d63a26')),
};
