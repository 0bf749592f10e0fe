import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, times, turned } from '../dishes/shapes.js';

/** A portion cut across a side of fish: straight at both cuts, thin towards the belly. */
const portion =
  'M-102-22Q-105-35-92-38-20-54 84-40 100-37 101-24L104 12Q104 27 90 30 0 46-88 34-99 32-100 20z';

/** A fillet on its skin, with the lines of fat between the flakes. */
const fillet = (flesh: string, fat: string, skin: string) =>
  svg`<g transform="translate(0 22)">${piece(portion, skin, 8)}</g>` +
  line('M-92 48Q0 62 92 44', lighter(skin, 0.55), 4, 0.8) +
  svg`<path d="${portion}" transform="translate(0 11)" fill="${darker(flesh, 0.2)}"/><path d="${portion}" fill="${lit(flesh)}"/>` +
  times(7, (i) => {
    const x = -88 + i * 25;
    return line(svg`M${x} -36Q${x + 24} -20 ${x + 19} -4T${x + 10} 30`, fat, 4.5 - (i % 2), 0.9);
  });

/** Two fillets that lie across each other. */
const fillets =
  (flesh: string, fat: string, skin: string): Food =>
  () =>
    turned(6, -44, -16, svg`<g transform="scale(.94)">${fillet(flesh, fat, skin)}</g>`) +
    turned(-2, 34, 5, fillet(flesh, fat, skin));

export const fish: Readonly<Record<string, Food>> = {
  salmon: fillets('#f4855a', '#ffe0cd', '#8b9aa6'),
  seafish: fillets('#f8efe4', '#e2d2bf', '#8f9494'),
  trout: fillets('#edb078', '#fbe0bd', '#8a8a6a'),
};
