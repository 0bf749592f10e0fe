import { darker, inkOn, lighter, mix, svg } from '../svg.js';
import {
  type Box,
  type Pack,
  type Zones,
  arts,
  brandWords,
  isFlat,
  paper,
  rect,
  words,
} from './parts.js';

function panel(pack: Pack, box: Box, z: Zones): string {
  const ink = inkOn(pack.ground);
  const glow = lighter(pack.ground, 0.72);
  return (
    rect(box, pack.ground) +
    svg`<circle cx="${z.art.x}" cy="${z.art.y}" r="${z.art.size * 0.6}" fill="${glow}"/>` +
    arts(pack, z.art.x, z.art.y, z.art.size) +
    brandWords(pack, z.brand, ink) +
    words(pack.title, z.title, ink, 2, pack.lettering.title) +
    words(pack.size, z.size, mix(ink, pack.ground, 0.12), 1, pack.lettering.small)
  );
}

function band(pack: Pack, box: Box, z: Zones): string {
  const bar = { ...box, h: z.brand.y + z.brand.h - box.y + box.h * 0.04 };
  const flat = isFlat(box);
  const head = flat ? { ...box, w: box.w * 0.39 } : bar;
  const brandInk = flat ? pack.side : inkOn(pack.ground);
  return (
    rect(box, paper) +
    rect(head, pack.ground) +
    (flat ? '' : rect({ ...bar, y: bar.y + bar.h, h: box.h * 0.02 }, pack.accent)) +
    arts(pack, z.art.x, z.art.y + (flat ? 0 : box.h * 0.025), z.art.size) +
    brandWords(pack, z.brand, brandInk) +
    words(pack.title, z.title, darker(pack.side, 0.2), 2, pack.lettering.title) +
    words(pack.size, z.size, pack.side, 1, pack.lettering.small)
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
    brandWords(pack, z.brand, flat ? pack.side : inkOn(pack.ground)) +
    words(pack.title, z.title, darker(pack.side, 0.25), 2, pack.lettering.title) +
    words(pack.size, z.size, pack.side, 1, pack.lettering.small)
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
    brandWords(pack, z.brand, inkOn(pack.ground)) +
    words(
      pack.title,
      z.title,
      flat ? inkOn(pack.ground) : inkOn(pack.side),
      2,
      pack.lettering.title,
    ) +
    words(
      pack.size,
      z.size,
      flat ? inkOn(pack.ground) : mix(inkOn(pack.side), pack.side, 0.15),
      1,
      pack.lettering.small,
    )
  );
}

/** The picture in the middle between the brand and the name. */
export const classicLabels = { panel, band, wave, rays };
