import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, times, turned } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { strewn } from '../garden/light.js';

const baked = '#e0a552';

/** The outline of an oblong biscuit with notches all around its edge. */
const oblong = (() => {
  const side = (count: number, step: string) => step.repeat(count);
  return `M-60-34${side(10, 'q6-7 12 0')}${side(6, 'q7 5.667 0 11.333')}${side(10, 'q-6 7-12 0')}${side(6, 'q-7-5.667 0-11.333')}z`;
})();

/** A plain biscuit as it comes out of the mould: a rim, and holes in rows. */
const glucose = (x: number, y: number, turn: number) =>
  turned(
    x,
    y,
    turn,
    piece(oblong, baked, 6) +
      svg`<rect x="-51" y="-26" width="102" height="52" rx="5" fill="none" stroke="${darker(baked, 0.24)}" stroke-width="3.500"/><rect x="-49" y="-23" width="102" height="52" rx="5" fill="none" stroke="${lighter(baked, 0.5)}" stroke-width="2" opacity=".8"/>` +
      times(3, (row) =>
        times(6, (i) => line(svg`M${-38 + i * 15} ${-14 + row * 14}h0`, darker(baked, 0.5), 5)),
      ),
  );

/** Plain biscuits in a row that leans, and one before it. */
const glucoseBiscuits: Food = () =>
  glucose(34, -66, 8) +
  glucose(18, -36, 5) +
  glucose(2, -6, 2) +
  glucose(-14, 24, -2) +
  glucose(6, 70, -12);

/** A round biscuit with seeds of cumin baked into it. */
const jeera = (x: number, y: number) =>
  svg`<g transform="translate(${x} ${y})"><circle cx="4" cy="7" r="47" fill="#2a1608" opacity=".28"/><circle r="47" fill="${lit('#d9aa62')}"/><circle r="41" fill="${lit('#efd096')}"/>` +
  line(
    strewn(13, [0, 0], [32, 32])
      .map(([dx, dy], i) => svg`M${dx} ${dy}l${(i % 3) * 4 - 4} ${((i * 5) % 7) - 3}`)
      .join(''),
    '#7a5224',
    4,
  ) +
  dots(strewn(8, [0, 0], [30, 30]), '#fff3d2', 2.4, 0.9) +
  '</g>';

const jeeraBiscuits: Food = () =>
  jeera(-50, -52) + jeera(50, -50) + jeera(0, -8) + jeera(-54, 44) + jeera(52, 48);

export const biscuits: Readonly<Record<string, Food>> = {
  'glucose-biscuits': glucoseBiscuits,
  'jeera-biscuits': jeeraBiscuits,
};
