import { darker, svg } from '../colours.js';
import * as main from '../dishes/mains.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, times, turned } from '../dishes/shapes.js';

/** A cake of soap with its stamp. */
const soapBar =
  (colour: string): Food =>
  () =>
    piece(
      'M-104 6C-104-34-70-44 0-44S104-34 104 6V26C104 62 66 72 0 72S-104 62-104 26z',
      darker(colour, 0.16),
      8,
    ) +
    svg`<path d="M-104 6C-104-34-70-44 0-44S104-34 104 6 70 46 0 46-104 42-104 6z" fill="${lit(colour)}"/>` +
    svg`<ellipse cx="0" cy="0" rx="66" ry="26" fill="none" stroke="${darker(colour, 0.22)}" stroke-width="4"/>` +
    line('M-22 4Q0-20 22 4M0 12V-14', darker(colour, 0.22), 4) +
    line('M-84-10q14-20 50-24', '#ffffff', 7, 0.6);

/** A cube of soap with lines of stamped letters. */
const soapCube: Food = () =>
  piece('M-80-14L-24-54H92V44L40 86H-80z', '#a3a05e', 9) +
  svg`<path d="M-80-14H40V86H-80z" fill="${lit('#c2bf7c')}"/><path d="M-80-14L-24-54H92L40-14z" fill="${lit('#dcd9a0')}"/>` +
  svg`<rect x="-66" y="2" width="92" height="68" rx="6" fill="none" stroke="#86834a" stroke-width="4"/>` +
  line('M-50 20H10M-42 36H2M-52 52H12', '#86834a', 6);

/** Incense in a bundle. */
const incense: Food = () =>
  times(6, (i) =>
    turned(
      -8 + i * 6,
      20,
      -26 + i * 10,
      line('M0 78V-62', '#c9a46a', 4) + line('M0 10V-72', i % 2 ? '#5f3f2c' : '#74503a', 8),
    ),
  ) + piece('M-34 44q34 14 60 0l-4 26q-26 12-52 0z', '#b5302f', 3);

/** Rolled cotton for lamps. */
const wicks: Food = () =>
  times(7, (i) =>
    turned(
      -60 + i * 20,
      ((i * 31) % 24) - 8,
      -16 + ((i * 17) % 34),
      piece('M-9 66Q-13 0-4-62q4-14 8 0Q13 0 9 66 0 76-9 66z', '#fbf8f0', 5) +
        line('M-4 52Q-8 0 0-52M4 44Q6 4 2-36', '#d9d2c2', 3, 0.8),
    ),
  );

export const household: Readonly<Record<string, Food>> = {
  camphor: main.rounds('#fdfeff', 6, 34, '#dfe9f0', 62),
  incense,
  'soap-cube': soapCube,
  'soap-green': soapBar('#8fb86a'),
  'soap-sandal': soapBar('#dcb684'),
  wicks,
};
