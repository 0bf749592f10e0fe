import { seeded } from '../feed/identity.js';
import { shadowColours, shadows } from './scenes/shadows.js';
import { vessels } from './scenes/vessels.js';
import { defineIcons, svg } from './svg.js';

type Crate = { art: readonly string[]; seed: string };

/** A box of mixed goods as it is delivered: the wooden crate of the banners, heaped. */
function drawnCrate({ art, seed }: Crate): string {
  const place = { what: 'crate', x: 240, base: 410, size: 420, turn: 0, contents: [...art] };
  const tools = { random: seeded(seed), shadow: shadows.barn, accent: '' };
  return vessels['crate']?.(place, tools) ?? '';
}

const framed = (crate: Crate, field: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}"><defs>` +
  `${shadowColours.barn}${defineIcons(crate.art)}</defs>${drawnCrate(crate)}</svg>\n`;

/** Square, like the picture of a pack. */
export const cratePicture = (crate: Crate): string => framed(crate, '0 0 480 480');

/** What is in the crate, from close by. */
export const closeCratePicture = (crate: Crate): string => framed(crate, '120 140 240 240');
