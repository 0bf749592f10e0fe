import { icons } from '@iconify-json/noto';
import { svg } from './colours.js';
import { litColours } from './dishes/shapes.js';
import { productDrawings } from './drawings/product-drawings.js';

export { darker, inkOn, lighter, luminance, mix, n, svg } from './colours.js';

/** The drawing of a Noto icon, or of ours, on a field of 128 × 128. */
export function iconBody(name: string): string {
  const found = productDrawings(name) ?? icons.icons[name]?.body;
  if (found === undefined) throw new Error(`No icon "${name}"`);
  return found;
}

/**
 * Defines each icon once, and each lit colour that the icons or the drawing beside them use; `place`
 * puts an icon on the picture.
 */
export function defineIcons(names: readonly string[], beside = ''): string {
  const drawn = [...new Set(names)].map((name) => `<g id="i-${name}">${iconBody(name)}</g>`);
  return litColours(beside + drawn.join('')) + drawn.join('');
}

export type Placed = { size: number; turn?: number; flip?: boolean; filter?: string };

/** An icon around a middle point. */
export function place(name: string, x: number, y: number, how: Placed): string {
  const scale = how.size / 128;
  const turn = how.turn ? svg` rotate(${how.turn})` : '';
  const flip = how.flip ? `-${n3(scale)} ${n3(scale)}` : n3(scale);
  const filter = how.filter ? ` filter="url(#${how.filter})"` : '';
  return svg`<use href="#i-${name}" transform="translate(${x} ${y})${turn} scale(${flip}) translate(-64 -64)"${filter}/>`;
}
const n3 = (value: number) => String(Math.round(value * 1000) / 1000);

/** Soft shadow that the goods throw on the ground. */
export const groundShadow = (x: number, y: number, rx: number) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.09}" fill="#14210f" opacity=".16"/>`;

/** Shadow of loose goods that fades out all around; `lightsOf` defines its gradient. */
export const contactShadow = (x: number, y: number, rx: number) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx * 1.14}" ry="${rx * 0.17}" fill="url(#cs)"/>`;

export const contactShade =
  '<radialGradient id="cs"><stop stop-opacity=".4"/><stop offset=".6" stop-opacity=".14"/><stop offset="1" stop-opacity="0"/></radialGradient>';

/** Light from the left and shade on the right, laid over a shape to give it body. */
export const bodyLight =
  '<linearGradient id="v"><stop offset="0" stop-opacity=".16"/><stop offset=".06" stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset=".13" stop-color="#fff" stop-opacity=".3"/><stop offset=".26" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".74" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>';

/** Light on a disc from the upper left, as on the plates of the dishes. */
export const discLight =
  '<radialGradient id="d" cx=".32" cy=".26" r=".86"><stop stop-color="#fff" stop-opacity=".65"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1608" stop-opacity=".13"/></radialGradient>';

export const metal =
  '<linearGradient id="m"><stop offset="0" stop-color="#8d99a3"/><stop offset=".2" stop-color="#f4f7f9"/>' +
  '<stop offset=".5" stop-color="#b9c3cb"/><stop offset=".8" stop-color="#e6ebee"/><stop offset="1" stop-color="#7d8891"/></linearGradient>';
