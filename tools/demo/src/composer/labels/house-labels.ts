import { darker, inkOn, lighter, mix, svg } from '../svg.js';
import type { Box, Design } from './parts.js';
import { arts, isFlat, lettered, paper, rect, zones } from './parts.js';

const inset = ({ x, y, w, h }: Box, by: number): Box => {
  const d = Math.min(w, h) * by;
  return { x: x + d, y: y + d, w: w - d * 2, h: h - d * 2 };
};

/** An awning's stripe down the left side of cream paper, and capitals between two rules. */
const stripe: Design = (pack, box) => {
  const { x, y, w, h } = box;
  const wide = isFlat(box) ? w * 0.09 : w * 0.13;
  const z = zones({ ...box, x: x + wide, w: w - wide });
  const { brand } = z;
  const rule = (at: number) =>
    rect({ x: brand.x, y: at, w: brand.w, h: Math.max(1.5, h * 0.006) }, pack.accent);
  return (
    rect(box, pack.ground) +
    rect({ x, y, w: wide * 0.68, h }, pack.accent) +
    rect({ x: x + wide * 0.8, y, w: wide * 0.1, h }, pack.accent) +
    arts(pack, z.art.x, z.art.y + (isFlat(box) ? 0 : h * 0.02), z.art.size) +
    rule(brand.y) +
    rule(brand.y + brand.h) +
    lettered(pack, z, { brand: pack.side, title: pack.side, size: lighter(pack.side, 0.2) })
  );
};

/** Brown paper with its fibres, printed in one colour inside a frame. */
const frame: Design = (pack, box) => {
  const { x, y, w, h } = box;
  // Trays narrow towards their foot, which would cut a frame nearer to the edge.
  const edge = inset(box, isFlat(box) ? 0.1 : 0.05);
  const z = zones(inset(box, isFlat(box) ? 0.11 : 0.06));
  const fibres = Array.from({ length: 18 }, (_, i) => {
    const [left, top] = [x + ((i * 37) % 97) * 0.01 * w, y + ((i * 53) % 101) * 0.01 * h];
    return svg`M${left} ${top}l${(i % 3) * 4 + 5} ${(i % 5) * 2 - 4}`;
  });
  return (
    rect(box, pack.ground) +
    `<path d="${fibres.join('')}" stroke="${lighter(pack.ground, 0.3)}" stroke-width="1.200" opacity=".5"/>` +
    rect(edge, 'none', svg` stroke="${pack.accent}" stroke-width="${Math.min(w, h) * 0.014}"`) +
    svg`<circle cx="${z.art.x}" cy="${z.art.y}" r="${z.art.size * 0.58}" fill="${paper}"/>` +
    arts(pack, z.art.x, z.art.y, z.art.size * 0.94) +
    lettered(pack, z, { brand: pack.accent, title: '#ffffff', size: pack.accent })
  );
};

/** White above, where the goods are, and the house's colour below them. */
const foot: Design = (pack, box, z) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const top = z.title.y - h * 0.02;
  const field = flat ? { ...box, x: x + w * 0.4, w: w * 0.6 } : { x, y: top, w, h: y + h - top };
  const line = flat ? { ...field, w: w * 0.014 } : { ...field, h: h * 0.016 };
  const ink = inkOn(pack.ground);
  return (
    rect(box, '#ffffff') +
    rect(field, pack.ground) +
    rect(line, pack.accent) +
    arts(pack, z.art.x, z.art.y, z.art.size) +
    lettered(pack, z, { brand: flat ? ink : pack.ground, title: ink, size: ink })
  );
};

/** A field of colour that rises to the right, under a pale sky. */
const slope: Design = (pack, box, z) => {
  const { x, y, w, h } = box;
  const ink = inkOn(pack.ground);
  const hill = isFlat(box)
    ? svg`M${x + w * 0.42} ${y}H${x + w}V${y + h}H${x + w * 0.36}Z`
    : svg`M${x} ${y + h * 0.66}Q${x + w * 0.6} ${y + h * 0.68} ${x + w} ${y + h * 0.5}V${y + h}H${x}Z`;
  const flag = isFlat(box)
    ? ''
    : rect({ ...box, h: z.brand.y + z.brand.h - y + h * 0.03 }, pack.side);
  return (
    rect(box, lighter(pack.ground, 0.84)) +
    `<path d="${hill}" fill="${pack.ground}"/>` +
    flag +
    arts(pack, z.art.x, z.art.y, z.art.size) +
    lettered(pack, z, {
      brand: isFlat(box) ? pack.accent : inkOn(pack.side),
      title: ink,
      size: ink,
    })
  );
};

/** A pointed arch, as of a window, with the goods inside it. */
const arch: Design = (pack, box, z) => {
  const { y, w, h } = box;
  const flat = isFlat(box);
  const wall = flat ? { ...box, w: w * 0.4 } : { ...box, h: z.title.y - y - h * 0.01 };
  const half = Math.min(wall.w * 0.44, z.art.size * 0.72);
  const [mid, base] = [z.art.x - (flat ? w * 0.02 : 0), wall.y + wall.h];
  const tip = flat ? y + h * 0.04 : z.brand.y + z.brand.h + h * 0.01;
  const spring = tip + (base - tip) * 0.46;
  const window = (r: number) =>
    svg`M${mid - r} ${base}V${spring}C${mid - r} ${spring - (spring - tip) * 0.6} ${mid - r * 0.3} ${tip + (spring - tip) * 0.36} ${mid} ${tip + (half - r)}C${mid + r * 0.3} ${tip + (spring - tip) * 0.36} ${mid + r} ${spring - (spring - tip) * 0.6} ${mid + r} ${spring}V${base}Z`;
  const ink = darker(pack.side, 0.15);
  return (
    rect(box, pack.ground) +
    rect(wall, pack.side) +
    `<path d="${window(half)}" fill="${pack.ground}"/><path d="${window(half * 0.92)}" fill="${mix(pack.ground, paper, 0.86)}"/>` +
    arts(pack, mid, z.art.y + (base - z.art.y) * 0.12, z.art.size * 0.84) +
    lettered(pack, z, { brand: flat ? ink : lighter(pack.ground, 0.3), title: ink, size: ink })
  );
};

/** The layouts of own brands that no other brand has. */
export const houseLabels = {
  stripe,
  frame,
  foot,
  slope,
  arch,
};
