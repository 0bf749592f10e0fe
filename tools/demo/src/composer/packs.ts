import { type Pack, headOf, label, printed } from './label.js';
import { darker, groundShadow, lighter, mix, place, svg } from './svg.js';

/** A folding box in three faces; `bar` is a chocolate bar in its wrapper. */
export function box(pack: Pack): string {
  if (pack.look === 'bar') return bar(pack);
  if (pack.look === 'small') return smallBox(pack);
  const front = { x: 92, y: 116, w: 236, h: 316 };
  const face = headOf(pack);
  return (
    groundShadow(250, 436, 160) +
    svg`<path d="M328 116l62-30v316l-62 30z" fill="${darker(pack.ground, 0.28)}"/><path d="M92 116l62-30h236l-62 30z" fill="${lighter(face, 0.3)}"/>` +
    printed(pack, 'M92 116h236v316H92z', front, false) +
    '<path d="M92 116h34v316H92z" fill="#fff" opacity=".14"/><path d="M328 116v316" stroke="#000" stroke-opacity=".12" stroke-width="3"/>'
  );
}

/** Ground spices: a slim carton with a reclosable top. */
function smallBox(pack: Pack): string {
  const face = headOf(pack);
  return (
    groundShadow(248, 436, 112) +
    svg`<path d="M302 150l42-20v282l-42 20z" fill="${darker(pack.ground, 0.28)}"/><path d="M142 150l42-20h160l-42 20z" fill="${lighter(face, 0.3)}"/>` +
    printed(pack, 'M142 150h160v282H142z', { x: 142, y: 150, w: 160, h: 282 }, false) +
    svg`<path d="M142 150l14-40h132l14 40z" fill="${darker(face, 0.1)}"/><path d="M288 110l56 20-42 20z" fill="${darker(face, 0.34)}"/>` +
    '<path d="M142 150h22v282h-22z" fill="#fff" opacity=".14"/><path d="M302 150v282" stroke="#000" stroke-opacity=".12" stroke-width="3"/>'
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
      pack,
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
