import { seeded } from '../feed/identity.js';
import type { Shadow } from './scenes/shadows.js';
import { vessels } from './scenes/vessels.js';
import { defineIcons, svg } from './svg.js';

type Crate = {
  readonly art: readonly string[];
  readonly seed: string;
  /** What is in it, in kilograms. */
  readonly weight: number;
};

const WIDTH = 420;
/** From this weight on, in kilograms, a crate fills its picture. */
const FULL = 5;

/** Without a colour of its own, as the ground of a product's picture is any, and within the picture. */
const shadow: Shadow = (x, base, half) =>
  svg`<ellipse cx="${x}" cy="${base + 4}" rx="${half * 1.1}" ry="${half * 0.13}" fill="url(#k)"/>`;
const shade =
  '<radialGradient id="k"><stop stop-opacity=".42"/><stop offset=".7" stop-opacity=".26"/><stop offset="1" stop-opacity="0"/></radialGradient>';

/** A box of mixed goods as it is delivered: the wooden crate of the banners, heaped. */
function drawnCrate({ art, seed, weight }: Crate): string {
  const size = WIDTH * Math.min(1, Math.cbrt(weight / FULL));
  const place = { what: 'crate', x: 240, base: 410, size, turn: 0, contents: [...art] };
  const tools = { random: seeded(seed), shadow, accent: '' };
  return vessels['crate']?.(place, tools) ?? '';
}

const framed = (crate: Crate, field: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}"><defs>` +
  `${shade}${defineIcons(crate.art)}</defs>${drawnCrate(crate)}</svg>\n`;

/** Square, like the picture of a pack. */
export const cratePicture = (crate: Crate): string => framed(crate, '0 0 480 480');

/** What is in the crate, from close by. */
export const closeCratePicture = (crate: Crate): string => framed(crate, '80 70 320 320');
