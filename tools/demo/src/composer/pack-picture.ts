import { seeded } from '../feed/identity.js';
import type { PackShape } from '../feed/assortment-rows.js';
import { bag } from './bags/bag.js';
import { bottle, can } from './bottles.js';
import { carton, crate } from './crates.js';
import { jar, tin, tub, tube } from './jars.js';
import type { Pack, PackBack } from './labels/parts.js';
import { loose } from './loose/loose.js';
import { box, net, roll } from './packs.js';
import { bodyLight, contactShade, defineIcons, metal, n } from './svg.js';
import { tray } from './trays.js';

/** Turns of the colour wheel that make a second kind of the same drawing. */
const hues: Record<string, string> = {
  orange: '<feColorMatrix values="1 .1 0 0 .3 .1 .6 0 0 .12 0 .1 .4 0 .08 0 0 0 1 0"/>',
  white: '<feColorMatrix values=".3 .1 .1 0 .68 .12 .26 .1 0 .66 .1 .1 .2 0 .6 0 0 0 1 0"/>',
  beef: '<feColorMatrix values=".86 0 0 0 0 0 .62 0 0 0 0 0 .62 0 0 0 0 0 1 0"/>',
};
const looseLooks = new Set(Object.keys(hues));

const shapes: Record<Exclude<PackShape, 'loose'>, (pack: Pack) => string> = {
  bottle,
  crate,
  can,
  tin,
  jar,
  carton,
  tub,
  bag,
  box,
  tray,
  net,
  roll,
  tube,
};

export type PictureInput = Pack & {
  shape: PackShape;
  seed: string;
  /** Below 1 for the smaller pack of two that look alike. */
  scale: number;
};

/** A pack's drawing without its frame, with the filter and the icons that it uses. */
export function drawnPack(input: PictureInput) {
  const random = seeded(input.seed);
  const isUnpacked = input.look === 'unpacked';
  const shape = isUnpacked ? 'loose' : input.shape;
  const tinted = shape === 'loose' || shape === 'tray' || shape === 'net';
  const hue =
    tinted && input.look !== undefined && looseLooks.has(input.look) ? hues[input.look] : undefined;
  const pack: Pack = hue === undefined ? input : { ...input, filter: 'h' };
  const count = input.count ?? (isUnpacked ? 1 : 2 + Math.floor(random() * 3));
  const drawn = shape === 'loose' ? loose(pack, count, random) : shapes[shape](pack);
  const icons = pack.art.filter((name) => drawn.includes(`#i-${name}"`));
  const filter =
    hue === undefined ? '' : `<filter id="h" color-interpolation-filters="sRGB">${hue}</filter>`;
  return { drawn, filter, icons };
}

/** The lights that a drawing uses. */
export const lightsOf = (drawn: string) =>
  (drawn.includes('url(#v)') ? bodyLight : '') +
  (drawn.includes('url(#m)') ? metal : '') +
  (drawn.includes('url(#cs)') ? contactShade : '');

/** A square picture of one product, 480 × 480 on a transparent ground, always the same for the same input. */
export function packPicture(input: PictureInput): string {
  const { drawn, filter, icons } = drawnPack(input);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><defs>${lightsOf(drawn)}${filter}` +
    `${defineIcons(icons)}</defs>${scaled(drawn, input.scale)}</svg>\n`
  );
}

/** The second look at a product: the back of its pack, or one piece of the goods, large and with air
 * around it. */
export function closePicture(input: PictureInput, back: PackBack): string {
  const isLoose = input.shape === 'loose' || input.look === 'unpacked';
  if (!isLoose) return packPicture({ ...input, back, scale: 1 });
  const { arrangement: _, ...alone } = input;
  return packPicture({ ...alone, count: 1, scale: 1 }).replace('0 0 480 480', '24 30 432 432');
}

/** Smaller, standing on the same ground. */
const scaled = (drawing: string, scale: number) =>
  scale === 1
    ? drawing
    : `<g transform="translate(${n(240 - 240 * scale)} ${n(440 - 440 * scale)}) scale(${scale})">${drawing}</g>`;
