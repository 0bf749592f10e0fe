import { darker, inkOn, mix, svg } from '../svg.js';
import type { Box, Design, Pack } from './parts.js';
import { arts, brandLine, isFlat, lettered, paleOf, part, rect, words } from './parts.js';

const turned = (drawing: string, angle: number, { x, y, w, h }: Box) =>
  svg`<g transform="rotate(${angle} ${x + w / 2} ${y + h / 2})">${drawing}</g>`;

/** A band that leans to the left, between a picture and the words. */
function flatDiagonal(pack: Pack, box: Box): string {
  const { x, y, w, h } = box;
  const ink = inkOn(pack.ground);
  const slash = (left: number, wide: number, fill: string) =>
    svg`<path d="M${x + w * (left + 0.1)} ${y}h${w * wide}l${-w * 0.1} ${h}h${-w * wide}z" fill="${fill}"/>`;
  return (
    rect(box, paleOf(pack.ground)) +
    slash(0.3, 0.8, pack.ground) +
    slash(0.3, 0.03, pack.accent) +
    arts(pack, x + w * 0.19, y + h / 2, Math.min(h * 0.84, w * 0.34)) +
    lettered(
      pack,
      {
        brand: part(box, 0.44, 0.08, 0.5, 0.2),
        title: part(box, 0.43, 0.33, 0.5, 0.42),
        size: part(box, 0.43, 0.79, 0.43, 0.13),
      },
      { brand: ink, title: ink, size: ink },
    )
  );
}

/** The brand on a band that rises to the right, between the goods and the name. */
const diagonal: Design = (pack, box) => {
  if (isFlat(box)) return flatDiagonal(pack, box);
  const { x, y, w, h } = box;
  const rise = 0.13;
  const field = (top: number, fill: string) =>
    svg`<path d="M${x} ${y + h * (top + rise)}L${x + w} ${y + h * top}V${y + h}H${x}z" fill="${fill}"/>`;
  const band = part(box, 0.05, 0.485, 0.9, 0.11);
  const angle = (-Math.atan((h * rise) / w) * 180) / Math.PI;
  const ink = inkOn(pack.ground);
  const name = brandLine(pack, band, inkOn(pack.side));
  return (
    rect(box, paleOf(pack.ground)) +
    field(0.4, pack.accent) +
    field(0.415, pack.side) +
    field(0.545, pack.ground) +
    arts(pack, x + w * 0.48, y + h * 0.24, Math.min(w * 0.84, h * 0.46)) +
    turned(name, angle, band) +
    words(pack.title, part(box, 0.11, 0.69, 0.78, 0.18), ink, 2, pack.lettering.title) +
    words(pack.size, part(box, 0.26, 0.885, 0.5, 0.07), ink, 1, pack.lettering.small)
  );
};

/** The brand along a stripe: down the left side, or on top of a label too low for it. */
const spine: Design = (pack, box) => {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const stripe = flat ? part(box, 0, 0, 1, 0.32) : part(box, 0, 0, 0.21, 1);
  const edge = flat ? part(box, 0, 0.32, 1, 0.025) : part(box, 0.21, 0, 0.018, 1);
  const block = flat ? part(box, 0.4, 0.345, 0.6, 0.655) : part(box, 0.228, 0.6, 0.772, 0.25);
  const ink = inkOn(pack.ground);
  const upright: Box = {
    x: x + w * 0.105 - h * 0.44,
    y: y + h / 2 - w * 0.065,
    w: h * 0.88,
    h: w * 0.13,
  };
  const brandInk = inkOn(pack.side);
  const name = flat
    ? brandLine(pack, part(box, 0.06, 0.04, 0.88, 0.24), brandInk)
    : turned(words(pack.brand, upright, brandInk, 1, pack.lettering.brand), -90, upright);
  const [cx, cy, size] = flat
    ? [x + w * 0.2, y + h * 0.665, Math.min(h * 0.62, w * 0.36)]
    : [x + w * 0.61, y + h * 0.32, Math.min(w * 0.72, h * 0.5)];
  return (
    rect(box, paleOf(pack.ground)) +
    rect(block, pack.ground) +
    rect(stripe, pack.side) +
    rect(edge, pack.accent) +
    arts(pack, cx, cy, size) +
    name +
    words(
      pack.title,
      flat ? part(box, 0.43, 0.38, 0.5, 0.36) : part(box, 0.265, 0.625, 0.63, 0.2),
      ink,
      2,
      pack.lettering.title,
    ) +
    words(
      pack.size,
      flat ? part(box, 0.43, 0.79, 0.42, 0.14) : part(box, 0.3, 0.885, 0.6, 0.07),
      flat ? ink : mix(darker(pack.side, 0.2), pack.ground, 0.1),
      1,
      pack.lettering.small,
    )
  );
};

/** Layouts that are known by the stripe that the brand stands on. */
export const stripedLabels = { diagonal, spine };
