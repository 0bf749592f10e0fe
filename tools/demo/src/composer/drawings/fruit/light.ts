import { darker, svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';

export type Point = readonly [x: number, y: number];

/** How far each layer of a body reaches from the point that the light falls on. */
const layers = ['.97', '.91', '.83', '.72'];

const share = (value: number) => String(Math.round(value * 1000) / 1000).replace('0.', '.');

/**
 * A body whose edge turns away from the light: its outline again and again, smaller towards the
 * light and nearer to its full colour. A blur would do the same, but phones draw filters slowly.
 */
export function solid(
  outline: string,
  colour: string,
  [x, y]: Point,
  edge = darker(colour, 0.34),
): string {
  const inner = layers.map((s) => {
    const rest = 1 - Number(s);
    return svg`<path transform="matrix(${s} 0 0 ${s} ${x * rest} ${y * rest})" d="${outline}"/>`;
  });
  return svg`<path d="${outline}" fill="${lit(edge)}"/><g fill="${lit(colour)}" fill-opacity=".4">${inner.join('')}</g>`;
}

/** A spot of light, shade or blush that fades out all around; the strong ones in finer steps. */
export function soft(
  [x, y]: Point,
  [rx, ry]: Point,
  fill: string,
  strength: number,
  turn = 0,
): string {
  const count = strength > 0.36 ? 11 : 7;
  const rings = Array.from(
    { length: count },
    (_, i) => `<circle r="${share(1 - i * (0.9 / count))}"/>`,
  );
  const alpha = share(1 - (1 - strength) ** (1 / count));
  const rotate = turn === 0 ? '' : `rotate(${turn})`;
  return svg`<g fill="${fill}" fill-opacity="${alpha}" transform="translate(${x} ${y})${rotate}scale(${rx} ${ry})">${rings.join('')}</g>`;
}

/** Round dots, all in one path, each from the one before. */
export function dots(at: readonly Point[], colour: string, width: number, opacity: number): string {
  const whole = at.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const d = whole.map(([x, y], i) => {
    const [px, py] = whole[i - 1] ?? [0, 0];
    const dy = y - py;
    return `m${x - px}${dy < 0 ? dy : ` ${dy}`}h0`;
  });
  return `<path d="${d.join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${share(opacity)}"/>`;
}

/** Points spread evenly over a ball or an egg: they crowd towards its rim. */
export function onBall([x, y]: Point, [rx, ry]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const height = 1 - (i + 0.5) / count;
    const reach = Math.sqrt(1 - height * height) * (0.95 + 0.05 * Math.sin(i * 7));
    const angle = i * 2.39996 + Math.sin(i * 5) * 0.2;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
}

/** Lines from the stem to the blossom end, as they run over a round fruit; `at` is -1 … 1. */
export const meridians = ([x, top]: Point, bottom: number, reach: number, at: readonly number[]) =>
  at
    .map((l) => {
      const side = Math.round(x + l * reach * 1.2);
      const low = Math.round(bottom - (bottom - top) * 0.3);
      return `M${Math.round(x + l * reach * 0.28)} ${top}C${side} ${top} ${side} ${low} ${Math.round(x + l * reach * 0.3)} ${bottom}`;
    })
    .join('');

/** Thin lines in broken lengths. */
export const streaks = (
  d: string,
  colour: string,
  width: number,
  opacity: number,
  dashes: string,
) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="round" opacity="${share(opacity)}"/>`;

export const move = (x: number, y: number, turn: number, scale: number, drawing: string) =>
  svg`<g transform="translate(${x} ${y})${turn === 0 ? '' : `rotate(${turn})`}${scale === 1 ? '' : `scale(${share(scale)})`}">${drawing}</g>`;

/** A leaf that lies to the right of 0,0, 40 long, with its midrib and the lighter half above it. */
export const leaf = (colour = '#5d9438') =>
  svg`<path d="M0 0C6-13 24-17 41-6 32 9 12 12 0 0z" fill="${lit(darker(colour, 0.2))}"/>` +
  svg`<path d="M0 0C6-13 24-17 41-6 26-4 12-4 0 0z" fill="${lit(colour)}"/>` +
  '<path d="M0 0Q20-6 41-6M10-3l5-6M20-4l6-5M12-3l7 7M22-5l7 5" fill="none" stroke="#cfe39b" stroke-width=".7" opacity=".6"/>';

/** A woody stem from its foot to its cut end, lit along its left side. */
export const stem = (d: string, width = 4) =>
  svg`<path d="${d}" fill="none" stroke="#4d3420" stroke-width="${width}" stroke-linecap="round"/>` +
  svg`<path d="${d}" fill="none" stroke="#9a7448" stroke-width="${width * 0.4}" stroke-linecap="round" transform="translate(-.7 -.3)"/>`;
