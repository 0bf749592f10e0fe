import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { fewLayers, type Point, dots, move, solid } from '../../volume.js';
import { onBall, soft } from './light.js';

/** Pores of the peel: a dark dot each with the light on its lower lip. */
function pores(middle: Point, size: Point, count: number, dark: string): string {
  const at = onBall(middle, size, count);
  return dots(at, dark, 1.5, 0.24) + move(0.6, 0.8, 0, 1, dots(at, '#fff', 0.8, 0.25));
}

/** The green star where the stalk was. */
const button = (x: number, y: number) =>
  move(
    x,
    y,
    0,
    1,
    soft([0, 1], [13, 6], '#7a4a08', 0.5) +
      svg`<path d="M-8 0l5-2 1-3 3 2 5-1-1 3 4 2-5 1-1 3-3-2-5 1z" fill="${lit('#6f8a35')}"/>` +
      '<ellipse rx="2.600" ry="1.600" fill="#c9b27a"/>',
  );

const flat = 'M64 15C97 14 120 38 120 67 120 97 96 118 64 118 32 118 8 97 8 67 8 38 31 16 64 15z';
const ball = 'M64 9C95 9 119 33 119 63 119 95 95 118 64 118 33 118 9 95 9 63 9 33 33 9 64 9z';

const round = (shape: string, colour: string, edge: string, pit: string, count = 80) =>
  solid(shape, colour, [40, 44], edge, count < 40 ? fewLayers : undefined) +
  pores([64, 67], [52, 47], count, pit) +
  soft([42, 46], [23, 19], '#fff', 0.35, -32) +
  button(70, shape === flat ? 26 : 22);

const lemonShape =
  'M-57 0C-54-6-50-8-45-12-36-30-18-40 2-40 22-40 36-30 44-13 49-9 55-6 57 1 56 7 49 9 44 14 34 31 18 40-2 40-22 40-38 30-46 13-51 8-56 6-57 0z';

const lemon = move(
  64,
  72,
  -24,
  1.05,
  solid(lemonShape, '#fbd935', [-22, -20], '#dba516') +
    soft([16, 12], [26, 20], '#f0a81c', 0.3) +
    pores([0, 0], [43, 36], 66, '#b07a00') +
    soft([-53, 0], [4, 5], '#7d7a26', 0.6) +
    soft([-9, -17], [25, 12], '#fff', 0.35, 4),
);

const limeShape =
  'M-48 1C-46-5-43-8-40-14-32-31-16-39 2-39 20-39 34-30 40-15 44-10 49-5 50 1 49 6 44 10 40 16 32 31 16 39-2 39-20 39-34 31-41 15-44 9-48 7-48 1z';

/** Segments of a cut fruit around its middle. */
const segments = (count: number, r: number, colour: string) =>
  `<g fill="${lit(colour)}">${Array.from(
    { length: count },
    (_, i) =>
      svg`<path transform="rotate(${(i * 360) / count})" d="M0-3L${-r * 0.31}${-r * 0.84}Q${-r * 0.3}${-r} 0${-r} ${r * 0.3}${-r} ${r * 0.31}${-r * 0.84}z"/>`,
  ).join('')}</g>`;

/** A half with its cut towards us; its depth shows below. */
const half = (peel: string, pith: string, flesh: string) =>
  svg`<circle cx="1" cy="6" r="30.500" fill="${lit(peel)}"/><circle r="31" fill="${lit(peel)}"/><circle r="28.500" fill="${pith}"/>` +
  segments(9, 26, flesh) +
  '<path d="M-4-9l-3-9M5-10l4-8M10-3l9-4M9 6l8 5M2 11l1 9M-7 9l-5 8M-11 1l-9 2M-10-6l-7-6" stroke="#fff" stroke-width="1.200" opacity=".5"/>' +
  `<circle r="2.500" fill="${pith}"/>`;

const lime =
  move(
    58,
    54,
    -22,
    1.05,
    solid(limeShape, '#70a92f', [-20, -18], '#3d6f1c', fewLayers) +
      pores([0, 0], [38, 35], 28, '#2c5210') +
      soft([-44, 1], [4, 5], '#a8a05a', 0.6) +
      soft([-9, -17], [21, 11], '#fff', 0.34, 4),
  ) +
  soft([72, 68], [34, 28], '#16300a', 0.4) +
  move(84, 82, 0, 1, half('#5f9a2b', '#eef4cf', '#b3d465'));

const grapefruit =
  move(-3, -5, 0, 0.86, round(ball, '#f3b04a', '#c97628', '#a85a1c', 30)) +
  soft([42, 62], [26, 28], '#e86a4a', 0.35) +
  soft([72, 68], [32, 28], '#4a1a08', 0.4) +
  move(84, 82, 0, 1.08, half('#eda548', '#fbe9d6', '#ec6a62'));

export const citrus: Readonly<Record<string, string>> = {
  lemon,
  lime,
  tangerine: round(flat, '#f68a1c', '#c8600c', '#a84a05'),
};
export const ownCitrus: Readonly<Record<string, string>> = {
  grapefruit,
  orange: round(ball, '#f99d22', '#d0720e', '#a85a05'),
};
