import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, times, turned } from '../../dishes/shapes.js';

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

const thin =
  'M-28-100C-8-108 20-106 30-94 42-62 32-20 40 20 44 60 36 94 20 102-2 110-24 106-34 96-44 60-32 22-40-20-44-60-40-92-28-100z';

/** The pale lines that run to and fro across a thin slice, finer towards its ends. */
const lines = times(9, (i) => {
  const y = -84 + i * 21;
  return svg`M-32 ${y + 8}Q-16 ${y - 10} 0 ${y + 2}T34 ${y - 6}`;
});

/** Smoked salmon, cut thin along the side and fanned out like cards. */
const smoked: Food = () =>
  times(6, (i) =>
    turned(
      -62 + i * 25,
      Math.abs(i - 2.5) * 5 - 6,
      -30 + i * 12,
      piece(thin, i % 2 ? '#ef7f4a' : '#f4935f', 2.5) +
        line(lines, '#fddcc2', 2.6, 0.75) +
        line('M2-92Q-8-40 4 0T0 94', '#c25a30', 4, 0.4) +
        line('M-28-98C-40-92-44-60-40-20-32 22-44 60-34 94', '#ffe0c8', 2.4, 0.85),
    ),
  );

export const fish: Readonly<Record<string, Food>> = {
  salmon: fillets('#f4855a', '#ffe0cd', '#8b9aa6'),
  seafish: fillets('#f8efe4', '#e2d2bf', '#8f9494'),
  smoked,
  trout: fillets('#edb078', '#fbe0bd', '#8a8a6a'),
};
