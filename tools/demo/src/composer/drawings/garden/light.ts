import { darker, n, svg } from '../../colours.js';
import { CAST, line, lit } from '../../dishes/shapes.js';
import { onShadow, share, solid, type Point } from '../../volume.js';

/** A body on its shadow, for outlines that cannot be shrunk into themselves. */
export const body = (d: string, colour: string) => onShadow(d, shape(d, colour));

/** A body on its shadow that turns dark towards its lower right; `depth` is how far the shade reaches in. */
export const volume = (d: string, colour: string, light: Point, depth = 0.15) =>
  onShadow(
    d,
    solid(
      d,
      colour,
      light,
      darker(colour, 0.2),
      [0.3, 0.65, 1].map((step) => 1 - depth * step),
    ),
  );

/** A soft broad light along a line, brightest in its middle. */
export const sheen = (d: string, width: number, strength = 1, colour = '#ffffff') =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-opacity="${share(0.1 * strength)}">` +
  [1, 0.74, 0.48, 0.24]
    .map((part) => svg`<path d="${d}" stroke-width="${width * part}"/>`)
    .join('') +
  '</g>';

/** A soft shade along a line. */
export const shade = (d: string, width: number, colour = CAST, strength = 0.7) =>
  sheen(d, width, strength, colour);

/** A row of dots along each line, for kernels and grains. */
export const row = (d: string, colour: string, width: number, gap: number, opacity = 1) =>
  line(d, colour, width, opacity).replace('/>', ` stroke-dasharray="0 ${n(gap)}"/>`);

export const shape = (d: string, colour: string) => `<path d="${d}" fill="${lit(colour)}"/>`;

export const flat = (d: string, colour: string, opacity: number) =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

export const disc = (x: number, y: number, r: number, colour: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(colour)}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, turn: number, colour: string) =>
  svg`<ellipse rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})" fill="${lit(colour)}"/>`;

/** Points spread evenly over an ellipse, without any order that the eye would see. */
export const strewn = (count: number, [x, y]: Point, [rx, ry]: Point): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt((i + 0.6) / count);
    const wobble = 1 + 0.16 * Math.sin(i * 5.1);
    return [
      x + Math.cos(i * 2.4) * rx * reach * wobble,
      y + Math.sin(i * 2.4) * ry * reach,
    ] as const;
  });

/** A leaf with a ruffled edge: round dashes of its own colour lie along its outline. */
export const ruffled = (d: string, tone: string, width: number, gap: number) =>
  svg`<path d="${d}" fill="${lit(tone)}" stroke="${lit(tone)}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`;
