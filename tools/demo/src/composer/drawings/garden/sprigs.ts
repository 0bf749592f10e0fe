import { darker, lighter, svg } from '../../colours.js';
import { CAST, line, turned } from '../../dishes/shapes.js';
import { pair } from '../../volume.js';
import { flat, shape } from './light.js';
import { type Kind, layer, onHalves } from './leaf-shapes.js';

const right = [6, -7, 19, -6, 18, -11, 26, -16, 18, -19, 7, -18, 14, -26, 11, -31, 17, -37, 8, -40];
/** The same points on the left, from the tip back to the foot. */
const left = Array.from({ length: right.length }, (_, i) => {
  const at = right.length - 2 - (i - (i % 2));
  return i % 2 ? (right[at + 1] ?? 0) : -(right[at] ?? 0);
});
const lines = (points: readonly number[]) => 'L'.repeat(points.length / 2);

/** A leaf of flat parsley: three lobes, each with its teeth. */
const parsley: Kind = {
  soft: 5,
  outline: [`M${lines(right)}L${lines(left)}z`, [0, 0, ...right, 0, -51, ...left]],
  shade: [`M${lines(right)}Lz`, [0, 0, ...right, 0, -51]],
  veins: ['MLMLL', [0, 0, 0, -44, -17, -14, 0, -6, 17, -14]],
};

/** What ties a bunch together. */
const twine = (x: number, y: number, half: number) =>
  flat(
    `M${x - half} ${y - 1}Q${x} ${y + 7} ${x + half} ${y - 1}V${y + 9}Q${x} ${y + 16} ${x - half} ${y + 9}z`,
    CAST,
    0.3,
  ) +
  shape(
    `M${x - half} ${y - 4}Q${x} ${y + 3} ${x + half} ${y - 4}V${y + 6}Q${x} ${y + 13} ${x - half} ${y + 6}z`,
    '#d3b27a',
  ) +
  line(
    `M${x - half} ${y - 1}Q${x} ${y + 6} ${x + half} ${y - 1}M${x - half} ${y + 3}Q${x} ${y + 10} ${x + half} ${y + 3}`,
    '#8a6836',
    0.9,
    0.7,
  );

const stems =
  'M36 72Q58 80 61 94L54 118M92 72Q70 80 67 94L74 118M50 64L63 94 60 119M78 64L65 94 68 119M64 54V120M44 82Q60 86 60 96L49 115M84 82Q68 86 68 96L79 115';

const herb =
  line(stems, '#55802f', 4) +
  line(stems, '#a8c873', 1.3, 0.7) +
  twine(64, 92, 9) +
  onHalves(
    layer(parsley, '#2d6a22', '', [
      [40, 68, -76, 0.74],
      [88, 68, 76, 0.74],
      [49, 52, -32, 0.9],
      [79, 52, 32, 0.9],
      [64, 46, 3, 0.8],
    ]) +
      layer(parsley, '#42892f', '#93c67c', [
        [52, 68, -42, 0.8],
        [76, 68, 42, 0.8],
        [64, 56, 0, 0.84],
      ]) +
      layer(parsley, '#60ac44', '#c0e5a8', [
        [58, 84, -34, 0.66],
        [70, 84, 34, 0.66],
        [64, 78, 1, 0.78],
      ]),
  );

/** Needles on both sides of a stem that stands on 0,0; those at the tip are short and upright. */
const needles = (count: number, from: number, open: number, length: number) =>
  Array.from({ length: count * 2 }, (_, i) => {
    const up = Math.floor(i / 2) / (count - 1);
    const side = i % 2 ? 1 : -1;
    const reach = length * (0.8 + up * 0.5 - up * up * 0.7);
    const angle = open * (1 - up * up * 0.65) * (1 + 0.14 * Math.sin(i * 2.3));
    const y = from - up * (from + 94) + side;
    return `M0 ${Math.round(y)}l${pair(Math.round(Math.sin(angle) * reach) * side, -Math.round(Math.cos(angle) * reach))}`;
  }).join('');

/** The leaves at the back show their pale undersides. */
const rosemarySprig = (turn: number, under: string, dark: string, light: string) => {
  const front = needles(11, -29, 0.74, 22);
  return (
    `<g transform="translate(64 117)rotate(${turn})">` +
    line(needles(11, -26, 1.05, 22), under, 3) +
    line('M0 0V-92', '#7a5f3a', 3) +
    line(front, dark, 3.2) +
    line(front, light, 0.9, 0.8) +
    '</g>'
  );
};

const rosemary =
  rosemarySprig(-27, '#5f8a68', '#2c5a3a', '#8fb596') +
  rosemarySprig(26, '#557f60', '#274f33', '#84aa8c') +
  rosemarySprig(-1, '#739e7a', '#356b47', '#a5c9a8');

/** Stalks from their cut ends through the tie to their tips. */
const stalks = (count: number, phase: number, wide: number, top: number) =>
  Array.from({ length: count }, (_, i) => {
    const across = (((i * 0.618 + phase) % 1) - 0.5) * 2;
    const tip = 64 + across * wide + 3 * Math.sin(i * 4 + phase);
    const y = top + 12 * across * across + 9 * Math.abs(Math.sin(i * 2.7 + phase));
    const low = 118 - 4 * Math.abs(Math.sin(i * 1.9));
    const to = [64 + across * 8, 90, 64 + across * 13, 60, tip, y].map(Math.round);
    return `M${Math.round(64 - across * 16)} ${Math.round(low)}C${to.join(' ')}`;
  }).join('');

const tubes = (d: string, tone: string) =>
  line(d, darker(tone, 0.3), 4.4) +
  line(d, tone, 3.2) +
  svg`<g transform="translate(-.6)">${line(d, lighter(tone, 0.45), 0.9, 0.7)}</g>`;

const chives = turned(
  64,
  64,
  14,
  '<g transform="translate(-64 -64)">' +
    tubes(stalks(9, 0.1, 40, 6), '#2f6d28') +
    tubes(stalks(9, 0.45, 34, 8), '#418535') +
    tubes(stalks(9, 0.7, 28, 4), '#58a043') +
    twine(64, 88, 11) +
    '</g>',
);

export const sprigs: Readonly<Record<string, string>> = {
  herb,
  'own-chives': chives,
  'own-rosemary': rosemary,
};
