import { darker, lighter, svg } from '../colours.js';
import type { Food } from './shapes.js';
import { spread, turned } from './shapes.js';

/** Dice of a firm vegetable with the clean faces of a knife's cut. */
export const knifeDice =
  (colour: string, count: number, size: number, r = 84): Food =>
  (random) =>
    spread(random, count, r, r * 0.9)
      .map(([x, y]) => {
        const s = size * (0.86 + random() * 0.28);
        const outline = svg`M${-s} ${-s * 0.5}L0 ${-s}L${s} ${-s * 0.5}V${s * 0.5}L0 ${s}L${-s} ${s * 0.5}z`;
        return turned(
          x,
          y,
          random() * 50 - 25,
          svg`<path d="${outline}" transform="translate(3 5)" fill="#2a1608" opacity=".28"/><path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${s * 0.2}" stroke-linejoin="round"/>` +
            svg`<path d="M0 0V${s}L${s} ${s * 0.5}V${-s * 0.5}z" fill="${darker(colour, 0.2)}"/><path d="M${-s} ${-s * 0.5}L0 ${-s}L${s} ${-s * 0.5}L0 0z" fill="${lighter(colour, 0.4)}"/>`,
        );
      })
      .join('');
