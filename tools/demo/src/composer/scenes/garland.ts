import { lit } from '../dishes/shapes.js';
import { darker, lighter, svg } from '../svg.js';

const petals = ['#f4781c', '#f9b51f'] as const;
const leaf = '#3f8436';
const span = 208;
/** Where the first string hangs down, so that none hangs before a flag of the sacks. */
const first = 55 - span;

/** A marigold: ruffled rings of petals, darker towards its edge. */
const marigold = (colour: string, index: number) =>
  svg`<g id="f${index}"><circle cx="1.500" cy="3" r="17" fill="#2a1608" opacity=".22"/>` +
  [
    [14, darker(colour, 0.18), 6],
    [11.5, colour, 6.5],
    [8, lighter(colour, 0.16), 6],
    [4, lighter(colour, 0.3), 5],
  ]
    .map(
      ([r = 0, tone = '', w = 0]) =>
        `<circle r="${r}" fill="${tone}" stroke="${tone}" stroke-width="${w}" stroke-dasharray="0 ${w}" stroke-linecap="round"/>`,
    )
    .join('') +
  '</g>';

/** A mango leaf that hangs down from its stalk. */
const mangoLeaf =
  `<g id="l"><path d="M2 3C-13 18-12 44 2 66 15 44 15 18 2 3z" fill="#2a1608" opacity=".2"/><path d="M0 0C-14 16-13 42 0 64 13 42 13 16 0 0z" fill="${lit(leaf)}"/>` +
  `<path d="M0 2V58M0 16l-7 8M0 16l7 8M0 28l-8 8M0 28l8 8M0 40l-6 7M0 40l6 7" fill="none" stroke="${lighter(leaf, 0.4)}" stroke-width="1.300" opacity=".8"/></g>`;

const use = (name: string, x: number, y: number, more = '') =>
  svg`<use href="#${name}" transform="translate(${x} ${y})${more}"/>`;

/** How far the string of flowers hangs at a share of its span. */
const sag = (share: number) => 15 + 25 * 4 * share * (1 - share);

const swag = (left: number) =>
  Array.from({ length: 10 }, (_, i) => {
    const share = (i + 0.5) / 10;
    return use(i % 5 === 2 || i % 5 === 1 ? 'f1' : 'f0', left + share * span, sag(share));
  }).join('');

const leavesOf = (left: number) =>
  Array.from({ length: 9 }, (_, i) => {
    const share = (i + 1) / 10;
    return use(
      'l',
      left + share * span,
      sag(share) + 4,
      svg` rotate(${(0.5 - share) * 26}) scale(${String(0.5 + Math.round(Math.abs(share - 0.5) * 60) / 100)})`,
    );
  }).join('');

/** Flowers on a string that hangs where two spans meet, with a leaf at its end. */
const drop = (x: number) =>
  use('l', x, 92, ' scale(.7)') +
  [90, 66, 42, 18].map((y, i) => use(i % 2 ? 'f1' : 'f0', x, y)).join('');

/** A toran, as it hangs over the door of a shop: marigolds on strings and mango leaves. */
export function toran(w: number): string {
  const lefts = Array.from({ length: Math.ceil((w - first) / span) }, (_, i) => first + i * span);
  return (
    `<defs>${petals.map(marigold).join('')}${mangoLeaf}</defs>` +
    svg`<linearGradient id="p" x2="0" y2="1"><stop stop-color="#7a3a08" stop-opacity=".34"/><stop offset="1" stop-color="#7a3a08" stop-opacity="0"/></linearGradient><path d="M0 0h${w}v90H0z" fill="url(#p)"/>` +
    svg`<path d="M0 0h${w}v14H0z" fill="#a3195b"/><path d="M0 7h${w}" stroke="#f9c54a" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>` +
    lefts.map(leavesOf).join('') +
    lefts.map(swag).join('') +
    lefts.slice(1).map(drop).join('')
  );
}
