import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, turned } from '../../dishes/shapes.js';

/** Long roots: parsnips, horseradish. */
const root =
  (skin: string): Food =>
  () =>
    [
      [-6, -38, -22],
      [6, 30, -14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          piece(
            'M-112 6C-90-26-30-42 40-36 84-32 104-14 102 4 98 28 66 40 20 36-40 34-90 22-112 6z',
            skin,
            8,
          ) +
            line(
              'M-40-24q6 10 2 18M10 10q8 8 4 18M52-26q6 8 2 16M-66 8q6 4 4 10',
              darker(skin, 0.26),
              3.5,
              0.7,
            ) +
            line('M-50-16Q10-34 64-22', lighter(skin, 0.5), 6, 0.5),
        ),
      )
      .join('');

const earth = '#b0664f';
const flesh = '#f3862a';

/** A tuber, thick in its middle and drawn out unevenly at both ends. */
const tuber =
  piece(
    'M-114 16C-112 6-98 2-84-14-62-42-26-56 12-50 44-46 62-30 84-24 100-20 112-20 113-12 114 0 98 8 84 20 60 42 26 54-18 48-50 46-70 36-90 28-104 24-114 26-114 16z',
    earth,
    8,
  ) +
  line(
    'M-66-10q12 3 24-3M-16-30q14 4 26-2M4 20q18 6 32-2M-46 24q10 5 22 2M48-12q10 4 20 0M60 18q8 0 14-5',
    darker(earth, 0.36),
    3.5,
    0.75,
  ) +
  line(
    'M-32 4q10 3 20-1M24-2q8 3 16-1M-80 12q6 2 12 1M24-34q8 2 14 0',
    lighter(earth, 0.5),
    3,
    0.7,
  ) +
  line('M-60-22Q-26-42 14-38', lighter(earth, 0.6), 7, 0.45);

/** One half of it, with the orange cut towards us. */
const half =
  piece(
    'M-58 2C-56-34-34-54-4-54 34-54 58-34 82-22 98-14 112-12 113-4 112 6 98 8 84 18 60 40 32 56-2 56-36 56-58 36-58 2z',
    earth,
    8,
  ) +
  line('M58-18q8 4 18 0M66 10q8 3 16-2', darker(earth, 0.36), 3.5, 0.75) +
  svg`<ellipse cx="-12" cy="1" rx="47" ry="54" fill="${lighter(earth, 0.12)}"/><ellipse cx="-13" cy="1" rx="42" ry="49" fill="${lit(flesh)}"/>` +
  svg`<ellipse cx="-13" cy="1" rx="34" ry="40" fill="none" stroke="${lighter(flesh, 0.45)}" stroke-width="3" opacity=".6"/>` +
  line(
    'M-26-18q4 4 8 2M0-10q4 4 8 1M-28 14q5 4 9 1M-4 22q5 3 9 0M-12 2q3 3 6 0',
    darker(flesh, 0.16),
    3,
    0.6,
  );

/** Whole sweet potatoes and a cut one. */
const sweetPotatoes: Food = () =>
  turned(10, -50, -14, tuber) +
  turned(-34, 20, 20, svg`<g transform="scale(.78)">${tuber}</g>`) +
  turned(34, 42, -16, svg`<g transform="scale(.96)">${half}</g>`);

export const roots: Readonly<Record<string, Food>> = {
  parsnip: root('#f1e2bd'),
  'sweet-potatoes': sweetPotatoes,
};
