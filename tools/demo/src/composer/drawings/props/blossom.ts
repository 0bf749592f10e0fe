import { svg } from '../../colours.js';
import { line, turned } from '../../dishes/shapes.js';
import { body } from '../garden/light.js';

/** Heads of the umbel from the back to the front: place and size. */
const heads = [
  [34, 42, 0.9],
  [94, 40, 0.9],
  [64, 26, 1],
  [48, 28, 0.8],
  [82, 27, 0.8],
  [26, 58, 0.8],
  [103, 56, 0.8],
  [46, 54, 1.1],
  [84, 52, 1.1],
  [65, 46, 1.2],
  [64, 68, 1],
] as const;

const petals = Array.from({ length: 5 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
  return svg`<circle cx="${Math.cos(angle) * 7.6}" cy="${Math.sin(angle) * 7.6}" r="6.200"/>`;
}).join('');

const head = ([x, y, size]: readonly [number, number, number]) =>
  svg`<g transform="translate(${x} ${y}) scale(${String(size)})"><g fill="#b9b68c" opacity=".6" transform="translate(1.500 2.500)">${petals}</g><g fill="#fffef6" stroke="#e9e4c6" stroke-width="1">${petals}</g><circle r="3.400" fill="#f3d35c"/><circle cx="-.8" cy="-.8" r="1.300" fill="#fff6c8"/></g>`;

const leaf = (turn: number) =>
  turned(
    64,
    104,
    turn,
    body('M0 4C-14-6-16-30 0-48 16-30 14-6 0 4z', '#5e9a3e') +
      line('M0 0V-40', '#cfe2a4', 1.6, 0.7),
  );

/** An umbel of small white blossoms between two leaves, as of elder or jasmine. */
export const blossom: Readonly<Record<string, string>> = {
  'white-flower':
    leaf(-62) +
    leaf(62) +
    heads
      .map(([x, y]) => line(svg`M${x} ${y}Q${(x + 64) / 2} ${y + 20} 64 100`, '#7ca24c', 2))
      .join('') +
    line('M64 94V122', '#6f9a44', 4.5) +
    heads.map(head).join(''),
};
