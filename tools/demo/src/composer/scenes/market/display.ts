import { lit } from '../../dishes/shapes.js';
import { darker, lighter, place, svg } from '../../svg.js';
import type { Vessel } from '../vessel.js';
import { slate } from './slate.js';

const grass = '#4f8a3c';
const timber = '#9a6a3a';

/** Steps of the display from the back to the front, in its widths: height of both edges, half width. */
const steps = [
  { back: -0.36, front: -0.285, half: 0.45, size: 0.066 },
  { back: -0.262, front: -0.168, half: 0.475, size: 0.073 },
  { back: -0.142, front: -0.028, half: 0.5, size: 0.082 },
] as const;
const COLUMNS = 5;

/** Goods that are longer or smaller than a fruit. */
const sizes: Readonly<Record<string, number>> = {
  'own-leek': 1.62,
  'own-cauliflower': 1.34,
  'own-carrot-bunch': 1.36,
  'own-pointed-cabbage': 1.4,
  'own-pumpkin': 1.24,
  'own-beets': 1.2,
  'own-parsnip': 1.3,
  'own-chicory': 1.24,
  'own-orange': 1.12,
  grapes: 1.24,
  pear: 1.08,
};

/** Blades of artificial grass that hang over the edge of a step. */
function fringe(left: number, right: number, y: number): string {
  const count = Math.round((right - left) / 7);
  const blades = Array.from(
    { length: count },
    (_, i) => svg`l3.500 ${8 + ((i * 5) % 7)}l3.500 ${-8 - ((i * 5) % 7)}`,
  );
  return svg`<path d="M${left} ${y - 3}${blades.join('')}z" fill="${grass}"/><path d="M${left + 3} ${y - 4}${blades.join('')}z" fill="${lighter(grass, 0.24)}" opacity=".7"/>`;
}

const kindAt = (contents: readonly string[], row: number, column: number) =>
  contents[(row * COLUMNS + column) % contents.length] ?? 'tomato';

type Row = { middle: number; width: number; front: number; deep: number; size: number };

/** One kind in three rows, each in the gaps of the one before it. */
function rowsOf(name: string, { middle, width, front, deep, size }: Row): string {
  const each = size * (sizes[name] ?? 1);
  const room = width - size * 0.2;
  const count = Math.max(2, Math.floor(room / (each * 0.74)));
  const step = (room - each * 0.82) / (count - 1);
  return [2, 1, 0]
    .map((row) =>
      Array.from({ length: count - (row % 2) }, (_, i) =>
        place(
          name,
          middle + (i - (count - (row % 2) - 1) / 2) * step,
          front - each * 0.42 - row * deep * 0.34,
          {
            size: each,
            turn: ((i * 37 + row * 23) % 13) - 6,
          },
        ),
      ).join(''),
    )
    .join('');
}

/** Sides of the display and the boards below it. */
function frame(x: number, base: number, size: number): string {
  const boards = Array.from(
    { length: 15 },
    (_, i) => svg`M${x + ((i - 7) / 15.6) * size} ${base}v${size * 0.07}`,
  );
  return (
    svg`<path d="M${x - size * 0.44} ${base - size * 0.35}H${x + size * 0.44}L${x + size * 0.49} ${base}H${x - size * 0.49}z" fill="${darker(timber, 0.5)}"/>` +
    svg`<path d="M${x - size * 0.48} ${base - size * 0.03}h${size * 0.96}v${size * 0.1}h${-size * 0.96}z" fill="${darker(timber, 0.2)}"/><path d="${boards.join('')}" stroke="${darker(timber, 0.5)}" stroke-width="3"/>` +
    svg`<path d="M${x - size * 0.48} ${base - size * 0.02}h${size * 0.96}v${size * 0.036}h${-size * 0.96}z" fill="#1d1208" opacity=".34"/>`
  );
}

/** A market display in steps that are covered with green, one kind beside the other, with their prices. */
export const display: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const drawn = steps.map((step, row) => {
    const [back, front] = [base + step.back * size, base + step.front * size];
    const half = step.half * size;
    const cell = (half * 2) / COLUMNS;
    const cells = Array.from({ length: COLUMNS }, (_, i) => ({
      name: kindAt(contents, row, i),
      middle: x - half + cell * (i + 0.5),
    }));
    const dividers = cells.slice(1).map(({ middle }) => {
      const at = middle - cell / 2;
      return svg`M${at + (x - at) * 0.05} ${back}L${at} ${front}`;
    });
    return (
      svg`<path d="M${x - half * 0.95} ${back}H${x + half * 0.95}L${x + half} ${front}H${x - half}z" fill="${lit(darker(grass, 0.24))}"/><path d="${dividers.join('')}" stroke="${darker(timber, 0.1)}" stroke-width="5"/>` +
      cells
        .map(({ name, middle }) =>
          rowsOf(name, { middle, width: cell, front, deep: front - back, size: step.size * size }),
        )
        .join('') +
      svg`<path d="M${x - half - 4} ${front - 6}h${half * 2 + 8}v${size * 0.03}h${-half * 2 - 8}z" fill="${timber}"/><path d="M${x - half - 4} ${front - 6}h${half * 2 + 8}" stroke="${lighter(timber, 0.4)}" stroke-width="3"/>` +
      fringe(x - half, x + half, front + size * 0.01)
    );
  });
  const slates = steps.flatMap(({ front, half }, row) =>
    Array.from({ length: COLUMNS }, (_, i) =>
      slate(
        kindAt(contents, row, i),
        x - half * size + ((half * size * 2) / COLUMNS) * (i + 0.5),
        base + (front + 0.022) * size,
        size * 0.072,
      ),
    ),
  );
  return (
    shadow(x, base + size * 0.06, size * 0.5, 40) +
    frame(x, base, size) +
    drawn.join('') +
    slates.join('')
  );
};
