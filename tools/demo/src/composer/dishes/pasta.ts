import { darker, lighter, svg } from '../colours.js';
import type { Food, Random } from './shapes.js';
import { blob, CAST, gleam, glow, line, lit, oneOf, spread, times } from './shapes.js';

/** A strand that winds around the middle of a nest. */
function winding(random: Random, reach: number): string {
  const [x, y] = [random() * 34 - 17, random() * 32 - 16];
  const from = random() * Math.PI * 2;
  const to = from + 1.3 + random() * 1.9;
  const flat = 0.84 + random() * 0.12;
  const at = (angle: number) =>
    svg`${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach * flat}`;
  return svg`M${at(from)}A${reach} ${reach * flat} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}

/** Spaghetti, turned into a nest with a fork: each layer of strands lies on the shade of the last. */
export const nest =
  (colours: readonly [string, ...string[]], layers = 10): Food =>
  (random) =>
    glow([5, 12], [132, 120], CAST, 0.6) +
    svg`<path d="${blob(random, [0, 0], [94, 86], 0.1, 13)}" fill="${darker(colours[0], 0.3)}"/>` +
    times(layers, (layer) => {
      const colour = oneOf(random, colours);
      const strands = times(9, () => winding(random, 96 - layer * 2 - random() * 58));
      return (
        line(strands, darker(colour, 0.5), 8.4, 0.6) +
        line(strands, darker(colour, 0.08), 6.6) +
        svg`<g transform="translate(-.7 -1.1)">${line(strands, lighter(colour, 0.45), 2.2, 0.8)}</g>`
      );
    });

const crumb = (random: Random, [x, y]: readonly [number, number], size: number) =>
  blob(random, [x, y], [size * (0.8 + random() * 0.5), size * (0.65 + random() * 0.3)], 0.5, 6);

/** Minced meat stewed in tomatoes: crumbs of all sizes in a shining sauce. */
export const ragout =
  (meat: readonly [string, ...string[]], sauce = '#b02a14', r = 80): Food =>
  (random) => {
    const edge = blob(random, [0, 0], [r, r * 0.9], 0.34, 15);
    const crumbs = spread(random, 46, r * 0.94, r * 0.84).map((at) =>
      crumb(random, at, 6 + random() * 6),
    );
    return (
      glow([4, 9], [r * 1.14, r], CAST, 0.6) +
      svg`<path d="${edge}" fill="${lit(sauce)}"/>` +
      glow([-r * 0.2, -r * 0.26], [r * 0.7, r * 0.5], '#ff7a3c', 0.5) +
      svg`<path d="${crumbs.join('')}" transform="translate(2 3.4)" fill="#3d0d04" opacity=".55"/>` +
      crumbs.map((d) => svg`<path d="${d}" fill="${lit(oneOf(random, meat))}"/>`).join('') +
      spread(random, 9, r * 0.7, r * 0.6)
        .map((at) => svg`<path d="${crumb(random, at, 7)}" fill="${lit('#e2432a')}"/>`)
        .join('') +
      spread(random, 13, r * 0.78, r * 0.66)
        .map(([x, y]) => gleam(x, y, 5 + random() * 5, 0.85))
        .join('')
    );
  };

/** Flakes shaved off a hard cheese, on their own small shadows. */
export const shavings =
  (colours: readonly [string, ...string[]], count = 26, r = 84): Food =>
  (random) => {
    const flakes = spread(random, count, r, r * 0.88).map(([x, y]) => {
      const [turn, long] = [random() * Math.PI, 6 + random() * 7];
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      const [bx, by] = [-dy * 0.5, dx * 0.5];
      return svg`M${x - dx} ${y - dy}Q${x + bx} ${y + by} ${x + dx} ${y + dy}Q${x - bx * 0.3} ${y - by * 0.3} ${x - dx} ${y - dy}z`;
    });
    return (
      svg`<path d="${flakes.join('')}" transform="translate(1.5 2.5)" fill="${CAST}" stroke="${CAST}" stroke-width="2" opacity=".3"/>` +
      colours
        .map((colour, at) => {
          const own = flakes.filter((_, i) => i % colours.length === at).join('');
          return svg`<path d="${own}" fill="${colour}" stroke="${colour}" stroke-width="2" stroke-linejoin="round"/>`;
        })
        .join('')
    );
  };
