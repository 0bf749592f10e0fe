import { lighter, svg } from '../../colours.js';
import { CAST, line, turned } from '../../dishes/shapes.js';
import { body, flat, ruffled, shade, shape, sheen, volume } from './light.js';

/** A spear of asparagus upwards from its foot at 0,0, its scales closing towards the tip. */
const spear = (x: number, turn: number, top: number, tone: string, scales: string) =>
  turned(
    x,
    118,
    turn,
    svg`<g transform="translate(0 ${top})">` +
      shape(svg`M-8 ${-top}V36C-9 22-5 8 0 0 5 8 9 22 8 36V${-top}z`, tone) +
      flat(
        'M0 0C4 6 6 12 4 18 0 24-6 16 0 0zM-8 34C-9 24-7 16-3 12 4 20 2 38-8 34zM8 36C9 26 8 18 5 14-2 22 0 38 8 36zM-3 46C-6 39-5 34-1 30 6 38 4 50-3 46zM-7 62Q-6 52-1 48C5 56 0 66-7 62z',
        scales,
        0.75,
      ) +
      '</g>',
  );

/** A bundle of spears, tied with raffia; those at the back stand in the shade. */
const asparagus = ([back, middle, front]: readonly [string, string, string], scales: string) =>
  spear(49, -14, -104, back, scales) +
  spear(78, 13, -102, back, scales) +
  spear(58, -5, -112, middle, scales) +
  spear(71, 5, -110, back, scales) +
  spear(48, -9, -94, front, scales) +
  spear(81, 8, -92, middle, scales) +
  spear(64, 0, -98, front, scales) +
  shade('M42 99Q64 105 88 99', 6, CAST, 1) +
  body('M37 86Q64 95 93 86L92 96Q64 106 38 96z', '#d8b878') +
  line('M37 89Q64 98 93 89M38 93Q64 102 92 93', '#8f6c33', 0.9, 0.6);

/** A broad leaf of a leek, folded along its middle. */
const blade = (d: string, tone: string, ribs: string) =>
  body(d, tone) + line(ribs, lighter(tone, 0.42), 1.1, 0.6);

/** A stout leek: its blades unfold from the long white shaft. */
const leek =
  line(
    'M50 114q-4 5-8 8M58 116v8M68 116q1 5 3 8M76 114q4 4 9 7M54 116q-1 4-4 7M72 116q2 4 5 6',
    '#c9b88a',
    1.4,
  ) +
  '<g transform="translate(-10 0) scale(1.16 .8)">' +
  blade(
    'M58 62C50 46 34 30 16 20 12 30 20 40 28 46 40 54 48 62 54 74z',
    '#3c7440',
    'M54 66Q42 46 20 28M55 70Q40 54 24 40',
  ) +
  blade(
    'M70 62C78 46 94 30 112 20 116 30 108 40 100 46 88 54 80 62 74 74z',
    '#336837',
    'M74 66Q86 46 108 28M73 70Q88 54 104 40',
  ) +
  blade(
    'M54 74C50 50 42 24 32 6 40 2 50 8 54 18 60 36 64 54 66 74z',
    '#4f8a48',
    'M58 72Q54 40 38 10M62 72Q58 44 46 12',
  ) +
  blade(
    'M74 74C78 50 86 24 96 6 88 2 78 8 74 18 68 36 64 54 62 74z',
    '#467f41',
    'M70 72Q74 40 90 10M66 72Q70 44 82 12',
  ) +
  blade(
    'M54 78C52 50 56 28 64 10 72 28 76 50 74 78z',
    '#679f52',
    'M60 74Q59 44 64 18M64 74V22M68 74Q69 44 64 18',
  ) +
  '</g>' +
  volume(
    'M49 52C49 76 48 96 47 108 49 118 79 118 81 108 80 96 79 76 79 52 72 44 56 44 49 52z',
    '#f1f1dc',
    [56, 70],
    0.1,
  ) +
  flat(
    'M49 54C54 46 74 46 79 54V78C77 86 74 70 70 82 67 72 61 88 57 76 54 88 51 78 49 80z',
    '#86b35c',
    0.55,
  ) +
  flat('M49 54C54 44 74 44 79 54V62C75 72 69 58 64 68 59 58 54 72 49 64z', '#5c9448', 0.75) +
  line('M52 56Q50 88 51 112M58 54Q57 88 58 114M65 54V114M72 54Q73 88 73 114', '#a9b884', 1, 0.6) +
  sheen('M53 66Q51 90 51 106', 8, 1.8);

const radishLeaf = (x: number, y: number, turn: number, tone: string) =>
  turned(
    x,
    y,
    turn,
    ruffled('M0 2C-9-4-12-14-10-24S-3-35 0-36 7-32 10-24 9-4 0 2z', tone, 6, 7) +
      line('M0 14V-32M-8-12L0-4 8-12M-7-22L0-14 7-22', lighter(tone, 0.5), 1.3, 0.8),
  );

/** One of the bunch: the white of its root shows at its foot. */
const radishOf = (x: number, y: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    `<circle cx="1" cy="3" r="25" fill="${CAST}" opacity=".24"/>` +
      line('M0 22Q1 28-2 32', '#f2d3da', 2.4) +
      shape('M0-23C15-24 26-13 26 2S11 23 0 28C-11 23-26 16-26 2S-15-24 0-23z', '#cf2752') +
      flat('M-8 24Q0 20 8 24 2 26 0 32-2 26-8 24z', '#fbe6ea', 0.8),
  );

const radish =
  line('M33 60Q31 48 28 40M96 60Q98 48 101 40M62 70Q60 56 56 46M66 70Q68 56 72 46', '#a9c878', 3) +
  radishLeaf(27, 42, -14, '#3f7f32') +
  radishLeaf(101, 42, 14, '#3f7f32') +
  radishLeaf(54, 48, -14, '#5fa046') +
  radishLeaf(75, 48, 15, '#5fa046') +
  radishOf(34, 78, 10) +
  radishOf(94, 78, -10) +
  radishOf(64, 88, 0) +
  sheen('M16 78Q16 65 27 60M48 88Q48 76 58 71M79 74Q80 64 88 60', 8, 1.7) +
  shade('M60 109Q80 106 86 88M94 99Q110 96 116 80', 7, '#6d0a26', 0.7);

export const stalks: Readonly<Record<string, string>> = {
  'own-asparagus': asparagus(['#79a23f', '#8db552', '#98c05a'], '#4a5f38'),
  'own-white-asparagus': asparagus(['#eadfbd', '#f3ebd0', '#faf5e3'], '#dfceb2'),
  'own-leek': leek,
  'own-radish': radish,
};
