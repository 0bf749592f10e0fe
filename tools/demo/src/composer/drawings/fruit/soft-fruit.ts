import { svg } from '../../colours.js';
import { line, lit } from '../../dishes/shapes.js';
import { type Point, dots, onShadow, solid } from '../../volume.js';
import { onBall, soft } from './light.js';

/** Rings of drupelets from the crown down: their height, half the width there, how many face us. */
const rings: readonly (readonly [y: number, half: number, count: number])[] = [
  [35, 37, 5],
  [49, 43, 6],
  [64, 43, 6],
  [78, 38, 5],
  [91, 30, 4],
  [101, 19, 3],
  [106, 3, 1],
];

const drupelets = rings.flatMap(([y, half, count], ring) =>
  Array.from({ length: count }, (_, i): readonly [number, number, number] => {
    const turn = ((i + (ring % 2 ? 0.42 : 0.56)) / count - 0.5) * 2.7;
    const reach = Math.cos(turn);
    return [64 + Math.sin(turn) * half, y + reach * 4, 8.2 + reach * 2];
  }),
);

/** Those at the sides lie behind, those towards us in front. */
const backToFront = [...drupelets].sort(([, , a], [, , b]) => a - b);

const round = (tone: string, of: typeof drupelets) =>
  `<g fill="${lit(tone)}">${of.map(([x, y, r]) => svg`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${r}"/>`).join('')}</g>`;

const raspberry =
  onShadow(
    'M64 20C92 20 112 34 112 56 110 84 86 116 64 118 42 116 18 84 16 56 16 34 36 20 64 20z',
    '<path d="M64 24C90 24 106 34 106 56 104 84 82 112 64 114 46 112 24 84 22 56 22 34 38 24 64 24z" fill="#6f0626"/>',
  ) +
  round('#c2234f', [
    [34, 28, 8],
    [48, 22, 8.5],
    [64, 20, 8.5],
    [80, 22, 8.5],
    [94, 28, 8],
  ]) +
  // The hollow that the fruit left on the bush, pale at its rim.
  '<ellipse cx="64" cy="31" rx="26" ry="8" fill="#ee9fb0"/><ellipse cx="64" cy="32" rx="22" ry="6.500" fill="#7d0c30"/>' +
  dots(
    backToFront.map(([x, y]): Point => [x + 0.6, y + 1]),
    '#5a021c',
    21,
    0.35,
  ) +
  round('#d8305c', backToFront) +
  dots(
    backToFront.map(([x, y]): Point => [x - 3, y - 3.5]),
    '#ffc4d0',
    5.5,
    0.4,
  ) +
  dots(
    backToFront.map(([x, y]): Point => [x - 3.5, y - 4]),
    '#fff',
    2.2,
    0.65,
  ) +
  soft([80, 80], [21, 28], '#4a0018', 0.3, 30);

const figShape =
  'M58 16C64 13 70 14 72 19 75 33 88 44 99 56 110 68 113 84 108 97 102 112 84 119 64 119 44 119 26 112 20 97 15 84 18 68 29 56 40 44 53 34 55 22 55 19 56 17 58 16z';
/** Fine streaks run from the neck over the belly. */
const figStreaks =
  'M59 32Q44 60 36 96M62 36Q56 70 56 108M66 34Q70 68 76 106M69 34Q84 58 95 86M57 40Q36 62 28 82M68 46Q84 72 90 104M61 52Q50 80 46 110M65 56Q66 84 66 112';

const fig =
  onShadow(figShape, solid(figShape, '#5f3468', [46, 74], '#2a1233', [0.97, 0.9, 0.8])) +
  soft([84, 92], [22, 20], '#9a3150', 0.4, -30) +
  soft([64, 34], [8, 18], '#8f9d4c', 0.6) +
  line(figStreaks, '#2a0f33', 2.6, 0.28) +
  line(figStreaks, '#c6a2c6', 0.8, 0.42) +
  soft([43, 78], [19, 26], '#d3d2ee', 0.36, 22) +
  dots(onBall([64, 84], [40, 28], 26), '#e5d3e6', 1, 0.4) +
  '<path d="M57 17C62 12 70 13 72 19 74 29 76 33 79 37 69 32 60 33 52 39 55 31 56 26 57 17z" fill="#7f9145"/><path d="M57 17C62 12 70 13 72 19 68 22 61 21 57 17z" fill="#d8dcae"/><path d="M60 22Q60 30 57 34M65 22V33M69 22Q71 30 74 34" fill="none" stroke="#b9c47e" opacity=".7"/>';

export const ownSoftFruit: Readonly<Record<string, string>> = { fig, raspberry };
