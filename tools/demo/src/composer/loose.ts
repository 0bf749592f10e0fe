import type { Pack } from './label.js';
import { groundShadow, mix, place, svg } from './svg.js';

type Spot = [x: number, y: number, size: number, turn: number, flip?: boolean];

/** Positions of the goods in a heap, from back to front. */
const heaps: Record<number, Spot[]> = {
  1: [[240, 242, 300, 0]],
  2: [
    [302, 212, 218, 12, true],
    [186, 268, 232, -8],
  ],
  3: [
    [244, 162, 178, 8],
    [164, 276, 188, -12],
    [312, 288, 196, 6],
  ],
  4: [
    [196, 172, 156, -10],
    [300, 190, 160, 16],
    [164, 290, 166, 6],
    [292, 308, 172, -8],
  ],
  5: [
    [172, 172, 146, -16],
    [306, 168, 148, 14, true],
    [240, 236, 158, 4],
    [144, 304, 156, 10, true],
    [326, 308, 164, -10],
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

/** Goods without a pack: a heap of Noto art on a coloured disc. */
export function loose(pack: Pack, count: number, disc: string): string {
  const heap = heaps[count] ?? (heaps[3] as Spot[]);
  const [first = 'red-apple', second] = pack.art;
  const goods = heap.map(([x, y, size, turn, flip], index) => {
    const name = second !== undefined && index % 2 === 0 && heap.length > 1 ? second : first;
    const filter = pack.filter !== undefined && name === first ? { filter: pack.filter } : {};
    const fill = name.startsWith('own-') ? 1.22 : 1;
    return place(name, x, y, { size: size * fill, turn, flip: flip === true, ...filter });
  });
  return (
    disc +
    groundShadow(240, count === 1 ? 372 : 382, count === 1 ? 126 : 158) +
    (pack.look === 'mince' ? mince(pack.ground) : goods.join(''))
  );
}
