import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, CAST, gleam, glow, line, lit, oneOf, spread, turned } from './shapes.js';

/** Dark from the heat of the oven, at an end or a corner. */
const char = (x: number, y: number, size: number, strength = 0.7) =>
  glow([x, y], [size, size * 0.7], '#4a1e08', strength);

const under = (rx: number, ry: number) => glow([3, 6], [rx * 1.25, ry * 1.4], CAST, 0.5);

type Piece = (random: () => number) => string;

/** Pieces of one vegetable, tossed over a tray or a part of it. */
const tossed =
  (draw: Piece) =>
  (count: number, rx: number, ry: number): Food =>
  (random) =>
    spread(random, count, rx, ry)
      .map(([x, y]) => turned(x, y, random() * 360, draw(random)))
      .join('');

/** A chunk of potato: soft in its middle, crisp and brown along its edges. */
export const potatoChunks = tossed((random) => {
  const flesh = oneOf(random, ['#f2cd68', '#eabc50', '#f5d67c'] as const);
  return (
    under(25, 19) +
    svg`<path d="${blob(random, [0, 0], [28, 22], 0.42, 7)}" fill="${flesh}" stroke="#b9762c" stroke-width="2.400"/>` +
    glow([-3, -4], [19, 13], '#fdeeb4', 0.8) +
    char(-19, 6, 11, 0.5) +
    char(17, 8, 13, 0.55) +
    char(8, -15, 9, 0.4) +
    gleam(-6, -8, 8, 0.7, -14)
  );
});

/** A length of carrot, cut at a slant, with a glossy back. */
export const carrotBatons = tossed((random) => {
  const colour = oneOf(random, ['#e87a1c', '#f08a2a', '#dd6a16'] as const);
  return (
    under(38, 11) +
    svg`<path d="M-40-4C-34-12-14-13 8-11 26-10 38-6 41 0 38 6 24 10 4 11-16 13-36 12-41 6-43 2-42-1-40-4z" fill="${lit(colour)}"/>` +
    svg`<ellipse cx="-36" cy="1" rx="6" ry="9.500" transform="rotate(-14 -36 1)" fill="${lit('#f7b057')}"/>` +
    line('M-18-11q4 4 2 7M0-10q3 4 1 6M18-9q3 3 2 5', darker(colour, 0.3), 1.4, 0.6) +
    char(31, 0, 9) +
    char(-8, 6, 12, 0.4) +
    gleam(-4, -5, 20, 0.65, 2)
  );
});

/** A wedge of beetroot: the dark skin, and the wet cut with its rings. */
export const beetWedges = tossed((random) => {
  const flesh = oneOf(random, ['#a8234f', '#98194a', '#b52d58'] as const);
  return (
    under(30, 22) +
    svg`<path d="M-30 4C-28-20 4-30 22-18 34-8 32 14 18 22 0 28-28 22-30 4z" fill="${lit('#5a1030')}"/>` +
    svg`<path d="M-27 2C-24-17 4-26 19-16 25-2 16 10 2 14-12 17-26 14-27 2z" fill="${lit(flesh)}"/>` +
    line('M-18 4C-14-9 4-15 13-9M-10 7C-6-2 4-6 9-3', lighter(flesh, 0.3), 1.8, 0.5) +
    char(18, 6, 10, 0.6) +
    gleam(-8, -11, 11, 0.7, -24) +
    gleam(10, 17, 8, 0.4, -10)
  );
});

/** A wedge of onion that the oven has opened: its layers, sweet and brown at their tips. */
export const onionWedges = tossed((random) => {
  const [outer, inner] = oneOf(random, [
    ['#a8527a', '#f6e2df'],
    ['#96456c', '#f3d9d8'],
  ] as const);
  return (
    under(30, 19) +
    svg`<path d="M-36 8C-30-22 26-24 36 6 26 18-24 20-36 8z" fill="${lit(outer)}"/>` +
    svg`<path d="M-29 8C-22-15 20-17 29 6 20 14-18 16-29 8z" fill="${lit(inner)}"/>` +
    svg`<path d="M-21 8C-15-9 14-10 21 7 14 12-12 13-21 8z" fill="${lit(outer)}"/>` +
    svg`<path d="M-13 8C-8-3 8-4 13 7 8 10-7 11-13 8z" fill="${lit(inner)}"/>` +
    char(-26, 2, 10, 0.65) +
    char(26, -1, 10, 0.65) +
    gleam(-6, -14, 12, 0.6, -8)
  );
});
