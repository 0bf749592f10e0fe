import { darker, n, svg } from '../../colours.js';
import { line, lit } from '../../dishes/shapes.js';

export type Spot = readonly [x: number, y: number];

const plain = (value: number) => String(Math.round(value * 1000) / 1000);

/** A body on its shadow, for outlines that cannot be shrunk into themselves. */
export const body = (d: string, colour: string) =>
  svg`<path d="${d}" transform="translate(1 2.4)" fill="#2a1608" opacity=".22"/><path d="${d}" fill="${lit(colour)}"/>`;

/** Shrinks a shape towards a point, so that it stays within its own outline. */
const towards = ([x, y]: Spot, share: number) =>
  `translate(${n(x * (1 - share))} ${n(y * (1 - share))}) scale(${plain(share)})`;

/**
 * A body that turns dark towards its lower right: copies of it, ever smaller around the point that
 * faces the light, soften the edge of the shade without a filter.
 */
export const volume = (d: string, colour: string, light: Spot, depth = 0.15) =>
  svg`<path d="${d}" transform="translate(1 2.4)" fill="#2a1608" opacity=".22"/>` +
  svg`<path d="${d}" fill="${lit(darker(colour, 0.2))}"/>` +
  [1, 2, 3]
    .map(
      (step) =>
        svg`<path d="${d}" transform="${towards(light, 1 - (depth * step) / 3)}" fill="${lit(colour)}" opacity="${step < 3 ? '.45' : '.6'}"/>`,
    )
    .join('');

/** A soft broad light along a line, brightest in its middle. */
export const sheen = (d: string, width: number, strength = 1, colour = '#ffffff') =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-opacity="${plain(0.085 * strength)}">` +
  [1, 0.8, 0.6, 0.4, 0.22]
    .map((share) => svg`<path d="${d}" stroke-width="${width * share}"/>`)
    .join('') +
  '</g>';

/** A soft shade along a line. */
export const shade = (d: string, width: number, colour = '#2a1608', strength = 0.7) =>
  sheen(d, width, strength, colour);

/** Many small marks of one kind: lines without length, whose round ends are dots. */
export const dots = (spots: readonly Spot[], colour: string, width: number, opacity = 1) =>
  line(spots.map(([x, y]) => svg`M${x} ${y}h.1`).join(''), colour, width, opacity);

/** A row of dots along a line, for kernels and grains. */
export const row = (d: string, colour: string, width: number, gap: number, opacity = 1) =>
  line(d, colour, width, opacity).replace('/>', ` stroke-dasharray="0 ${n(gap)}"/>`);

export const shape = (d: string, colour: string) => `<path d="${d}" fill="${lit(colour)}"/>`;

export const flat = (d: string, colour: string, opacity: number) =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, turn: number, colour: string) =>
  svg`<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})" fill="${lit(colour)}"/>`;

/** Points spread evenly over an ellipse, without any order that the eye would see. */
export const strewn = (count: number, [x, y]: Spot, [rx, ry]: Spot): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.6) / count);
    const wobble = 1 + 0.16 * Math.sin(i * 5.1);
    return [x + Math.cos(i * 2.4) * rx * reach * wobble, y + Math.sin(i * 2.4) * ry * reach] as const;
  });

/** A leaf whose edge is in waves, upwards from its stalk at 0,50. */
export const wavy = (tone: string, rib: string) =>
  body(
    'M0 52C-12 44-18 30-22 22-32 18-34 8-31 2-39-6-38-16-33-22-37-32-30-42-22-44-18-54-8-58 0-54 8-58 18-54 22-44 30-42 37-32 33-22 38-16 39-6 31 2 34 8 32 18 22 22 18 30 12 44 0 52z',
    tone,
  ) +
  line('M-26 14Q-16 8-8 16M-30-12Q-18-14-8-2M-26-36Q-14-34-6-20M26 14Q16 8 8 16M30-12Q18-14 8-2M26-36Q14-34 6-20', darker(tone, 0.3), 3, 0.4) +
  line('M-28 0Q-14 0 0 18M-30-26Q-14-22 0-4M-16-46Q-8-40 0-24M28 0Q14 0 0 18M30-26Q14-22 0-4M16-46Q8-40 0-24', rib, 1.6, 0.75) +
  shape('M-7 52C-5 20-3-10 0-46 3-10 5 20 7 52 2 56-2 56-7 52z', rib);

export const placed = (x: number, y: number, turn: number, size: string, leaf: string) =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${leaf}</g>`;
