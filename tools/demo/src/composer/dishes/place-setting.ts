import { svg } from '../colours.js';
import { CAST, line } from './shapes.js';

const steel = '#c3cad0';

const shape = (d: string) =>
  `<path d="${d}" transform="translate(4 6)" fill="${CAST}" opacity=".24"/><path d="${d}" fill="${steel}"/>`;

const at = (x: number, drawing: string) => svg`<g transform="translate(${x} 250)">${drawing}</g>`;

const fork = at(
  40,
  shape(
    'M-7 176C-4 100-4 40-5 4-20-6-20-26-20-96h7v62h6v-64h7v64h6v-62h7c2 70 0 88-12 98 0 40 0 96 4 174 0 9-12 9-12 0z',
  ) + line('M-2 10V150M-17-90V-34', '#ffffff', 3, 0.75),
);

const knife = at(
  602,
  shape('M-8 36V-98C-8-116 12-96 13-40 14-6 10 30 8 36L10 172Q2 184-6 172z') +
    line('M-3-90V30M-1 44V160', '#ffffff', 3, 0.75),
);

const spoon = at(
  606,
  shape(
    'M-5 176C-3 90-4 30-5 2-26-8-28-92 0-96 28-92 26-8 7 2 6 30 5 90 7 176 7 184-5 184-5 176z',
  ) + line('M1 12V160M-12-70Q-16-40-8-18', '#ffffff', 3, 0.75),
);

/** A napkin, folded, under the fork. */
const napkin = svg`<path d="M-20 128H86V392H-20z" transform="translate(5 8)" fill="${CAST}" opacity=".16"/><path d="M-20 128H86V392H-20z" fill="#fdfaf3"/><path d="M-20 128H86V138H-20zM74 128V392" fill="#e6dfd0" stroke="#e6dfd0" stroke-width="2"/>`;

/** What lies beside a plate or a bowl on a laid table. */
export function laidPlace(vessel: string): string {
  if (vessel === 'plate') return napkin + fork + knife;
  return vessel === 'bowl' ? spoon : '';
}
