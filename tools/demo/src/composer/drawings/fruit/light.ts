import { darker, svg } from '../../colours.js';
import { fading, lit } from '../../dishes/shapes.js';
import { pair, share, type Point } from '../../volume.js';

/** A spot of light, shade or blush that fades out all around. */
export function soft(
  [x, y]: Point,
  [rx, ry]: Point,
  fill: string,
  strength: number,
  turn = 0,
): string {
  const colour = fill.length === 4 ? fill.replace(/[^#]/g, '$&$&') : fill;
  const rotate = turn === 0 ? '' : svg` transform="rotate(${turn} ${x} ${y})"`;
  return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fading(colour)}" fill-opacity="${share(strength)}"${rotate}/>`;
}

/** Points spread evenly over a ball or an egg: they crowd towards its rim. */
export function onBall([x, y]: Point, [rx, ry]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const height = 1 - (i + 0.5) / count;
    const reach = Math.sqrt(1 - height * height) * (0.95 + 0.05 * Math.sin(i * 7));
    return [x + Math.cos(i * 2.4) * rx * reach, y + Math.sin(i * 2.4) * ry * reach];
  });
}

/** A fruit's height, its middle and how far its sides reach. */
export type Round = { x: number; top: number; bottom: number; reach: number };

/** A point on a line from stem to blossom end; `across` and `down` are -1 … 1 and 0 … 1. */
function onMeridian({ x, top, bottom, reach }: Round, across: number, down: number): Point {
  const up = 1 - down;
  const bow = 3 * up * up * down + 3 * up * down * down;
  const ends = 0.28 * (up ** 3 + down ** 3);
  const low = bottom - (bottom - top) * 0.3;
  return [
    x + across * reach * (1.2 * bow + ends),
    top * (up ** 3 + 3 * up * up * down) + 3 * up * down * down * low + bottom * down ** 3,
  ];
}

/** Streaks that follow the skin; each is given as across, from, to. */
export const streaks = (
  round: Round,
  at: readonly (readonly [number, number, number])[],
  colour: string,
  width: number,
  opacity: number,
) => {
  const d = at.map(([across, from, to]) => {
    const [ax, ay] = onMeridian(round, across, from);
    const [bx, by] = onMeridian(round, across, to);
    const [mx, my] = onMeridian(round, across, (from + to) / 2);
    const [cx, cy] = [2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2];
    return `M${pair(ax, ay)}q${pair(cx - ax, cy - ay)} ${pair(bx - ax, by - ay)}`;
  });
  return `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${share(opacity)}"/>`;
};

/** Streaks all around that differ in length, some from the stem and some from the blossom end. */
export const manyStreaks = (count: number, phase: number) =>
  Array.from({ length: count }, (_, i): [number, number, number] => {
    const across = (((i * 0.618 + phase) % 1) * 2 - 1) * 0.95;
    const length = 0.14 + 0.16 * Math.abs(Math.sin(i * 3.7 + phase));
    const from = 0.02 + ((i * 0.47 + phase) % 1) * 0.72;
    return [across, from, Math.min(0.97, from + length)];
  });

/** A leaf that lies to the right of 0,0, 40 long, with its midrib and the lighter half above it. */
export const leaf = (colour = '#5d9438') =>
  svg`<path d="M0 0C6-13 24-17 41-6 32 9 12 12 0 0z" fill="${lit(darker(colour, 0.2))}"/>` +
  svg`<path d="M0 0C6-13 24-17 41-6 26-4 12-4 0 0z" fill="${lit(colour)}"/>` +
  '<path d="M0 0Q20-6 41-6M10-3l5-6M20-4l6-5M12-3l7 7M22-5l7 5" fill="none" stroke="#cfe39b" stroke-width=".7" opacity=".6"/>';

/** A woody stem from its foot to its cut end, lit along its left side. */
export const stem = (d: string, width = 4) =>
  svg`<path d="${d}" fill="none" stroke="#4d3420" stroke-width="${width}" stroke-linecap="round"/>` +
  svg`<path d="${d}" fill="none" stroke="#9a7448" stroke-width="${width * 0.4}" stroke-linecap="round" transform="translate(-.7 -.3)"/>`;
