import { darker, lighter, svg } from '../colours.js';
import type { Food, Random } from './shapes.js';
import { CAST, gleam, glow, line, lit, oneOf, piece, spread, times, turned } from './shapes.js';

/** A leaf of parsley or coriander with its three notched lobes. */
const threeLobes =
  'M0 14C-4 8-12 10-18 5-14 3-17-2-13-5-9-5-8-2-6-1-10-8-7-12-4-18-2-15 2-15 4-18 7-12 10-8 6-1 8-2 9-5 13-5 17-2 14 3 18 5 12 10 4 8 0 14z';

const ovate = 'M0 18C-14 14-17-4-9-14-5-19-2-20 0-23 2-20 5-19 9-14 17-4 14 14 0 18z';

const lobed = (colour: string) =>
  piece(threeLobes, colour, 2.5) +
  line('M0 12V-12M0 6L-11 1M0 6L11 1', lighter(colour, 0.35), 1, 0.6);

const broad = (colour: string) =>
  piece(ovate, colour, 3) +
  line('M0 16V-16M0 8L-8 1M0 8L8 1M0 0L-6-7M0 0L6-7', lighter(colour, 0.3), 1, 0.6) +
  glow([-4, -4], [5, 9], '#ffffff', 0.4, 16);

/** Leaves of a fresh herb, strewn or in a small bunch. */
const strewn =
  (
    leaf: (colour: string) => string,
  ): ((colours: readonly [string, ...string[]], count: number, r: number, size: number) => Food) =>
  (colours, count, r, size) =>
  (random) =>
    spread(random, count, r, r * 0.86)
      .map(([x, y]) => {
        const scale = size * (0.75 + random() * 0.5);
        return turned(
          x,
          y,
          random() * 360,
          `<g transform="scale(${scale.toFixed(2)})">${leaf(oneOf(random, colours))}</g>`,
        );
      })
      .join('');

export const parsley = strewn(lobed);
export const basil = strewn(broad);

/** A twig of rosemary: narrow needles along both sides of its stem. */
const twig = (random: Random) => {
  const needles = (side: number) =>
    times(9, (i) => {
      const [x, long] = [-36 + i * 8, 13 + random() * 5 - i * 0.7];
      return svg`M${x} 0q${4} ${side * 3} ${8} ${side * long}q2 ${side * -5} ${-3} ${side * -long}z`;
    });
  return (
    svg`<path d="${needles(1)}${needles(-1)}" transform="translate(2 4)" fill="${CAST}" opacity=".34"/>` +
    line('M-40 0H40', '#6a5a34', 2.6) +
    svg`<path d="${needles(1)}" fill="#3d6340"/><path d="${needles(-1)}" fill="#5e8a5a"/>`
  );
};

export const rosemary =
  (count = 3): Food =>
  (random) =>
    spread(random, count, count === 1 ? 0 : 44, 34)
      .map(([x, y]) => turned(x, y, random() * 180, twig(random)))
      .join('');

/** Lamb's lettuce: small rosettes of spoon-shaped leaves. */
export const rosettes =
  (colours: readonly [string, ...string[]], count = 11, size = 40, r = 84): Food =>
  (random) =>
    spread(random, count, r, r * 0.86)
      .map(([x, y]) => {
        const first = random() * 360;
        return turned(
          x,
          y,
          0,
          glow([3, 8], [size * 1.1, size], CAST, 0.5) +
            times(7, (i) => {
              const colour = oneOf(random, colours);
              const s = (size * (i < 4 ? 1 : 0.7) * (0.86 + random() * 0.26)) / 40;
              return `<g transform="rotate(${Math.round(first + i * (i < 4 ? 90 : 127))})scale(${s.toFixed(2)})">${spoon(colour)}</g>`;
            }),
        );
      })
      .join('');

/** On a narrow rim of shade, which is shorter than a shadow of its own. */
const shaded = (d: string, colour: string) =>
  svg`<path d="${d}" fill="${lit(colour)}" stroke="${darker(colour, 0.5)}" stroke-width="1"/>`;

const spoon = (colour: string) =>
  shaded('M0 2C-3-12-13-24-12-35-9-47 9-47 12-35 13-24 3-12 0 2z', colour) +
  line('M0-2Q1-20 0-36', lighter(colour, 0.5), 1.8, 0.7) +
  glow([-4, -34], [6, 9], '#ffffff', 0.35);

/** Thin wedges of an unpeeled pear, fanned out. */
export const pearWedges =
  (skin: string, count = 7, r = 66): Food =>
  (random) =>
    spread(random, count, r, r * 0.8)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 200 - 100,
          glow([3, 7], [26, 46], CAST, 0.5) +
            svg`<path d="M-3-45C8-44 12-28 20-12 30 10 24 34 2 42-6 26-12-20-3-45z" fill="${lit(skin)}"/>` +
            svg`<path d="M-3-43C5-41 7-26 14-11 23 9 18 31 1 39-6 24-12-20-3-43z" fill="${lit('#f6ecc2')}"/>` +
            line('M-3-34Q-4 0 1 30', darker('#f6ecc2', 0.16), 1.6, 0.7) +
            glow([3, 12], [5, 11], '#b9a05a', 0.6) +
            '<path d="M1 8q4 4 1 9-4-4-1-9z" fill="#5b3518"/>' +
            gleam(6, -14, 8, 0.6, 66),
        ),
      )
      .join('');
