import { drawnPack, type PictureInput } from '../pack-picture.js';
import { place, svg } from '../svg.js';
import type { PlacedGood } from './scene.js';
import type { Shadow } from './shadows.js';

/** What a product's picture is drawn from, by its SKU. */
export type PackOf = (sku: string) => PictureInput;

/** The field of a pack's picture, and of an icon. */
const FIELD = 480;
/** How much of its field an icon fills, below its middle. */
const ICON_FOOT = 0.43;

export const isPack = (what: string) => /^\d+$/.test(what);

/** Where a product stands in its own picture: on its shadow, or, lying flat, a little higher. */
function footing(drawing: string) {
  const shadow = /<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)"[^>]*fill="#14210f"/.exec(
    drawing,
  );
  const [middle = 240, base = 396, half = 150] = (shadow ?? []).slice(1).map(Number);
  return { middle, base, half, shadow: shadow?.[0] };
}

/** Names that a pack's drawing defines for itself become its own on the banner. */
const renamed = (drawing: string, index: number) =>
  drawing.replace(/(id="|url\(#)([csth])(?=[")])/g, `$1$2${index}`);

/** A pack on the banner, with its shadow. */
export function packGood(good: PlacedGood, index: number, packOf: PackOf, shadow: Shadow) {
  const { drawn, filter, icons } = drawnPack(packOf(good.what));
  const { middle, base, half, shadow: own } = footing(drawn);
  const scale = good.size / FIELD;
  const body = own === undefined ? drawn : drawn.replace(new RegExp(`${own}[^>]*/>`), '');
  return {
    icons,
    defs: renamed(filter, index),
    drawing:
      shadow(good.x, good.base, half * scale * 0.94, (base - 60) * scale) +
      svg`<g transform="translate(${good.x} ${good.base}) rotate(${good.turn}) scale(${String(Math.round(scale * 1000) / 1000)}) translate(${-middle} ${-base})">` +
      `${renamed(body, index)}</g>`,
  };
}

/** An icon that stands or lies on the banner. */
export function iconGood({ what, x, base, size, turn }: PlacedGood, shadow: Shadow): string {
  return (
    shadow(x, base, size * 0.36, size * 0.72) +
    place(what, x, base - size * ICON_FOOT, { size, turn })
  );
}

/** Goods heaped above an edge: rows from the back to the front, each a little lower. */
export function heap(
  contents: readonly string[],
  { x, top, width, rows }: { x: number; top: number; width: number; rows: number },
  random: () => number,
): string {
  const size = width * 0.29;
  let next = 0;
  return Array.from({ length: rows }, (_, row) => {
    const fromFront = rows - 1 - row;
    const count = 5 - fromFront;
    const reach = width * (0.37 - fromFront * 0.06);
    return Array.from({ length: count }, (_, i) => {
      const name = contents[next++ % contents.length] ?? 'tomato';
      const along = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const rise = (1 - along * along) * size * 0.12;
      return place(name, x + along * reach, top - size * (0.2 + fromFront * 0.4) - rise, {
        size: size * (0.94 + random() * 0.14),
        turn: Math.round((random() - 0.5) * 40),
        flip: random() > 0.6,
      });
    }).join('');
  }).join('');
}
