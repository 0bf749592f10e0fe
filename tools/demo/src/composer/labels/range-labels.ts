import { darker, lighter, svg } from '../svg.js';
import type { Design } from './parts.js';
import { arts, isFlat, kraft, lettered, part, rect } from './parts.js';

/** Organic goods of a house: kraft paper, and a large leaf behind the goods. */
const leaf: Design = (pack, box, z) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const field = flat
    ? { x: x - w * 0.01, y, w: w * 0.44, h }
    : { x, y: y + h * 0.16, w, h: h * 0.5 };
  const p = (left: number, top: number) =>
    svg`${field.x + field.w * left} ${field.y + field.h * top}`;
  const blade = `M${p(0.04, 0.97)}C${p(-0.02, 0.2)} ${p(0.44, 0)} ${p(0.98, 0.02)}C${p(1.02, 0.6)} ${p(0.66, 1.04)} ${p(0.04, 0.97)}z`;
  const ink = darker(pack.side, 0.25);
  return (
    rect(box, kraft) +
    `<path d="${blade}" fill="${pack.ground}"/>` +
    svg`<path d="M${p(0.04, 0.97)}Q${p(0.4, 0.6)} ${p(0.92, 0.08)}" fill="none" stroke="${lighter(pack.ground, 0.4)}" stroke-width="${field.h * 0.03}"/>` +
    arts(pack, z.art.x, z.art.y, z.art.size * 0.94) +
    (flat ? '' : rect(part(box, 0, 0.975, 1, 0.025), pack.ground)) +
    lettered(pack, z, { brand: pack.side, title: ink, size: pack.side })
  );
};

/** The low price range of a house: white, a large name, and no more colour than a line needs. */
const value: Design = (pack, box) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const places = flat
    ? {
        brand: part(box, 0.36, 0.08, 0.58, 0.18),
        title: part(box, 0.36, 0.34, 0.58, 0.42),
        size: part(box, 0.36, 0.79, 0.5, 0.13),
      }
    : {
        brand: part(box, 0.1, 0.05, 0.8, 0.09),
        title: part(box, 0.11, 0.2, 0.78, 0.26),
        size: part(box, 0.26, 0.86, 0.5, 0.07),
      };
  const { brand } = places;
  const [cx, cy, size] = flat
    ? [x + w * 0.18, y + h * 0.48, Math.min(h * 0.7, w * 0.3)]
    : [x + w / 2, y + h * 0.665, Math.min(w * 0.62, h * 0.36)];
  return (
    rect(box, '#ffffff') +
    rect({ ...brand, y: brand.y + brand.h + h * 0.015, h: h * 0.014 }, pack.accent) +
    rect(flat ? part(box, 0, 0.94, 1, 0.06) : part(box, 0, 0.955, 1, 0.045), pack.ground) +
    arts(pack, cx, cy, size) +
    lettered(pack, places, { brand: pack.ground, title: pack.ground, size: pack.side })
  );
};

/** The layouts of a house's ranges. */
export const rangeLabels = { leaf, value };
