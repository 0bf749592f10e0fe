import { darker, lighter, mix, svg } from '../../svg.js';
import { table } from '../backgrounds.js';
import type { Scene } from '../scene.js';

const brick = '#a2573a';
const hearth = 322;

/** Courses of bricks in which each tone is one path. */
function bricks(left: number, right: number, top: number): string {
  const tones = [brick, darker(brick, 0.14), lighter(brick, 0.12), mix(brick, '#d9a06a', 0.3)];
  const courses = Math.ceil((hearth - top) / 24);
  const at = Array.from({ length: courses }, (_, row) =>
    Array.from({ length: Math.ceil((right - left) / 58) + 1 }, (__, i) => {
      const from = Math.max(left, left + i * 58 - (row % 2 ? 29 : 0));
      const to = Math.min(right, left + (i + 1) * 58 - (row % 2 ? 29 : 0) - 4);
      return { row, i, d: to - from < 6 ? '' : svg`M${from} ${top + row * 24}H${to}v20H${from}z` };
    }),
  ).flat();
  return (
    svg`<path d="M${left} ${top}H${right}V${hearth}H${left}z" fill="#5a3a28"/>` +
    tones
      .map((tone, index) => {
        const own = at.filter(({ row, i }) => (row * 7 + i * 5) % 4 === index);
        return `<path d="${own.map(({ d }) => d).join('')}" fill="${tone}"/>`;
      })
      .join('')
  );
}

const arch = (x: number, r: number, spring: number) =>
  svg`M${x - r} ${hearth}V${spring}A${r} ${r * 0.86} 0 0 1 ${x + r} ${spring}V${hearth}`;

/** The mouth of the oven with its fire, and the bricks that stand around it. */
const mouth = (x: number) =>
  '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#1c0d06"/><stop offset=".5" stop-color="#6b2408"/><stop offset=".82" stop-color="#e8751a"/><stop offset="1" stop-color="#ffd071"/></linearGradient>' +
  `<path d="${arch(x, 158, 232)}" fill="none" stroke="#4a2a1a" stroke-width="50"/><path d="${arch(x, 158, 232)}" fill="none" stroke="${lighter(brick, 0.1)}" stroke-width="42" stroke-dasharray="26 4"/>` +
  `<path d="${arch(x, 136, 232)}z" fill="url(#f)"/><path d="${arch(x, 133, 232)}" fill="none" stroke="#120804" stroke-width="7" opacity=".7"/>` +
  svg`<path d="M${x - 104} ${hearth}q-8-34 12-54 2 18 12 24 2-40 30-64 0 26 12 36 8-34 26-46 2 34 14 48 14-10 16-28 22 30 10 84z" fill="#ff9a2e"/><path d="M${x - 84} ${hearth}q-2-20 12-34 6 14 12 18 6-26 20-36 4 20 14 26 10-10 14-20 14 22 8 46z" fill="#ffe08a"/>`;

/** A baker's peel that leans on the wall. */
const peel =
  '<g transform="rotate(9 770 300)"><path d="M764 120H776V322H764z" fill="#8a5a2e"/><path d="M766 122V320" stroke="#d9aa6c" stroke-width="3"/><path d="M726 10Q770-8 814 10V108Q800 132 776 134H764Q740 132 726 108z" fill="#c1905a"/><path d="M734 16Q768 4 800 14M734 40V104" fill="none" stroke="#f0cf9a" stroke-width="3"/></g>';

/** Boards on the wall for the loaves of the day. */
const shelf = (y: number) =>
  svg`<path d="M850 ${y + 14}H1180v16H850z" fill="#1a0d06" opacity=".35"/><path d="M846 ${y}H1190V${y + 14}H846z" fill="#8f6238"/><path d="M846 ${y}H1190" stroke="#d3a368" stroke-width="3"/><path d="M880 ${y + 14}v22l-10-8v-14zM1150 ${y + 14}v22l-10-8v-14z" fill="#5f3f22"/>`;

/** A bakehouse: an oven of bricks in whose glow everything stands, shelves, and the bench. */
export function bakehouse({ width, wall }: Scene): string {
  return (
    svg`<radialGradient id="a" cx=".3" cy=".6" r=".8"><stop stop-color="#b8783c"/><stop offset=".5" stop-color="${mix(wall, '#8a5a34', 0.55)}"/><stop offset="1" stop-color="${wall}"/></radialGradient><path d="M0 0h${width}v${hearth}H0z" fill="url(#a)"/>` +
    bricks(90, 640, 34) +
    svg`<path d="M74 20H656V40H74z" fill="#7d5636"/><path d="M74 20H656" stroke="#c99a66" stroke-width="3"/>` +
    mouth(365) +
    '<radialGradient id="w"><stop stop-color="#ffb44a" stop-opacity=".55"/><stop offset="1" stop-color="#ffb44a" stop-opacity="0"/></radialGradient>' +
    shelf(150) +
    shelf(270) +
    peel +
    table(width, '#a9764a') +
    svg`<circle cx="365" cy="318" r="330" fill="url(#w)"/><ellipse cx="640" cy="414" rx="230" ry="18" fill="#fff6e2" opacity=".22"/><ellipse cx="360" cy="372" rx="180" ry="14" fill="#fff6e2" opacity=".2"/>`
  );
}
