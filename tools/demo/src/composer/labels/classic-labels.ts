import { darker, inkOn, lighter, mix, svg } from '../svg.js';
import { type Box, type Pack, type Zones, arts, isFlat, lettered, paper, rect } from './parts.js';

function panel(pack: Pack, box: Box, z: Zones): string {
  const ink = inkOn(pack.ground);
  const glow = lighter(pack.ground, 0.72);
  return (
    rect(box, pack.ground) +
    svg`<circle cx="${z.art.x}" cy="${z.art.y}" r="${z.art.size * 0.6}" fill="${glow}"/>` +
    arts(pack, z.art.x, z.art.y, z.art.size) +
    lettered(pack, z, { brand: ink, title: ink, size: mix(ink, pack.ground, 0.12) })
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
    lettered(pack, z, { brand: brandInk, title: darker(pack.side, 0.2), size: pack.side })
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
    lettered(pack, z, {
      brand: flat ? pack.side : inkOn(pack.ground),
      title: darker(pack.side, 0.25),
      size: pack.side,
    })
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
  const foundation = flat ? pack.ground : pack.side;
  return (
    rect(box, lighter(pack.ground, 0.16)) +
    `<path d="${beams.join('')}" fill="${lighter(pack.ground, 0.34)}"/>` +
    (flat ? '' : rect(foot, pack.side)) +
    arts(pack, x, y, z.art.size * 1.04) +
    lettered(pack, z, {
      brand: inkOn(pack.ground),
      title: inkOn(foundation),
      size: mix(inkOn(foundation), foundation, 0.15),
    })
  );
}

/** The picture in the middle between the brand and the name. */
export const classicLabels = { panel, band, wave, rays };
