import { lighter, svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body, disc, dots, flat, oval, row, ruffled, shade, shape, sheen, strewn, volume } from './light.js';

/** A spear of asparagus upwards from its foot at 0,0, its scales closing towards the tip. */
const spear = (x: number, turn: number, top: number, tone: string) =>
  turned(
    x,
    118,
    turn,
    svg`<g transform="translate(0 ${top})">` +
      body(svg`M-7 ${-top}C-8 60-8 50-8 36-9 22-5 8 0 0 5 8 9 22 8 36 8 50 8 60 7 ${-top}z`, tone) +
      flat('M0 0C4 6 6 12 4 18 1 22-2 21-4 17-6 12-4 6 0 0zM-8 34C-9 24-7 16-3 12 2 17 3 24 0 32-3 36-6 37-8 34zM8 36C9 26 8 18 5 14 0 19-1 27 2 35 4 39 6 39 8 36zM-3 46C-6 39-5 34-1 30 4 34 5 40 3 46 1 49-2 49-3 46zM-7 62Q-6 52-1 48 3 55 1 62-3 67-7 62z', '#4a5f38', 0.75) +
      line('M-3 14Q-6 22-6 31M4 16Q7 24 6 33M-1 32Q-3 38-2 44M-1 50Q-4 55-4 60', '#c79ab0', 1, 0.6) +
      '</g>',
  );

const asparagus =
  spear(50, -14, -106, '#7fa844') +
  spear(76, 13, -104, '#7fa844') +
  spear(59, -5, -112, '#8db552') +
  spear(70, 5, -110, '#8db552') +
  spear(45, -9, -96, '#98c05a') +
  spear(84, 8, -94, '#8db552') +
  spear(64, 0, -100, '#98c05a') +
  shade('M36 98Q64 106 93 98', 6, '#2a1608', 1) +
  body('M35 86Q64 95 95 86L94 96Q64 106 36 96z', '#d8b878') +
  line('M36 89Q64 98 94 89M36 93Q64 102 94 93', '#8f6c33', 0.9, 0.6);

/** A broad leaf of a leek, folded along its middle. */
const blade = (d: string, tone: string, ribs: string) =>
  body(d, tone) + line(ribs, lighter(tone, 0.42), 1.1, 0.6);

/** Wider than it was drawn, as a stout leek is. */
const leek =
  '<g transform="translate(-16) scale(1.25 1)">' +
  line('M54 115q-3 5-6 8M60 116v8M66 116q1 5 2 8M72 115q3 4 6 7M57 116q-1 4-3 7M69 116q2 4 4 6', '#c9b88a', 1.4) +
  blade('M58 62C50 46 34 30 16 20 12 30 20 40 28 46 40 54 48 62 54 74z', '#3c7440', 'M54 66Q42 46 20 28M55 70Q40 54 24 40') +
  blade('M70 62C78 46 94 30 112 20 116 30 108 40 100 46 88 54 80 62 74 74z', '#336837', 'M74 66Q86 46 108 28M73 70Q88 54 104 40') +
  blade('M54 74C50 50 42 24 32 6 40 2 50 8 54 18 60 36 64 54 66 74z', '#4f8a48', 'M58 72Q54 40 38 10M62 72Q58 44 46 12') +
  blade('M74 74C78 50 86 24 96 6 88 2 78 8 74 18 68 36 64 54 62 74z', '#467f41', 'M70 72Q74 40 90 10M66 72Q70 44 82 12') +
  blade('M56 76C54 50 56 28 64 10 72 28 74 50 72 76z', '#679f52', 'M60 74Q59 44 64 18M64 74V22M68 74Q69 44 64 18') +
  volume('M51 70C50 88 48 100 49 110 52 118 76 118 79 110 80 100 78 88 77 70 70 60 58 60 51 70z', '#f1f1dc', [58, 84], 0.12) +
  flat('M51 66C56 58 72 58 77 66L77.5 84C74 90 71 78 68 88 65 80 61 92 58 82 55 90 53 84 50.5 86z', '#86b35c', 0.55) +
  flat('M51 64C56 56 72 56 77 64L77 74C72 78 68 70 64 78 60 70 56 78 51 74z', '#5c9448', 0.75) +
  line('M55 68Q53 92 54 112M60 66Q59 92 60 114M65 66V114M70 66Q71 92 70 114', '#a9b884', 1, 0.6) +
  sheen('M56 78Q55 96 56 108', 6, 1.8) +
  '</g>';

const radishLeaf = (turn: number, tone: string) =>
  turned(
    0,
    -18,
    turn,
    line('M0 0V-30', '#a9c878', 3) +
      ruffled('M0-12C-8-18-10-28-9-36-7-44-3-47 0-48 3-47 7-44 9-36 10-28 8-18 0-12z', tone, 6, 7) +
      line('M0-10V-44M-7-26L0-18 7-26M-7-36L0-28 7-36', lighter(tone, 0.5), 1.1, 0.8),
  );

const radishes: readonly (readonly [x: number, y: number, turn: number, tone: string])[] = [
  [34, 76, -10, '#3f7f32'],
  [94, 76, 10, '#3f7f32'],
  [64, 88, 0, '#5a9c42'],
];

/** One of the bunch: the white of its root shows at its foot. */
const radishOf = ([x, y, turn, tone]: (typeof radishes)[number]) =>
  turned(
    x,
    y,
    turn,
    radishLeaf(-20, tone) +
      radishLeaf(18, tone) +
      line('M0 22Q1 28-2 32', '#f2d3da', 2.4) +
      body('M0-22C15-24 26-13 26 2 26 16 13 23 3 27 1 28-1 28-3 27-13 23-26 16-26 2-26-13-15-24 0-22z', '#cf2752') +
      flat('M-9 23C-4 20 4 20 9 23 4 26 2 28 0 33-1 28-4 26-9 23z', '#fbe6ea', 0.8) +
      shade('M-8 21Q16 20 22-2', 7, '#6d0a26', 0.7),
  );

const radish =
  radishes.map(radishOf).join('') +
  sheen('M16 76Q16 63 27 58M48 88Q48 76 58 71M79 72Q80 62 88 58', 8, 1.7) +
  line('M56 103q3 1 6 0M72 98q4 1 7-1M24 90q3 1 5 0', '#8f1233', 0.9, 0.5);

const courgette =
  body('M-58 1C-59-9-52-15-42-16-14-18 24-14 46-11 52-10 54-9 58-8L58 9C54 10 50 11 44 12 20 16-18 19-42 17-52 16-58 10-58 1z', '#356e30') +
  shade('M-46 12Q0 17 46 8', 8, '#0c2408', 1) +
  line('M-54-5Q0-10 50-6M-56 2Q0 0 52 1M-52 9Q0 10 50 6', '#a3c877', 1.6, 0.32) +
  row('M-50-9Q0-13 48-8M-52-2Q0-5 50-2M-48 6Q0 6 48 4', '#b5d48a', 1.4, 5.7, 0.5) +
  sheen('M-44-8Q0-13 42-7', 8, 1.5) +
  shape('M54-9C58-10 60-7 62-7L68-8C72-4 72 5 69 9L62 8C60 8 58 11 54 10 52 4 52-4 54-9z', '#86a050') +
  oval(69.5, 0.5, 2.6, 8, 0, '#c3cc92');

const cutZucchini = (x: number, y: number) =>
  svg`<circle cx="${x + 1.5}" cy="${y + 2.5}" r="17" fill="#2a1608" opacity=".25"/>` +
  disc(x, y, 17, '#356e30') +
  disc(x - 0.3, y - 0.5, 15.4, '#e9edbd') +
  svg`<circle cx="${x}" cy="${y}" r="9.5" fill="#d3dc94" opacity=".7"/>` +
  dots(strewn(11, [x, y], [7, 6]), '#fbfbe4', 2, 0.9);

/** Two whole ones, and slices of a third. */
const zucchini =
  turned(60, 36, -22, courgette) +
  turned(60, 72, -14, courgette) +
  cutZucchini(78, 97) +
  cutZucchini(48, 101);

export const stalks: Readonly<Record<string, string>> = {
  'own-asparagus': asparagus,
  'own-leek': leek,
  'own-radish': radish,
  'own-zucchini': zucchini,
};
