import { svg } from '../../colours.js';
import { rounded } from '../../dishes/shapes.js';
import { dots, solid } from '../../volume.js';
import { manyStreaks, onBall, type Round, soft, stem, streaks } from './light.js';

/** Seen a little from above, so that the hollow around the stem shows. */
const appleShape =
  'M64 22C74 15 94 14 107 26 121 40 122 64 115 84 108 104 96 118 80 118 73 118 70 115 64 115 58 115 55 118 48 118 32 118 20 104 13 84 6 64 7 40 21 26 34 14 54 15 64 22z';
const round: Round = { x: 64, top: 33, bottom: 114, reach: 49 };

type Skin = { colour: string; edge: string; hollow: string; drawn: string };

/** An apple; the hollow is deep at its front and the stem rises from it. */
const apple = ({ colour, edge, hollow, drawn }: Skin) =>
  svg`<path d="${appleShape}" fill="${rounded(colour, edge)}"/>` +
  drawn +
  soft([66, 104], [38, 13], edge, 0.5) +
  soft([64, 33], [36, 13], hollow, 0.75) +
  soft([64, 34], [20, 7], '#4a2d10', 0.85) +
  stem('M64 37C64 26 66 16 74 8', 4.4) +
  soft([40, 56], [21, 28], '#fff4e6', 0.5, 22) +
  soft([35, 49], [7, 10], '#ffffff', 0.7, 24) +
  soft([100, 92], [9, 20], '#ffe3c0', 0.2, 26);

const redApple = apple({
  colour: '#d3302b',
  edge: '#7d1018',
  hollow: '#c99b3d',
  drawn:
    soft([30, 84], [17, 28], '#f0a03c', 0.5, -16) +
    streaks(round, manyStreaks(12, 0.2), '#f7bd62', 1.3, 0.3) +
    streaks(round, manyStreaks(9, 0.65), '#8c0f19', 2.4, 0.22) +
    dots(onBall([62, 70], [46, 40], 8), '#fbe2b4', 0.9, 0.5),
});

const broad: Round = { ...round, reach: 58 };

/** Narrow stripes all around, from the stem far down. */
const stripes = (count: number, phase: number) =>
  Array.from({ length: count }, (_, i): [number, number, number] => {
    const across = ((i + 0.5) / count) * 1.86 - 0.93 + Math.sin(i * 5.3 + phase) * 0.035;
    const wave = Math.sin(i * 2.7 + phase);
    return [across, 0.2 + wave * 0.14, 0.72 + Math.sin(i * 4.1 + phase) * 0.18];
  });

/** Gala: yellow under many narrow red stripes, with a yellow shoulder. */
const galaApple = apple({
  colour: '#f0c552',
  edge: '#b3502a',
  hollow: '#d8b84a',
  drawn:
    soft([80, 68], [41, 52], '#d23426', 0.9, 2) +
    soft([48, 74], [41, 48], '#d93a28', 0.85) +
    streaks(broad, stripes(27, 0), '#b81e1c', 2.2, 0.42) +
    streaks(broad, stripes(19, 0.9), '#c9281f', 3, 0.36) +
    streaks(broad, stripes(21, 2.1), '#ffdf86', 1.1, 0.42) +
    dots(onBall([62, 70], [46, 40], 14), '#fff0c4', 1, 0.6),
});

/** Braeburn: dark red, with green left on one shoulder and around the stem. */
const braeburnApple = apple({
  colour: '#a81d28',
  edge: '#4a0a16',
  hollow: '#8f9a3a',
  drawn:
    soft([90, 48], [27, 22], '#a3b044', 0.85, 26) +
    soft([58, 33], [46, 15], '#98a640', 0.7) +
    soft([30, 90], [14, 20], '#d0602f', 0.4, -16) +
    streaks(round, manyStreaks(22, 0.3), '#7a0d1c', 2.8, 0.42) +
    streaks(round, manyStreaks(9, 0.7), '#d8533c', 1.5, 0.4) +
    dots(onBall([62, 70], [46, 42], 34), '#f0cfa0', 1.1, 0.55),
});

const greenApple = apple({
  colour: '#9fc443',
  edge: '#618f27',
  hollow: '#82983a',
  drawn:
    soft([90, 68], [20, 34], '#e9b455', 0.4, 8) +
    streaks(round, manyStreaks(12, 0.3), '#dceba0', 2.6, 0.22) +
    dots(onBall([62, 68], [47, 44], 40), '#f4f8d6', 1.1, 0.6),
});

const goldenApple = apple({
  colour: '#f0d95c',
  edge: '#c99a30',
  hollow: '#a89a3c',
  drawn:
    soft([88, 66], [23, 36], '#e8974a', 0.45, 8) +
    soft([32, 84], [16, 24], '#b5c44e', 0.4, -14) +
    dots(onBall([62, 68], [47, 44], 52), '#9a7a2c', 1.1, 0.5),
});

const russetApple = apple({
  colour: '#c9a24a',
  edge: '#8d6526',
  hollow: '#8f7434',
  drawn:
    soft([84, 66], [27, 38], '#b8472c', 0.55, 8) +
    streaks(round, manyStreaks(11, 0.4), '#8f3a22', 2.2, 0.25) +
    dots(onBall([62, 68], [47, 44], 44), '#e8d3a0', 1.3, 0.5),
});

/** Yellow, with red laid over its sunny side in broad streaks. */
const elstarApple = apple({
  colour: '#efcf5a',
  edge: '#b5702c',
  hollow: '#a08a3a',
  drawn:
    soft([80, 64], [34, 44], '#cf3a2a', 0.72, 8) +
    soft([62, 56], [38, 26], '#d9482e', 0.5) +
    streaks(round, manyStreaks(16, 0.25), '#c22f24', 3, 0.42) +
    streaks(round, manyStreaks(10, 0.6), '#f7dd86', 1.8, 0.5) +
    soft([32, 92], [16, 20], '#f3d868', 0.5, -14) +
    dots(onBall([62, 70], [46, 40], 18), '#fbeec4', 1, 0.6),
});

const pearShape =
  'M56 22C63 17 73 19 76 30 80 45 86 52 97 64 112 81 111 104 93 114 84 118 74 118 64 118 52 118 43 118 34 113 16 102 17 80 31 63 41 51 45 45 49 31 50 27 52 24 56 22z';

const onePear = (colour: string, edge: string, blush: string, russet: number) =>
  solid(pearShape, colour, [46, 70], edge) +
  soft([86, 87], [20, 26], blush, 0.5, -14) +
  soft([62, 27], [11, 8], '#94702f', 0.6) +
  dots(onBall([62, 88], [40, 25], 50), '#6f5a22', 1.1, russet) +
  dots(onBall([62, 52], [12, 22], 18), '#6f5a22', 1, russet) +
  soft([44, 84], [14, 22], '#fff', 0.35, 16) +
  soft([58, 44], [6, 16], '#fff', 0.32, 8) +
  stem('M62 26C61 18 64 11 70 6', 4.2);

export const pomeFruit: Readonly<Record<string, string>> = {
  'green-apple': greenApple,
  pear: onePear('#d3c845', '#94912c', '#d8692c', 0.4),
  'red-apple': redApple,
};
export const ownPomeFruit: Readonly<Record<string, string>> = {
  'braeburn-apple': braeburnApple,
  'elstar-apple': elstarApple,
  'gala-apple': galaApple,
  'golden-apple': goldenApple,
  'russet-apple': russetApple,
  'russet-pear': onePear('#cdb646', '#8f7a2a', '#b5803a', 0.65),
};
