import { darker, lighter, mix, svg } from '../colours.js';
import type { Food, Random } from './shapes.js';
import { blob, CAST, gleam, glow, line, lit, oneOf, spread, times, within } from './shapes.js';

/** Sauce or soup: a glossy pool that is deeper, and so darker, towards its edge. */
export const gloss =
  (colour: string, r = 130): Food =>
  (random) =>
    svg`<path d="${blob(random, [0, 0], [r, r * 0.96], 0.06, 13)}" fill="${lit(mix(colour, '#8a4a1c', 0.14))}"/>` +
    glow([-r * 0.14, -r * 0.16], [r * 0.86, r * 0.8], lighter(colour, 0.16), 0.9) +
    times(7, () => {
      const [x, y] = within(random, r * 0.8);
      return gleam(x, y, 9 + random() * 15, 0.45);
    }) +
    gleam(-r * 0.5, -r * 0.62, r * 0.34, 0.7, -36);

/** The corners of a piece cut by hand, five or six of them. */
function cut(random: Random, size: number): [number, number][] {
  const corners = random() < 0.5 ? 5 : 6;
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + random() * 0.5) / corners) * Math.PI * 2;
    const reach = size * (0.78 + random() * 0.26);
    return [Math.cos(angle) * reach * 1.06, Math.sin(angle) * reach * 0.86];
  });
}

const closed = (corners: readonly (readonly [number, number])[], scale = 1, up = 0) =>
  svg`M${corners.map(([x, y]) => svg`${x * scale} ${y * scale - up}`).join('L')}z`;

/** Braised pieces of meat, or of food without its fibres: a worn edge, a lighter face, a glaze of their sauce, and wet lights. */
export const braised =
  (
    meat: readonly [string, ...string[]],
    glaze: string,
    count: number,
    size: number,
    r = 92,
    fibrous = true,
  ): Food =>
  (random) =>
    spread(random, count, r, r * 0.88)
      .map(([x, y]) => {
        const colour = oneOf(random, meat);
        const s = size * (0.78 + random() * 0.4);
        // Dough and boiled roots are rounder than meat.
        const [inner, edge] = fibrous ? [1, 0.36] : [0.72, 0.86];
        const corners = cut(random, s * inner);
        const round = svg`stroke-width="${s * edge}" stroke-linejoin="round"`;
        const fibres = times(3, (i) => {
          const at = (i - 1.4) * s * 0.3;
          return svg`M${-s * 0.5 + i * 3} ${at}q${s * 0.4} ${s * (random() - 0.5) * 0.4} ${s * 0.9} ${s * 0.08}`;
        });
        return svg`<g transform="translate(${x} ${y})">${
          glow([3, s * 0.36], [s * 1.7, s * 1.4], CAST, 0.7) +
          svg`<path d="${closed(corners)}" fill="${lit(colour)}" stroke="${lit(colour)}" ${round}/>` +
          svg`<path d="${closed(corners, 0.78, s * 0.16)}" fill="${lighter(colour, 0.2)}" stroke="${lighter(colour, 0.2)}" ${round} opacity=".34"/>` +
          (fibrous
            ? line(fibres, darker(colour, 0.45), 1.5, 0.4)
            : glow([-s * 0.2, -s * 0.2], [s * 0.7, s * 0.5], '#ffffff', 0.4)) +
          glow([s * 0.08, s * 0.56], [s * 0.9, s * 0.46], glaze, 0.7) +
          gleam(-s * 0.34, -s * 0.5, s * 0.36, 0.65, -14) +
          gleam(s * 0.4, -s * 0.24, s * 0.16, 0.85)
        }</g>`;
      })
      .join('');

/** Soft slivers of onion, glassy from the long simmering. */
export const stewedOnions =
  (colour: string, count = 16, r = 96): Food =>
  (random) => {
    const slivers = spread(random, count, r, r * 0.9).map(([x, y]) => {
      const [turn, long] = [random() * Math.PI * 2, 10 + random() * 6];
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      return svg`M${x - dx} ${y - dy}Q${x + dy * 0.9} ${y - dx * 0.9} ${x + dx} ${y + dy}Q${x + dy * 0.4} ${y - dx * 0.4} ${x - dx} ${y - dy}z`;
    });
    const d = slivers.join('');
    return (
      svg`<path d="${d}" transform="translate(1 2.5)" fill="${CAST}" opacity=".3"/>` +
      svg`<path d="${d}" fill="${colour}" stroke="${lighter(colour, 0.25)}" stroke-width="1.4" opacity=".85"/>`
    );
  };

/** A heap of onions fried crisp: short curled strips, dark at their edges. */
export const crispOnions =
  (colour: string, count = 102, r = 70): Food =>
  (random) =>
    glow([3, 8], [r * 1.24, r * 1.06], CAST, 0.6) +
    times(6, () => {
      const strips = times(Math.ceil(count / 6), () => {
        const [x, y] = within(random, r, r * 0.8);
        const [turn, long, bend] = [random() * Math.PI * 2, 5 + random() * 9, random() * 3 - 1.5];
        const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
        return svg`M${x - dx} ${y - dy}Q${x + dy * bend} ${y - dx * bend} ${x + dx} ${y + dy}`;
      });
      const tone = oneOf(random, [colour, lighter(colour, 0.22), darker(colour, 0.26)] as const);
      return (
        svg`<g transform="translate(1 2)">${line(strips, darker(colour, 0.62), 6.2, 0.65)}</g>` +
        line(strips, tone, 4.8) +
        svg`<g transform="translate(-.6 -1.6)">${line(strips, lighter(tone, 0.45), 1.3, 0.7)}</g>`
      );
    });
