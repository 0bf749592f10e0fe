import { type Pack, headOf, label, paper, printed } from './label.js';
import { darker, groundShadow, lighter, mix, place, svg } from './svg.js';

/** Crisps, frozen vegetables, sweets: a pillow pouch with crimped ends. */
export function bag(pack: Pack): string {
  if (pack.look === 'paper') return paperBag(pack);
  if (pack.look === 'rolls') return rollPack(pack);
  const body = 'M104 70h272q-12 42-8 86 8 100 0 190-2 40 8 84H104q10-44 8-84-8-90 0-190 4-44-8-86z';
  const crimp = (y: number) =>
    svg`<path d="M104 ${y}h272v20H104z" fill="${darker(pack.ground, 0.1)}"/><path d="M104 ${y + 6}h272M104 ${y + 13}h272" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`;
  return (
    groundShadow(240, 438, 140) +
    `<path d="${body}" fill="${pack.ground}"/>` +
    printed(pack, body, { x: 108, y: 86, w: 264, h: 330 }) +
    crimp(64) +
    crimp(416) +
    '<path d="M134 120q14 60 4 130M350 150q-10 80 2 180" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>'
  );
}

/** Flour and sugar: a paper block with a folded top. */
function paperBag(pack: Pack): string {
  return (
    groundShadow(246, 436, 128) +
    svg`<path d="M322 120l40-22v314l-40 22z" fill="${darker(paper, 0.16)}"/>` +
    svg`<path d="M128 120l30-46h184l20 24-40 22z" fill="${darker(paper, 0.06)}"/><path d="M150 74h200v18H150z" fill="${pack.ground}"/>` +
    printed(
      { ...pack, design: pack.design % 2 === 0 ? 2 : 1 },
      'M128 120h194v314H128z',
      { x: 128, y: 120, w: 194, h: 314 },
      false,
    ) +
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

/** A folding box in three faces; `bar` is a chocolate bar in its wrapper. */
export function box(pack: Pack): string {
  if (pack.look === 'bar') return bar(pack);
  const front = { x: 92, y: 116, w: 236, h: 316 };
  const face = headOf(pack);
  return (
    groundShadow(250, 436, 160) +
    svg`<path d="M328 116l62-30v316l-62 30z" fill="${darker(pack.ground, 0.28)}"/><path d="M92 116l62-30h236l-62 30z" fill="${lighter(face, 0.3)}"/>` +
    printed(pack, 'M92 116h236v316H92z', front, false) +
    '<path d="M92 116h34v316H92z" fill="#fff" opacity=".14"/><path d="M328 116v316" stroke="#000" stroke-opacity=".12" stroke-width="3"/>'
  );
}

function bar(pack: Pack): string {
  const teeth = Array.from(
    { length: 15 },
    (_, i) => svg`L${i % 2 === 0 ? 46 : 58} ${372 - i * 18}`,
  ).join('');
  const teethRight = Array.from(
    { length: 15 },
    (_, i) => svg`L${i % 2 === 0 ? 434 : 422} ${120 + i * 18}`,
  ).join('');
  const body = `M58 372${teeth}L58 108H422${teethRight}L422 372Z`;
  return (
    `<g transform="rotate(-8 240 240)">` +
    svg`<path d="M60 384q180 16 362 0l8 14q-190 20-378 0z" fill="#14210f" opacity=".14"/>` +
    `<path d="${body}" fill="#d9dee2"/>` +
    printed(pack, 'M74 108h332v264H74z', { x: 74, y: 108, w: 332, h: 264 }, false) +
    `<path d="M74 108h332v30H74z" fill="#fff" opacity=".16"/><path d="M58 108h16v264H58zM406 108h16v264h-16z" fill="#b48b3c" opacity=".55"/></g>`
  );
}

/** Potatoes, onions, citrus: goods in a mesh, with a printed band. */
export function net(pack: Pack): string {
  const [first = 'onion'] = pack.art;
  const spots = [
    [176, 210],
    [304, 208],
    [240, 176],
    [150, 290],
    [330, 288],
    [242, 268],
    [178, 366],
    [304, 366],
    [240, 352],
  ] as const;
  const how = pack.filter === undefined ? {} : { filter: pack.filter };
  const goods = spots.map(([x, y], i) =>
    place(first, x, y, { size: 118, turn: ((i * 61) % 80) - 40, ...how }),
  );
  const lines = Array.from(
    { length: 15 },
    (_, i) => svg`M${20 + i * 34} 96l-150 350M${-40 + i * 34} 96l150 350`,
  ).join('');
  const sack =
    'M206 92q34 18 68 0 4 40 60 70 62 40 54 150-8 122-148 122T92 312q-8-110 54-150 56-30 60-70z';
  return (
    groundShadow(240, 434, 140) +
    svg`<path d="M200 52q40 24 80 0l-8 44h-64z" fill="${darker(pack.accent, 0.1)}"/>` +
    `<clipPath id="s"><path d="${sack}"/></clipPath><path d="${sack}" fill="${mix(pack.accent, '#ffffff', 0.6)}" opacity=".7"/>` +
    `<g clip-path="url(#s)">${goods.join('')}<path d="${lines}" fill="none" stroke="${darker(pack.accent, 0.1)}" stroke-opacity=".55" stroke-width="2.5"/></g>` +
    '<path d="M196 88h88v16h-88z" fill="#c9d1d7"/>' +
    printed(
      { ...pack, design: 1 },
      'M128 262h224q6 0 6 6v98q0 6-6 6H128q-6 0-6-6v-98q0-6 6-6z',
      { x: 122, y: 262, w: 236, h: 110 },
      false,
    )
  );
}

/** Baking paper, foil, bin bags, sweets in a roll: a lying roll in its sleeve. */
export function roll(pack: Pack): string {
  const sleeve = 'M96 150h300v190H96z';
  return (
    `<g transform="rotate(-14 240 246)">` +
    svg`<path d="M70 352h330l10 14H84z" fill="#14210f" opacity=".13"/>` +
    svg`<path d="M70 150h340q34 0 34 95t-34 95H70z" fill="${mix(pack.ground, '#ffffff', 0.72)}"/><path d="M70 150h340q34 0 34 95t-34 95H70z" fill="#fff" opacity=".2"/>` +
    svg`<ellipse cx="70" cy="245" rx="34" ry="95" fill="${lighter(pack.ground, 0.86)}"/><ellipse cx="70" cy="245" rx="15" ry="42" fill="${darker(pack.ground, 0.45)}"/>` +
    printed(pack, sleeve, { x: 96, y: 150, w: 300, h: 190 }, false) +
    '<path d="M96 150h300v34H96z" fill="#fff" opacity=".22"/><path d="M96 306h300v34H96z" fill="#000" opacity=".14"/></g>'
  );
}

export { label };
