import { body, sheen } from '../garden/light.js';
import { line, turned } from '../../dishes/shapes.js';

/** Rows of scales from the back to the front: how many, how far from the middle, how high, how long. */
const rows = [
  [3, 14, 34, 34, '#54753f'],
  [4, 26, 46, 36, '#628548'],
  [5, 37, 60, 36, '#6f9450'],
  [4, 33, 76, 34, '#7c9f58'],
  [3, 21, 90, 30, '#88aa60'],
] as const;

const scale = (x: number, y: number, turn: number, long: number, tone: string) =>
  turned(
    x,
    y,
    turn,
    body(
      `M-14 12C-20-6-11-${long * 0.7} 0-${long}C11-${long * 0.7} 20-6 14 12 6 17-6 17-14 12z`,
      tone,
    ) +
      line(`M0-${long - 3}Q7-${long * 0.5} 5 4`, '#d5e2ae', 1.6, 0.5) +
      line(`M-2-${long - 2}L0-${long}`, '#7a4a6e', 3.4, 0.8),
  );

export const artichoke: Readonly<Record<string, string>> = {
  'own-artichoke':
    body('M55 98H73L75 125Q64 129 53 125z', '#7f9a55') +
    rows
      .map(([count, reach, y, long, tone]) =>
        Array.from({ length: count }, (_, i) => {
          const side = (i / (count - 1)) * 2 - 1;
          return scale(64 + side * reach, y + Math.abs(side) * -4, side * 26, long, tone);
        }).join(''),
      )
      .join('') +
    sheen('M44 60Q42 80 52 96', 14, 1.2),
};
