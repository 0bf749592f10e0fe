import { lit } from '../../dishes/shapes.js';
import { darker, lighter, place, svg } from '../../svg.js';
import type { Vessel } from '../vessel.js';

/** Places of the goods in the box, from the back to the front: from its middle and its edge. */
const spots = [
  [-70, -62, 150, -16],
  [-16, -64, 138, 6],
  [62, -52, 132, 10],
  [96, -22, 92, 14],
  [-92, -14, 60, -10],
  [-50, -20, 88, 0],
  [8, -18, 92, 4],
  [50, -10, 58, -8],
  [-84, -2, 56, 12],
  [-4, 0, 56, 20],
] as const;

function wheel(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 6) * r, Math.sin((i * Math.PI) / 6) * r];
    return svg`M${x} ${y}l${c} ${s}`;
  });
  return (
    svg`<path d="${spokes.join('')}" stroke="#8b9298" stroke-width="1.800"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#24272b" stroke-width="11"/><circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="#cdd3d8" stroke-width="4"/><circle cx="${x}" cy="${y}" r="9" fill="#4a5056"/>` +
    svg`<path d="M${x - r - 10} ${y - 8}A${r + 12} ${r + 12} 0 0 1 ${x + r * 0.6} ${y - r * 0.96}" fill="none" stroke="#f6c945" stroke-width="7" stroke-linecap="round"/>`
  );
}

/** The mark of the shop: a leaf on a disc. */
const mark = (x: number, y: number, colour: string) =>
  svg`<circle cx="${x}" cy="${y}" r="34" fill="#fffaf0"/><path d="M${x - 19} ${y + 15}q0-34 38-32 0 34-38 32zM${x - 19} ${y + 15}l22-18" fill="${colour}" stroke="#fffaf0" stroke-width="2"/>`;

/** A cargo bike with the box before its rider, filled. */
export const cargoBike: Vessel = ({ x, base, size, contents }, { shadow, accent }) => {
  const scale = size / 400;
  const tube = `fill="none" stroke="${darker(accent, 0.15)}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`;
  const box = 'M-64-168H166L148-48H-46z';
  const goods = spots.map(([dx, dy, wide, turn], i) =>
    place(contents[i % contents.length] ?? 'red-apple', 50 + dx, -162 + dy, { size: wide, turn }),
  );
  return (
    shadow(x, base + 4, size * 0.48, 40) +
    svg`<g transform="translate(${x} ${base}) scale(${String(Math.round(scale * 1000) / 1000)})">` +
    wheel(-146, -62, 57) +
    wheel(186, -44, 40) +
    `<path d="M-146-62L-104-62-72-40H150L186-44M-104-62L-122-166M-104-62L-62-150M-122-140L-70-150M-146-62L-122-146" ${tube}/>` +
    '<path d="M-50-40L-92-214M-92-214l-20-10q-18-4-24 8" fill="none" stroke="#3a4046" stroke-width="9" stroke-linecap="round"/><path d="M-132-220l-6 12" stroke="#24272b" stroke-width="13" stroke-linecap="round"/>' +
    '<path d="M-160-182q10-12 34-8 20 4 30 2 8 4 0 10-20 8-46 8-20 0-18-12z" fill="#5a3a22"/><circle cx="-104" cy="-58" r="15" fill="#4a5056"/><path d="M-104-58l14 30h14" fill="none" stroke="#4a5056" stroke-width="7"/>' +
    '<path d="M-64-168l12-16H154l12 16z" fill="#3b2412"/>' +
    goods.join('') +
    `<path d="${box}" fill="${lit(accent)}"/><path d="M-64-168H166l-3 18H-61z" fill="${lighter(accent, 0.2)}"/><path d="M-64-168H166" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M-57-122H159M-52-86H154" stroke="${darker(accent, 0.3)}" stroke-width="3" opacity=".6"/>` +
    mark(51, -104, accent) +
    '<path d="M150-70h20v16h-24z" fill="#fff3c4" stroke="#3a4046" stroke-width="4"/></g>'
  );
};
