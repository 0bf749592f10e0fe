import { lit } from '../../dishes/shapes.js';
import { place, svg } from '../../svg.js';
import type { Vessel } from '../vessel.js';

/** Loaves that stand in the basket: place, height and lean, in widths of the basket. */
const loaves = [
  [-0.26, -1.0, -58],
  [0.26, -0.98, -30],
  [-0.08, -1.14, -50],
  [0.12, -1.1, -40],
  [-0.18, -0.86, -54],
  [0.04, -0.9, -45],
  [0.22, -0.82, -34],
] as const;

/** A tall basket of wicker with long loaves that stand in it. */
export const breadBasket: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const [h, half] = [size * 0.86, size / 2];
  const top = base - h;
  const rows = Array.from({ length: 8 }, (_, row) => {
    const y = top + h * (0.14 + row * 0.11);
    const reach = half * (0.96 - row * 0.026);
    return Array.from({ length: 9 }, (__, i) => {
      const step = (reach * 2) / 9;
      const at = x - reach + i * step + (row % 2 ? step * 0.3 : 0);
      return svg`M${at} ${y}q${step * 0.4} ${-h * 0.05} ${step * 0.72} 0`;
    }).join('');
  }).join('');
  return (
    shadow(x, base, half * 0.9, h) +
    svg`<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${size * 0.11}" fill="#4f3013"/>` +
    loaves
      .map(([dx, dy, turn], i) =>
        place(contents[i % contents.length] ?? 'baguette-bread', x + dx * size, base + dy * size, {
          size: size * 1.16,
          turn,
        }),
      )
      .join('') +
    svg`<path d="M${x - half} ${top}Q${x} ${top + size * 0.2} ${x + half} ${top}L${x + half * 0.78} ${base}Q${x} ${base + size * 0.1} ${x - half * 0.78} ${base}z" fill="${lit('#bd8647')}"/>` +
    svg`<path d="${rows}" fill="none" stroke="#7d4f20" stroke-width="${size * 0.034}" stroke-linecap="round" opacity=".55"/><path d="${rows}" transform="translate(0 ${-size * 0.018})" fill="none" stroke="#e6b878" stroke-width="${size * 0.02}" stroke-linecap="round"/>` +
    svg`<path d="M${x - half} ${top}Q${x} ${top + size * 0.2} ${x + half} ${top}" fill="none" stroke="#8f5c28" stroke-width="${size * 0.075}" stroke-linecap="round"/><path d="M${x - half} ${top - 2}Q${x} ${top + size * 0.18} ${x + half} ${top - 2}" fill="none" stroke="#e0b06c" stroke-width="${size * 0.03}" stroke-dasharray="${size * 0.07} ${size * 0.03}"/>`
  );
};
