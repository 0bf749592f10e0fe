import { lettering } from './lettering.js';
import type { Weight } from './typeface.js';
import { darker, inkOn, lighter, mix, place, svg } from './svg.js';

/** Everything that a pack's picture is drawn from. */
export type Pack = {
  ground: string;
  side: string;
  accent: string;
  art: string[];
  brand: string;
  title: string;
  size: string;
  /** Which of the label designs the brand uses. */
  design: number;
  look: string | undefined;
  glass: boolean;
  /** How many goods lie in a heap, or in a tray that holds few large ones. */
  count?: number | undefined;
  /** Colour filter of the art, for a second kind of the same fruit. */
  filter?: string;
};

export type Box = { x: number; y: number; w: number; h: number };

export const paper = '#fffaf0';

function arts(pack: Pack, x: number, y: number, size: number): string {
  const [first = 'red-apple', second] = pack.art;
  const filter = pack.filter === undefined ? {} : { filter: pack.filter };
  if (!second) return place(first, x, y, { size, ...filter });
  return (
    place(second, x + size * 0.34, y - size * 0.12, { size: size * 0.68, turn: 10 }) +
    place(first, x - size * 0.16, y + size * 0.08, { size: size * 0.84, ...filter })
  );
}

const rect = (b: Box, fill: string, extra = '') =>
  svg`<rect x="${b.x}" y="${b.y}" width="${b.w}" height="${b.h}" fill="${fill}"${extra}/>`;

/** The parts of a label from top to bottom, sized to its box. */
function zones({ x, y, w, h }: Box) {
  const flat = w > h * 1.25;
  const brand = { x: x + w * 0.06, y: y + h * 0.05, w: w * 0.88, h: h * (flat ? 0.2 : 0.14) };
  const size = { x: x + w * 0.14, y: y + h * 0.87, w: w * 0.72, h: h * 0.08 };
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
    title: { x: x + w * 0.07, y: y + h * 0.655, w: w * 0.86, h: h * 0.2 },
    size,
  };
}

type Zones = ReturnType<typeof zones>;

const words = (text: string, b: Box, fill: string, lines: number, weight: Weight = 700) =>
  text === '' ? '' : lettering(text, { ...b, width: b.w, height: b.h, fill, lines, weight });

function panel(pack: Pack, box: Box, z: Zones): string {
  const ink = inkOn(pack.ground);
  const glow = lighter(pack.ground, 0.72);
  return (
    rect(box, pack.ground) +
    svg`<circle cx="${z.art.x}" cy="${z.art.y}" r="${z.art.size * 0.6}" fill="${glow}"/>` +
    arts(pack, z.art.x, z.art.y, z.art.size) +
    words(pack.brand, z.brand, ink, 1, 800) +
    words(pack.title, z.title, ink, 2) +
    words(pack.size, z.size, mix(ink, pack.ground, 0.12), 1, 600)
  );
}

function paperLabel(pack: Pack, box: Box, z: Zones): string {
  const band = { ...box, h: z.brand.y + z.brand.h - box.y + box.h * 0.04 };
  const flat = box.w > box.h * 1.25;
  const head = flat ? { ...box, w: box.w * 0.39 } : band;
  const brandInk = flat ? pack.side : inkOn(pack.ground);
  return (
    rect(box, paper) +
    rect(head, pack.ground) +
    (flat ? '' : rect({ ...band, y: band.y + band.h, h: box.h * 0.02 }, pack.accent)) +
    arts(pack, z.art.x, z.art.y + (flat ? 0 : box.h * 0.025), z.art.size) +
    words(pack.brand, z.brand, brandInk, 1, 800) +
    words(pack.title, z.title, darker(pack.side, 0.2), 2) +
    words(pack.size, z.size, pack.side, 1, 600)
  );
}

function wave(pack: Pack, box: Box, z: Zones): string {
  const { x, y, w, h } = box;
  const top = y + h * 0.6;
  const flat = w > h * 1.25;
  const cover = flat
    ? svg`<path d="M${x + w * 0.44} ${y}Q${x + w * 0.34} ${y + h / 2} ${x + w * 0.44} ${y + h}H${x + w}V${y}Z" fill="${paper}"/>`
    : svg`<path d="M${x} ${top + h * 0.03}Q${x + w * 0.25} ${top - h * 0.03} ${x + w / 2} ${top + h * 0.02}T${x + w} ${top}V${y + h}H${x}Z" fill="${paper}"/>`;
  return (
    rect(box, pack.ground) +
    svg`<circle cx="${z.art.x}" cy="${z.art.y - (flat ? 0 : h * 0.03)}" r="${z.art.size * 0.56}" fill="${lighter(pack.ground, 0.5)}"/>` +
    cover +
    arts(pack, z.art.x, z.art.y - (flat ? 0 : h * 0.02), z.art.size) +
    words(pack.brand, z.brand, flat ? pack.side : inkOn(pack.ground), 1, 800) +
    words(pack.title, z.title, darker(pack.side, 0.25), 2) +
    words(pack.size, z.size, pack.side, 1, 600)
  );
}

function rays(pack: Pack, box: Box, z: Zones): string {
  const { x, y } = z.art;
  const reach = z.art.size * 1.5;
  const beams = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    const b = a + Math.PI / 9;
    return svg`M${x} ${y}L${x + Math.cos(a) * reach} ${y + Math.sin(a) * reach} ${x + Math.cos(b) * reach} ${y + Math.sin(b) * reach}Z`;
  });
  const foot = { ...box, y: z.title.y - box.h * 0.02, h: box.y + box.h - z.title.y + box.h * 0.02 };
  const flat = box.w > box.h * 1.25;
  return (
    rect(box, lighter(pack.ground, 0.16)) +
    `<path d="${beams.join('')}" fill="${lighter(pack.ground, 0.34)}"/>` +
    (flat ? '' : rect(foot, pack.side)) +
    arts(pack, x, y, z.art.size * 1.04) +
    words(pack.brand, z.brand, inkOn(pack.ground), 1, 800) +
    words(pack.title, z.title, flat ? inkOn(pack.ground) : inkOn(pack.side), 2) +
    words(
      pack.size,
      z.size,
      flat ? inkOn(pack.ground) : mix(inkOn(pack.side), pack.side, 0.15),
      1,
      600,
    )
  );
}

const designs = [panel, paperLabel, wave, rays];

/** The print of a pack inside a box. The caller clips it to the pack's outline. */
export function label(pack: Pack, box: Box): string {
  const design = designs[pack.design % designs.length] ?? panel;
  // A flat label has room for one drawing beside the lettering.
  const shown = box.w > box.h * 1.25 ? { ...pack, art: pack.art.slice(0, 1) } : pack;
  return design(shown, box, zones(box));
}

/** Print inside an outline: the path is the clip, the light gives it body. */
export function printed(pack: Pack, outline: string, box: Box, light = true): string {
  return (
    `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)">${label(pack, box)}</g>` +
    (light ? `<path d="${outline}" fill="url(#v)"/>` : '')
  );
}
