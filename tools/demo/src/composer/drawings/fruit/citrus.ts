import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { dots, move, onBall, soft, solid } from './light.js';
import type { Point } from './light.js';

/** Pores of the peel: a dark dot each with the light on its lower lip. */
function pores(middle: Point, size: Point, count: number, dark: string): string {
  const at = onBall(middle, size, count);
  return dots(at, dark, 1.7, 0.26) + move(0.7, 0.9, 0, 1, dots(at, '#fff', 0.9, 0.25));
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

const orangeShape =
  'M64 15C97 14 120 38 120 67 120 97 96 118 64 118 32 118 8 97 8 67 8 38 31 16 64 15z';

const tangerine =
  solid(orangeShape, '#f68b1c', [46, 52], '#c25c0a') +
  pores([64, 67], [52, 48], 76, '#a84a05') +
  soft([42, 48], [22, 20], '#fff', 0.33, -30) +
  soft([74, 108], [28, 6], '#4a1a00', 0.28, -6) +
  button(68, 25);

const lemonShape =
  'M-57 0C-54-6-50-8-45-12-36-30-18-40 2-40 22-40 36-30 44-13 49-9 55-6 57 1 56 7 49 9 44 14 34 31 18 40-2 40-22 40-38 30-46 13-51 8-56 6-57 0z';

const lemon = move(
  64,
  72,
  -24,
  1.06,
  solid(lemonShape, '#f8d535', [-14, -14], '#c4960f') +
    pores([0, 0], [42, 37], 64, '#b07a00') +
    soft([48, 1], [7, 8], '#a5811a', 0.35) +
    soft([-53, 0], [4, 5], '#7d7a26', 0.6) +
    soft([-8, -18], [24, 12], '#fff', 0.35, 6) +
    soft([8, 31], [20, 5], '#5a3a00', 0.26, -10),
);

const limeShape =
  'M-48 1C-46-5-43-8-40-14-32-31-16-39 2-39 20-39 34-30 40-15 44-10 49-5 50 1 49 6 44 10 40 16 32 31 16 39-2 39-20 39-34 31-41 15-44 9-48 7-48 1z';

/** Segments of a cut fruit, each a drop that points to the middle. */
const segments = (count: number, r: number, colour: string) =>
  `<g fill="${lit(colour)}">${Array.from(
    { length: count },
    (_, i) =>
      svg`<path transform="rotate(${(i * 360) / count})" d="M0-3L${-r * 0.31}${-r * 0.84}Q${-r * 0.3}${-r} 0${-r} ${r * 0.3}${-r} ${r * 0.31}${-r * 0.84}z"/>`,
  ).join('')}</g>`;

const limeHalf =
  '<path d="M-31 4a31 29 0 0 0 62 8l0-8z" fill="#3c6a1a"/>' +
  svg`<circle r="31" fill="${lit('#5f9a2b')}"/><circle r="28" fill="#eef4cf"/>` +
  segments(9, 26, '#b3d465') +
  '<path d="M-4-9l-3-9M5-10l4-8M10-3l9-4M9 6l8 5M2 11l1 9M-7 9l-5 8M-11 1l-9 2M-10-6l-7-6" stroke="#f4fadb" stroke-width="1.200" opacity=".7"/><circle r="2.500" fill="#f3f6dc"/>';

const lime =
  move(
    58,
    56,
    -22,
    1,
    solid(limeShape, '#72aa30', [-12, -14], '#38691a') +
      pores([0, 0], [38, 35], 44, '#2c5210') +
      soft([-44, 1], [4, 5], '#a8a05a', 0.6) +
      soft([-8, -18], [20, 11], '#fff', 0.34, 6),
  ) +
  soft([80, 84], [36, 34], '#16300a', 0.34) +
  move(86, 85, 0, 1, limeHalf);

export const citrus: Readonly<Record<string, string>> = { lemon, lime, tangerine };
