import { darker, lighter, svg } from '../svg.js';

/** A way of drawing that a shop has for all its departments: what lies behind the goods, and what is made of them. */
export interface Manner {
  readonly frame: (ground: string) => string;
  readonly defs: string;
  readonly drawn: (goods: string) => string;
}

const ink = '#33281f';

/** Mask of all that is darker than a share, as white on black. */
const tone = (name: string, from: number) =>
  svg`<filter id="${name}f" color-interpolation-filters="sRGB"><feColorMatrix values="-.3-.59-.11 0 1-.3-.59-.11 0 1-.3-.59-.11 0 1 0 0 0 1 0"/><feComponentTransfer><feFuncR type="linear" slope="9" intercept="${String(-9 * from)}"/><feFuncG type="linear" slope="9" intercept="${String(-9 * from)}"/><feFuncB type="linear" slope="9" intercept="${String(-9 * from)}"/></feComponentTransfer></filter><mask id="${name}"><use href="#u" filter="url(#${name}f)"/></mask>`;

const hatch = (name: string, turn: number, gap: number, width: number) =>
  svg`<pattern id="${name}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0h${gap}v${width}H0z" fill="${ink}"/></pattern>`;

/** Lines of ink along every edge: the outline, and wherever a tone is darker than around it. */
const contours =
  '<filter id="ef" color-interpolation-filters="sRGB"><feColorMatrix values="-.3-.59-.11 0 1-.3-.59-.11 0 1-.3-.59-.11 0 1 0 0 0 1 0" result="a"/><feGaussianBlur in="a" stdDeviation="4" result="b"/><feComposite in="a" in2="b" operator="arithmetic" k2="7" k3="-7" result="c"/><feColorMatrix in="c" values="1 0 0 0-.25 1 0 0 0-.25 1 0 0 0-.25 0 0 0 0 1"/></filter>' +
  '<mask id="e"><use href="#u" filter="url(#ef)"/></mask>' +
  `<filter id="lf"><feMorphology in="SourceAlpha" operator="dilate" radius="2" result="d"/><feComposite in="d" in2="SourceAlpha" operator="out" result="r"/><feFlood flood-color="${ink}"/><feComposite in2="r" operator="in"/></filter>`;

const plate = 'M24 24H456V456H24z';
const inked = (fill: string, mask: string) =>
  `<path d="${plate}" fill="${fill}" mask="url(#${mask})"/>`;

/** Coloured copperplate: ink in lines and crossed lines over a thin wash, on a sheet with a ruled border. */
const engraved: Manner = {
  frame: (ground) =>
    svg`<path d="${plate}" fill="${lighter(ground, 0.5)}"/><path d="M34 34H446V446H34zM42 42H438V438H42z" fill="none" stroke="${ink}" stroke-width="2.500" opacity=".7"/>` +
    svg`<path d="M76 346H404M62 358H418M70 370H410M58 382H422M80 394H400M112 406H368" stroke="${ink}" stroke-width="2.500" opacity=".38"/>`,
  defs:
    '<filter id="wf" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".85"/><feComponentTransfer><feFuncR type="linear" slope=".72" intercept=".28"/><feFuncG type="linear" slope=".72" intercept=".27"/><feFuncB type="linear" slope=".72" intercept=".24"/></feComponentTransfer></filter>' +
    tone('m', 0.38) +
    tone('n', 0.62) +
    tone('p', 0.82) +
    contours +
    hatch('x', 38, 9, 1.9) +
    hatch('y', -42, 9, 2) +
    hatch('z', 0, 6, 2),
  drawn: (goods) =>
    `<defs><g id="u"><g transform="translate(240 258) scale(1.04) translate(-240 -290)">${goods}</g></g></defs><use href="#u" filter="url(#wf)"/>` +
    inked('url(#x)', 'm') +
    inked('url(#y)', 'n') +
    inked('url(#z)', 'p') +
    inked(ink, 'e') +
    '<use href="#u" filter="url(#lf)"/>',
};

const plum = '#3d0f2e';

const petals = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8;
  return svg`<circle cx="${240 + Math.cos(angle) * 182}" cy="${240 + Math.sin(angle) * 182}" r="40"/>`;
}).join('');

/** A painted sign: bright flat colours in few steps, within a thick line, on a flower of petals. */
const painted: Manner = {
  frame: (ground) =>
    `<g fill="${ground}" stroke="${plum}" stroke-width="9">${petals}</g><circle cx="240" cy="240" r="194" fill="${ground}"/><circle cx="240" cy="240" r="172" fill="#fff7e3"/>` +
    svg`<path d="M78 298A172 172 0 0 0 402 298z" fill="${darker(ground, 0.06)}"/><circle cx="240" cy="240" r="172" fill="none" stroke="${plum}" stroke-width="7"/>`,
  defs:
    '<filter id="o" x="-.1" y="-.1" width="1.200" height="1.200" color-interpolation-filters="sRGB">' +
    '<feComponentTransfer in="SourceGraphic" result="a"><feFuncA type="linear" slope="5" intercept="-2.600"/></feComponentTransfer>' +
    '<feColorMatrix in="a" type="saturate" values="1.450" result="s"/><feComponentTransfer in="s" result="f"><feFuncR type="table" tableValues=".1 .1 .34 .34 .58 .58 .82 .82 1 1"/><feFuncG type="table" tableValues=".06 .06 .32 .32 .56 .56 .8 .8 .98 .98"/><feFuncB type="table" tableValues=".08 .08 .32 .32 .56 .56 .8 .8 .96 .96"/></feComponentTransfer>' +
    '<feGaussianBlur in="a" stdDeviation="5" result="b"/><feColorMatrix in="b" values="0 0 0 0 .24 0 0 0 0 .06 0 0 0 0 .18 0 0 0 14-.9" result="l"/>' +
    '<feMerge><feMergeNode in="l"/><feMergeNode in="f"/></feMerge></filter>',
  drawn: (goods) =>
    `<g filter="url(#o)" transform="translate(240 240) scale(.94) translate(-240 -286)">${goods}</g>`,
};

export const manners = { engraved, painted } satisfies Readonly<Record<string, Manner>>;

export type MannerName = keyof typeof manners;
