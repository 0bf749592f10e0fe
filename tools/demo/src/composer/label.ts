import { backLabel } from './labels/back-label.js';
import { houseLabels } from './labels/house-labels.js';
import {
  type Box,
  type Pack,
  type Zones,
  arts,
  isFlat,
  paper,
  rect,
  vegetarianMark,
  words,
  zones,
} from './labels/parts.js';
import { darker, inkOn, lighter, mix, svg } from './svg.js';

export { type Box, type Pack, headOf, paper } from './labels/parts.js';

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
  const flat = isFlat(box);
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
  const flat = isFlat(box);
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
  const flat = isFlat(box);
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
  if (pack.back) return backLabel(pack, pack.back, box);
  const own = pack.label && { ...houseLabels, band: paperLabel }[pack.label];
  const design = own ?? designs[pack.design % designs.length] ?? panel;
  // A flat label has room for one drawing beside the lettering.
  const shown = isFlat(box) ? { ...pack, art: pack.art.slice(0, 1) } : pack;
  const print = design(shown, box, zones(box));
  return pack.isVegetarian === true ? print + vegetarianMark(box) : print;
}

/** Print inside an outline: the path is the clip, the light gives it body. */
export function printed(pack: Pack, outline: string, box: Box, light = true): string {
  return (
    `<clipPath id="c"><path d="${outline}"/></clipPath><g clip-path="url(#c)">${label(pack, box)}</g>` +
    (light ? `<path d="${outline}" fill="url(#v)"/>` : '')
  );
}
