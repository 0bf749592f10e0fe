import { arranged } from './arrangements.js';
import type { Pack } from '../label.js';
import { isFood } from '../drawings/fresh.js';
import { CAST, type Random } from '../dishes/shapes.js';
import { contactShadow, groundShadow, iconBody, mix, place, svg } from '../svg.js';

type Spot = [x: number, y: number, size: number, turn: number, flip?: boolean];

/** Positions of the goods in a heap, from back to front. */
const heaps: Record<number, Spot[]> = {
  1: [[240, 244, 350, 0]],
  2: [
    [308, 220, 258, 12, true],
    [178, 278, 276, -8],
  ],
  3: [
    [242, 148, 210, 8],
    [152, 286, 226, -12],
    [326, 292, 232, 6],
  ],
  4: [
    [240, 146, 186, 10],
    [124, 282, 194, -10],
    [358, 284, 196, 14, true],
    [240, 304, 204, -4],
  ],
  5: [
    [176, 160, 172, -16],
    [310, 158, 172, 14, true],
    [112, 292, 180, 10, true],
    [366, 294, 182, -10],
    [240, 312, 192, 4],
  ],
};

/** Minced meat: overlapping strands. */
function mince(meat: string): string {
  const strands = Array.from({ length: 26 }, (_, i) => {
    const row = Math.floor(i / 5);
    const x = 118 + (i % 5) * 52 + (row % 2) * 22;
    const y = 330 - row * 30;
    const tone = mix(meat, '#f3b3aa', ((i * 7) % 10) / 12);
    const lift = ((i * 13) % 5) * 5;
    const half = 150 - Math.abs(240 - x) * 0.35;
    if (y < 330 - half) return '';
    return svg`<path d="M${x - 34} ${y + lift}q16-30 36-4t34-14" fill="none" stroke="${tone}" stroke-width="23" stroke-linecap="round"/>`;
  });
  return (
    strands.join('') +
    svg`<path d="M206 196q18-14 34 2M270 262q16-12 30 2M164 280q14-10 28 2" fill="none" stroke="#fbd9d3" stroke-width="8" stroke-linecap="round"/>`
  );
}

/** Goods without a pack: a heap on the ground that packs stand on. */
export function loose(pack: Pack, count: number, random: Random): string {
  if (pack.look === 'mince') return groundShadow(240, 382, 158) + mince(pack.ground);
  const heap = heaps[count] ?? (heaps[3] as Spot[]);
  const [first = 'red-apple', second] = pack.art;
  const goods = heap.map(([x, y, size, turn, flip], index) => {
    const name = second !== undefined && index % 2 === 0 && heap.length > 1 ? second : first;
    const filter = pack.filter !== undefined && name === first ? { filter: pack.filter } : {};
    const fill = isFood(name) ? 1.22 : 1;
    // Two kinds of one fruit do not lie alike.
    const lean = Math.round((random() - 0.5) * (heap.length === 1 ? 80 : 180)) / 10;
    return place(name, x, y, {
      size: size * fill,
      turn: turn + lean,
      flip: flip === true,
      ...filter,
    });
  });
  if (pack.arrangement !== undefined) return arranged(goods.join(''), pack.arrangement);
  // A drawing in the light of the dishes brings its own shadow.
  const lies = iconBody(first).includes(CAST);
  const shadow = lies ? '' : contactShadow(240, count === 1 ? 396 : 390, count === 1 ? 150 : 188);
  return shadow + goods.join('');
}
