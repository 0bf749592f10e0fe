import { lit } from '../../dishes/shapes.js';
import { darker, lighter, place, svg } from '../../svg.js';
import type { Vessel } from '../vessel.js';

const kraft = '#c99f6a';

/** Places of the goods from the back to the front, in widths of the box from the middle of its edge. */
const spots: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [-0.3, -0.38, 0.44, -24],
  [-0.15, -0.42, 0.46, -10],
  [0.36, -0.31, 0.4, 18],
  [0.03, -0.4, 0.42, 6],
  [0.2, -0.34, 0.38, 8],
  [-0.33, -0.16, 0.36, -8],
  [-0.13, -0.2, 0.34, 0],
  [0.32, -0.15, 0.34, 8],
  [0.07, -0.16, 0.42, 0],
  [-0.36, -0.09, 0.34, -30],
  [-0.2, -0.05, 0.2, 12],
  [0.24, -0.06, 0.28, 0],
  [0.4, -0.07, 0.22, 8],
];

/** The mark of the shop: a box with two leaves. */
const mark = (x: number, y: number, size: number) =>
  svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(size) / 100)})" fill="none" stroke="#1f4d37" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"><path d="M-46-8H46L36 42H-36zM-42 8H42M-39 25H39"/><path d="M0-12C-4-24-16-30-30-28-28-16-14-10 0-12zM2-14C2-30 12-42 28-46 32-30 20-18 2-14z" fill="#1f4d37" stroke-width="2"/></g>`;

/** An open box of strong brown paper, its flaps turned out, heaped with what the field gives. */
export const kraftBox: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const h = size * 0.4;
  const top = base - h;
  const [left, edge, right] = [x - size * 0.5, x + size * 0.3, x + size * 0.5];
  const [back, inner] = [top - size * 0.08, left + size * 0.2];
  const goods = spots.map(([dx, dy, share, turn], i) =>
    place(contents[i % contents.length] ?? 'carrot', x + dx * size, top + dy * size, {
      size: share * size,
      turn,
    }),
  );
  return (
    shadow(x, base, size * 0.52, h) +
    svg`<path d="M${inner} ${back}L${left} ${top}l${-size * 0.1} ${-size * 0.05}L${inner - size * 0.1} ${back - size * 0.07}z" fill="${darker(kraft, 0.08)}"/>` +
    svg`<path d="M${left} ${top}H${edge}L${right} ${back}H${inner}z" fill="#3a2412"/>` +
    goods.join('') +
    svg`<path d="M${left} ${top}H${edge}V${base}H${left + size * 0.01}z" fill="${lit(kraft)}"/>` +
    svg`<path d="M${edge} ${top}L${right} ${back}V${base - size * 0.07}L${edge} ${base}z" fill="${darker(kraft, 0.26)}"/>` +
    svg`<path d="M${left} ${top + h * 0.3}H${edge}v9H${left}z" fill="#2a1608" opacity=".2"/>` +
    mark(x - size * 0.1, base - h * 0.36, size * 0.235) +
    svg`<path d="M${left} ${top}H${edge}l${size * 0.025} ${h * 0.3}H${left - size * 0.02}z" fill="${lighter(kraft, 0.18)}"/><path d="M${left} ${top}H${edge}" stroke="${lighter(kraft, 0.6)}" stroke-width="3"/>` +
    svg`<path d="M${edge} ${top}L${right} ${back}l${size * 0.1} ${size * 0.06}L${edge + size * 0.11} ${top + size * 0.075}z" fill="${lighter(kraft, 0.06)}"/><path d="M${edge} ${top}L${right} ${back}" stroke="${lighter(kraft, 0.5)}" stroke-width="2.500"/>`
  );
};
