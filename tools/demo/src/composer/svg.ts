import { icons } from '@iconify-json/noto';
import { productDrawings } from './product-drawings.js';

/** Numbers of a drawing, with one decimal. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Fills the numbers of a template with one decimal. */
export function svg(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (typeof value === 'number' ? n(value) : (value ?? ''));
  }, '');
}

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (rgb: number[]) =>
  `#${rgb
    .map((c) => Math.max(0, Math.min(255, Math.round(c))))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;

/** A colour between two; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return hexOf(channels(from).map((c, i) => c + ((target[i] ?? c) - c) * share));
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#000000', share);
export const lighter = (colour: string, share = 0.35) => mix(colour, '#ffffff', share);

/** Relative luminance, from 0 to 1. */
export function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((c) => {
    const s = c / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White or a dark shade of the background, whichever has more contrast. */
export function inkOn(ground: string): string {
  return luminance(ground) > 0.36 ? mix(ground, '#1a1208', 0.82) : '#ffffff';
}

/** The drawing of a Noto icon, or of ours, on a field of 128 × 128. */
export function iconBody(name: string): string {
  const found = productDrawings(name) ?? icons.icons[name]?.body;
  if (found === undefined) throw new Error(`No icon "${name}"`);
  return found;
}

/** Defines each icon once; `place` puts it on the picture. */
export const defineIcons = (names: readonly string[]) =>
  [...new Set(names)].map((name) => `<g id="i-${name}">${iconBody(name)}</g>`).join('');

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

/** Light from the left and shade on the right, laid over a shape to give it body. */
export const bodyLight =
  '<linearGradient id="v"><stop offset="0" stop-opacity=".16"/><stop offset=".06" stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset=".13" stop-color="#fff" stop-opacity=".3"/><stop offset=".26" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset=".74" stop-opacity="0"/><stop offset="1" stop-opacity=".28"/></linearGradient>';

export const metal =
  '<linearGradient id="m"><stop offset="0" stop-color="#8d99a3"/><stop offset=".2" stop-color="#f4f7f9"/>' +
  '<stop offset=".5" stop-color="#b9c3cb"/><stop offset=".8" stop-color="#e6ebee"/><stop offset="1" stop-color="#7d8891"/></linearGradient>';
