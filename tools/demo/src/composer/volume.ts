import { darker, svg } from './colours.js';
import { CAST, lit } from './dishes/shapes.js';

export type Point = readonly [x: number, y: number];

/** How far each layer of a body reaches from the point that the light falls on. */
const layers = [0.985, 0.95, 0.89, 0.81, 0.7];
/** Small bodies do with fewer of them. */
export const fewLayers: readonly number[] = [0.97, 0.9, 0.78];

/** What all layers of a body leave of its edge's colour where they lie on each other. */
const REST = 0.17;

/** A share as short as it can be written. */
export const share = (value: number) => String(Math.round(value * 1000) / 1000).replace('0.', '.');

/**
 * A body whose edge turns away from the light: its outline again and again, smaller towards the
 * light and nearer to its full colour. A blur would do the same, but phones draw filters slowly.
 */
export function solid(
  outline: string,
  colour: string,
  [x, y]: Point,
  edge = darker(colour, 0.3),
  reaches: readonly number[] = layers,
): string {
  const inner = reaches.map((reach) => {
    const [s, rest] = [share(reach), 1 - reach];
    return svg`<path transform="matrix(${s} 0 0 ${s} ${x * rest} ${y * rest})" d="${outline}"/>`;
  });
  const alpha = share(1 - REST ** (1 / reaches.length));
  return svg`<path d="${outline}" fill="${lit(edge)}"/><g fill="${lit(colour)}" fill-opacity="${alpha}">${inner.join('')}</g>`;
}

/** A body on the shadow that it casts. */
export const onShadow = (outline: string, body: string) =>
  svg`<path d="${outline}" transform="translate(1 2.4)" fill="${CAST}" opacity=".22"/>${body}`;

/** Round dots, all in one path, each from the one before. */
export function dots(at: readonly Point[], colour: string, width: number, opacity = 1): string {
  const halves = at.map(([x, y]) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2] as const);
  const d = halves.map(([x, y], i) => {
    const [px, py] = halves[i - 1] ?? [0, 0];
    return `m${pair(x - px, y - py)}h0`;
  });
  return `<path d="${d.join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${share(opacity)}"/>`;
}

/** Two numbers of a path, as short as they can be written. */
export function pair(x: number, y: number): string {
  const [a, b] = [x, y].map((v) => String(Math.round(v * 10) / 10).replace(/^(-?)0\./, '$1.'));
  return b?.startsWith('-') === true ? `${a}${b}` : `${a} ${b}`;
}

export const move = (x: number, y: number, turn: number, scale: number, drawing: string) =>
  svg`<g transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${share(scale)})`}">${drawing}</g>`;
