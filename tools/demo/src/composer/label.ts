import { backLabel } from './labels/back-label.js';
import { classicLabels } from './labels/classic-labels.js';
import { houseLabels } from './labels/house-labels.js';
import type { LabelKind } from './labels/kinds.js';
import type { Box, Design, Pack } from './labels/parts.js';
import { isFlat, vegetarianMark, zones } from './labels/parts.js';
import { pictureLabels } from './labels/picture-labels.js';
import { rangeLabels } from './labels/range-labels.js';
import { stripedLabels } from './labels/striped-labels.js';

export { type Box, type Pack, footOf, headOf, paper } from './labels/parts.js';

const designs: Readonly<Record<LabelKind, Design>> = {
  ...classicLabels,
  ...houseLabels,
  ...pictureLabels,
  ...rangeLabels,
  ...stripedLabels,
};

/** The print of a pack inside a box. The caller clips it to the pack's outline. */
export function label(pack: Pack, box: Box): string {
  if (pack.back) return backLabel(pack, pack.back, box);
  // A flat label has room for one drawing beside the lettering.
  const shown = isFlat(box) ? { ...pack, art: pack.art.slice(0, 1) } : pack;
  const print = designs[pack.label](shown, box, zones(box, pack.isVegetarian));
  return pack.isVegetarian === true ? print + vegetarianMark(box) : print;
}

/** Print inside an outline: the path is the clip, the light gives it body. */
export function printed(pack: Pack, outline: string, box: Box, light = true): string {
  return (
    `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)">${label(pack, box)}</g>` +
    (light ? `<path d="${outline}" fill="url(#v)"/>` : '')
  );
}
