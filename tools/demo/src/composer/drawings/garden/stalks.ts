import { lighter, svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body, dots, flat, oval, shade, shape, sheen, strewn, volume } from './light.js';

/** A spear of asparagus upwards from 0,0, its scales closing towards the tip. */
const spear = (x: number, turn: number, length: number, tone: string) =>
  turned(
    x,
    116,
    turn,
    svg`<g transform="translate(0 ${-length})">` +
      body(
        svg`M-7.5 ${length}C-8 70-8 50-8.5 36-9 22-5 8 0 0 5 8 9 22 8.5 36 8 50 8 70 7.5 ${length} 4 ${length + 2}-4 ${length + 2}-7.5 ${length}z`,
        tone,
      ) +
      shape('M0 0C4 6 6 12 4 18 1 22-2 21-4 17-6 12-4 6 0 0z', '#6b7a3f') +
      shape('M-8 34C-9 24-7 16-3 11 2 16 3 24 0 32-3 36-6 37-8 34z', '#5d7a38') +
      shape('M8 36C9 26 8 18 4 13-1 19-2 27 1 35 3 39 6 39 8 36z', '#54702f') +
      shape('M-3 46C-7 38-6 30-1 24 5 29 6 38 3 45 1 48-2 48-3 46z', '#6c8a41') +
      shape('M-7 64Q-6 54-1 49 3 56 1 64-3 69-7 64zM7 82Q6 72 1 67-3 74-1 82 3 87 7 82z', '#7d8f55') +
      line('M-3 13Q-6 22-6 32M4 15Q7 24 7 34M-1 27Q-4 36-2 44M-1 50Q-5 56-5 63', '#b98aa0', 1, 0.55) +
      sheen(svg`M-4 42V${length - 6}`, 4, 1.4) +
      '</g>',
  );

const asparagus =
  spear(30, -7, 98, '#86b04a') +
  spear(97, 7, 97, '#76a03e') +
  spear(46, -3, 106, '#8fb852') +
  spear(82, 4, 105, '#80a945') +
  spear(64, 1, 110, '#98c05a') +
  shade('M26 88Q64 100 102 88', 5, '#2a1608', 0.8) +
  body('M25 76Q64 88 103 76L103 84Q64 97 25 84z', '#d8b878') +
  line('M25 79Q64 91 103 79M25 82Q64 94 103 82', '#8f6c33', 0.9, 0.6);

/** A broad leaf of a leek, folded along its middle. */
const blade = (d: string, tone: string, ribs: string) =>
  body(d, tone) + line(ribs, lighter(tone, 0.42), 1.1, 0.6);

const leek =
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
  sheen('M56 78Q55 96 56 108', 6, 1.8);

const radishLeaf = (tone: string) =>
  line('M0 0Q-3-16 0-34', '#a9c878', 3) +
  body('M0-14C-6-14-9-18-8-22-13-24-14-30-11-34-15-40-12-50-2-58 10-54 14-44 11-36 14-32 12-25 8-23 9-18 6-14 0-14z', tone) +
  line('M0-8Q-1-30-1-52M0-24L-8-30M0-24L8-30M-1-36L-9-42M-1-36L8-43', lighter(tone, 0.5), 1.1, 0.8);

const radishBulb =
  line('M0 22Q1 30-3 38', '#f2d3da', 2.4) +
  volume('M0-21C14-23 24-12 24 2 24 16 12 23 3 27 1 28-1 28-3 27-12 23-24 16-24 2-24-12-14-23 0-21z', '#cc2450', [-9, -7], 0.16) +
  flat('M-9 23C-4 20 4 20 9 23 4 26 2 28 0 33-1 28-4 26-9 23z', '#fbe6ea', 0.75) +
  line('M-10 16q3 1 6 0M8 12q4 1 7-1M-16 6q3 2 5 1', '#8f1233', 0.9, 0.5) +
  sheen('M-15 0Q-14-11-4-15', 8, 1.7) +
  oval(0, -20, 5.5, 2.4, 0, '#8fb35a');

const radish = [
  [35, 78, -22, '#4f8f36'],
  [94, 78, 22, '#43802f'],
  [64, 88, 0, '#5fa044'],
]
  .map(([x, y, turn, tone]) =>
    turned(
      Number(x),
      Number(y),
      Number(turn),
      turned(-3, -18, -18, radishLeaf(String(tone))) +
        turned(3, -18, 16, radishLeaf(lighter(String(tone), 0.08))) +
        radishBulb,
    ),
  )
  .join('');

const courgette =
  body('M-60 1C-61-9-54-15-44-16-16-18 24-14 46-11 52-10 56-9 60-8L60 9C56 10 50 11 44 12 20 16-20 19-44 17-54 16-60 10-60 1z', '#356e30') +
  shade('M-48 12Q0 17 48 8', 8, '#0c2408', 1) +
  line('M-56-5Q0-10 52-6M-58 2Q0 0 54 1M-54 9Q0 10 52 6', '#a3c877', 1.6, 0.32) +
  dots(strewn(46, [-4, 0], [50, 13]), '#b5d48a', 1.3, 0.5) +
  sheen('M-46-8Q0-13 44-7', 8, 1.5) +
  shape('M56-9C60-10 63-7 66-7L74-8C78-4 78 5 75 9L66 8C63 8 60 11 56 10 54 4 54-4 56-9z', '#7f9a4c') +
  line('M58-4H74M58 2H75M58 6H74', '#566f2c', 1, 0.6) +
  oval(76, 0.5, 2.6, 8, 0, '#c3cc92');

/** Two whole ones and the end of a third, cut. */
const zucchini =
  turned(60, 36, -24, courgette) +
  turned(66, 74, -14, courgette) +
  [
    [34, 101],
    [62, 105],
  ]
    .map(
      ([x = 0, y = 0]) =>
        svg`<ellipse cx="${x + 1.5}" cy="${y + 2.5}" rx="17" ry="15.5" fill="#2a1608" opacity=".25"/>` +
        oval(x, y, 17, 15.5, 0, '#3d7a34') +
        oval(x - 0.3, y - 0.4, 15.6, 14.1, 0, '#e9edbd') +
        oval(x - 0.3, y - 0.4, 9.5, 8.4, 0, '#dfe6a6') +
        dots(strewn(11, [x, y], [7, 6]), '#fbfbe4', 2, 0.9),
    )
    .join('');

export const stalks: Readonly<Record<string, string>> = {
  'own-asparagus': asparagus,
  'own-leek': leek,
  'own-radish': radish,
  'own-zucchini': zucchini,
};
