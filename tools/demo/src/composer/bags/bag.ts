import { type Pack, headOf, paper, printed } from '../label.js';
import { darker, groundShadow, luminance, svg } from '../svg.js';
import { pouch } from './pouch.js';
import { wovenSack } from './woven-sack.js';

/** Crisps, frozen vegetables, sweets: a pillow pouch with crimped ends. */
export function bag(pack: Pack): string {
  if (pack.look === 'paper') return paperBag(pack);
  if (pack.look === 'rolls') return rollPack(pack);
  if (pack.look === 'pouch') return pouch(pack);
  if (pack.look === 'woven') return wovenSack(pack);
  const body = 'M104 70h272q-12 42-8 86 8 100 0 190-2 40 8 84H104q10-44 8-84-8-90 0-190 4-44-8-86z';
  const crimp = (y: number) =>
    svg`<path d="M104 ${y}h272v20H104z" fill="${darker(pack.ground, 0.1)}"/><path d="M104 ${y + 6}h272M104 ${y + 13}h272" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`;
  return (
    groundShadow(240, 438, 140) +
    `<path d="${body}" fill="${pack.ground}"/>` +
    printed(pack, body, { x: 104, y: 86, w: 272, h: 330 }) +
    crimp(64) +
    crimp(416) +
    '<path d="M134 120q14 60 4 130M350 150q-10 80 2 180" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>'
  );
}

/** Flour and sugar: a paper block with a folded top. */
function paperBag(pack: Pack): string {
  const head = headOf(pack);
  const block = luminance(head) > 0.36 ? head : paper;
  return (
    groundShadow(246, 436, 128) +
    svg`<path d="M322 120l40-22v314l-40 22z" fill="${darker(block, 0.16)}"/>` +
    svg`<path d="M128 120l30-46h184l20 24-40 22z" fill="${darker(block, 0.06)}"/><path d="M150 74h200v18H150z" fill="${pack.ground}"/>` +
    printed(pack, 'M128 120h194v314H128z', { x: 128, y: 120, w: 194, h: 314 }, false) +
    '<path d="M128 120h30v314h-30z" fill="#fff" opacity=".18"/><path d="M128 146l194-6" stroke="#000" stroke-opacity=".06" stroke-width="3"/>'
  );
}

/** Toilet and kitchen paper: rolls seen through the film, with a printed band. */
function rollPack(pack: Pack): string {
  const roll = (x: number, y: number) =>
    svg`<rect x="${x - 50}" y="${y}" width="100" height="92" fill="#fff"/><rect x="${x - 50}" y="${y}" width="100" height="92" fill="url(#v)" opacity=".45"/><ellipse cx="${x}" cy="${y}" rx="50" ry="17" fill="#fdfdfd" stroke="#dde3e8" stroke-width="2"/><ellipse cx="${x}" cy="${y}" rx="17" ry="6" fill="#c9b79a"/>`;
  const rolls = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((i) => roll(136 + i * 104, 112 + row * 104)),
  );
  return (
    groundShadow(240, 432, 172) +
    '<path d="M80 84q160-30 320 0v336q-160 22-320 0z" fill="#eaf2f8"/>' +
    rolls.join('') +
    printed(
      pack,
      'M78 214q162-14 324 0v160q-162 14-324 0z',
      { x: 78, y: 208, w: 324, h: 172 },
      false,
    ) +
    svg`<path d="M80 84q160-30 320 0v336q-160 22-320 0z" fill="${pack.ground}" opacity=".12"/><path d="M100 100v300M384 100v300" stroke="#fff" stroke-opacity=".6" stroke-width="6"/>`
  );
}
