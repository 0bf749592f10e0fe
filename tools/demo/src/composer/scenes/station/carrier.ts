import { place, svg } from '../../svg.js';

/** The mark of the shop: a sun above the field, with two leaves. */
export const sign = (x: number, y: number, size: number, isPlate = false) =>
  svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(size * 2.5) / 100)})">` +
  (isPlate ? '<rect x="2" y="2" width="36" height="36" rx="8" fill="#163a8c"/>' : '') +
  '<path d="M8 27a12 12 0 0 1 24 0z" fill="#ff6a4f"/><path d="M8 30.500h24" stroke="#fff" stroke-width="2.400" stroke-linecap="round"/>' +
  '<path d="M20 14.500c0-3.500 2-6.500 6-7.500 .5 4-2 7-6 7.500zm0 0c-.3-3-2.200-5.200-5.500-5.800 0 3.300 2.200 5.600 5.500 5.800z" fill="#9fd98b"/></g>';

/** A bag of strong paper with the shop's mark, filled to above its edge. */
export function carrier(
  x: number,
  base: number,
  size: number,
  contents: readonly string[],
): string {
  const [half, h] = [size / 2, size * 0.86];
  const top = base - h;
  const spots = [
    [-0.27, -0.26, 0.96, -10],
    [0.3, -0.3, 0.98, 12],
    [0.04, -0.24, 0.76, 2],
    [-0.26, -0.1, 0.6, -10],
    [0.27, -0.12, 0.48, 8],
    [0.03, -0.06, 0.42, 0],
  ];
  const goods = spots.map(([dx = 0, dy = 0, share = 0, turn = 0], i) =>
    place(contents[i % contents.length] ?? 'tomato', x + dx * size, top + dy * size, {
      size: share * size,
      turn,
    }),
  );
  return (
    svg`<path d="M${x - half * 1.02} ${base}q${half} 12 ${size * 1.1} 0l-6 8h${-size}z" fill="#1a0f06" opacity=".4"/>` +
    svg`<path d="M${x - half} ${top}h${size}v${size * 0.14}h${-size}z" fill="#8d6537"/>` +
    goods.join('') +
    svg`<path d="M${x - half} ${top}H${x + half}L${x + half * 0.96} ${base}H${x - half * 0.96}z" fill="url(#kb)"/>` +
    svg`<path d="M${x + half * 0.66} ${top}H${x + half}L${x + half * 0.96} ${base}H${x + half * 0.62}z" fill="#a97f4b"/><path d="M${x - half} ${top}H${x + half}" stroke="#f0d5a8" stroke-width="3"/>` +
    svg`<path d="M${x - half * 0.44} ${top + 6}q${half * 0.28} ${size * 0.28} ${half * 0.56} 0" fill="none" stroke="#7d5629" stroke-width="4.500" stroke-linecap="round"/>` +
    sign(x - half * 0.2 - size * 0.2, base - h * 0.62, size * 0.44, true)
  );
}
