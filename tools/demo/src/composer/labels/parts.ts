import type { Arrangement } from '../loose/arrangements.js';
import type { LabelKind } from './kinds.js';
import type { Face, Lettering } from '../lettering/faces.js';
import { lettering } from '../lettering/lettering.js';
import { lighter, place, svg } from '../svg.js';

/** What is printed on a pack's back: its barcode, and the figures of its nutrition table, if any. */
export type PackBack = { code: string; figures: readonly string[] };

/** Everything that a pack's picture is drawn from. */
export type Pack = {
  ground: string;
  side: string;
  accent: string;
  art: string[];
  brand: string;
  title: string;
  size: string;
  /** The brand's place among all, which decides between two colours of caps and lids. */
  design: number;
  /** The layout that the brand uses. */
  label: LabelKind;
  /** The faces that the brand uses. */
  lettering: Lettering;
  /** Whether it carries the green mark of vegetarian food. */
  isVegetarian?: boolean;
  /** Present when its back is seen. */
  back?: PackBack;
  look: string | undefined;
  glass: boolean;
  /** How many goods lie in a heap, or in a tray that holds few large ones. */
  count?: number | undefined;
  /** Container or base under loose produce; without one, it lies on the ground. */
  arrangement?: Arrangement;
  /** Colour filter of the art, for a second kind of the same fruit. */
  filter?: string;
};

export type Box = { x: number; y: number; w: number; h: number };

export const paper = '#fffaf0';

export function arts(pack: Pack, x: number, y: number, size: number): string {
  const [first = 'red-apple', second] = pack.art;
  const filter = pack.filter === undefined ? {} : { filter: pack.filter };
  if (!second) return place(first, x, y, { size, ...filter });
  return (
    place(second, x + size * 0.34, y - size * 0.12, { size: size * 0.68, turn: 10 }) +
    place(first, x - size * 0.16, y + size * 0.08, { size: size * 0.84, ...filter })
  );
}

/** The paper of organic goods. */
export const kraft = '#efe3c8';

/** A tone of the ground that reads as white beside it. */
export const paleOf = (ground: string) => lighter(ground, 0.86);

/** The colour that a print begins with, which the lid of a box goes on with. */
export function headOf({ label, ground, side, back }: Pack): string {
  if (back) return ground;
  if (label === 'arch' || label === 'slope') return side;
  if (label === 'foot' || label === 'value') return '#ffffff';
  if (label === 'leaf') return kraft;
  return label === 'diagonal' || label === 'spine' ? paleOf(ground) : ground;
}

/** The colour that a print ends with, which the foot of a pouch goes on with. */
export function footOf({ label, ground, side, back }: Pack): string {
  if (back) return ground;
  if (label === 'stripe' || label === 'band' || label === 'wave') return paper;
  if (label === 'leaf') return kraft;
  if (label === 'spine') return paleOf(ground);
  return label === 'rays' ? side : ground;
}

export const rect = (b: Box, fill: string, extra = '') =>
  svg`<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}" fill="${fill}"${extra}/>`;

/** Wide and low: the drawing lies beside the words. */
export const isFlat = ({ w, h }: Box) => w > h * 1.25;

/**
 * The parts of a label from top to bottom, sized to its box, with room for a mark beside the size. The
 * words leave an eighth of the width on each side free, because tubs narrow and bags have a waist.
 */
export function zones(box: Box, isMarked = false) {
  const { x, y, w, h } = box;
  const flat = isFlat(box);
  const brand = { x: x + w * 0.1, y: y + h * 0.05, w: w * 0.8, h: h * (flat ? 0.2 : 0.14) };
  const size = isMarked ? part(box, 0.27, 0.87, 0.6, 0.08) : part(box, 0.14, 0.87, 0.72, 0.08);
  if (flat) {
    return {
      brand: { ...brand, x: x + w * 0.42, w: w * 0.53, h: h * 0.24 },
      art: { x: x + w * 0.22, y: y + h * 0.5, size: Math.min(h * 0.82, w * 0.38) },
      title: { x: x + w * 0.42, y: y + h * 0.34, w: w * 0.53, h: h * 0.38 },
      size: { x: x + w * 0.42, y: y + h * 0.77, w: w * 0.53, h: h * 0.14 },
    };
  }
  const room = h * 0.42;
  return {
    brand,
    art: { x: x + w / 2, y: y + h * 0.42, size: Math.min(w * 0.78, room) },
    title: { x: x + w * 0.12, y: y + h * 0.655, w: w * 0.76, h: h * 0.2 },
    size,
  };
}

export type Zones = ReturnType<typeof zones>;

/** A part of a box in shares of its width and height. */
export const part = (
  { x, y, w, h }: Box,
  left: number,
  top: number,
  width: number,
  height: number,
): Box => ({ x: x + w * left, y: y + h * top, w: w * width, h: h * height });

export const words = (text: string, b: Box, fill: string, lines: number, face: Face) =>
  text === '' ? '' : lettering(text, { ...b, width: b.w, height: b.h, fill, lines, face });

/** The brand's name; a long one stands in two lines if it is larger then. */
export const brandLine = ({ brand, lettering: { brand: face } }: Pack, b: Box, fill: string) =>
  words(brand, b, fill, brand.length > 16 ? 2 : 1, face);

type Places = { brand: Box; title: Box; size: Box };
type Inks = { brand: string; title: string; size: string };

/** The words of a label in their places and colours. */
export const lettered = (pack: Pack, at: Places, inks: Inks) =>
  brandLine(pack, at.brand, inks.brand) +
  words(pack.title, at.title, inks.title, 2, pack.lettering.title) +
  words(pack.size, at.size, inks.size, 1, pack.lettering.small);

export type Design = (pack: Pack, box: Box, z: Zones) => string;

/** The mark that vegetarian food carries in India: a green dot in a square, at the foot of the front. */
export function vegetarianMark(box: Box): string {
  const { x, y, w, h } = box;
  const side = Math.min(w, h) * (isFlat(box) ? 0.15 : 0.1);
  const [left, top] = isFlat(box)
    ? [x + w * 0.86, y + h * 0.76]
    : [x + w * 0.14, y + h * 0.91 - side / 2];
  const green = '#118a3b';
  return (
    rect(
      { x: left, y: top, w: side, h: side },
      '#ffffff',
      svg` stroke="${green}" stroke-width="${side * 0.14}"`,
    ) +
    svg`<circle cx="${left + side / 2}" cy="${top + side / 2}" r="${side * 0.26}" fill="${green}"/>`
  );
}
