import { type Pack, headOf, paper, printed } from './label.js';
import { darker, groundShadow, inkOn, lighter, mix, svg } from './svg.js';

function smallBottle(x: number, y: number, colour: string, cap: string): string {
  return svg`<path d="M${x - 9} ${y}h18v34q17 10 17 30v90h-52v-90q0-20 17-30z" fill="${colour}"/><rect x="${x - 11}" y="${y - 8}" width="22" height="14" rx="3" fill="${cap}"/><path d="M${x - 17} ${y + 62}v80" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>`;
}

/** Several pieces in one bundle: a bottle crate, shrink-wrapped bottles, or a tray of cans. */
export function crate(pack: Pack): string {
  if (pack.look === 'cans') return canTray(pack);
  const six = pack.look === 'sixpack';
  const glass = six
    ? mix(pack.ground, '#e9f8ff', 0.7)
    : pack.glass && pack.brand !== 'Arlauer Quelle'
      ? '#6b3a14'
      : '#cfe9dd';
  const back = [0, 1, 2, 3, 4].map((i) =>
    smallBottle(106 + i * 67, 92, darker(glass, 0.14), pack.accent),
  );
  const front = [0, 1, 2, 3, 4, 5].map((i) => smallBottle(74 + i * 66, 118, glass, pack.accent));
  if (six) {
    const bottles = [0, 1, 2].map((i) => bigBottle(136 + i * 104, glass, pack.ground));
    return (
      groundShadow(240, 436, 180) +
      bottles.join('') +
      printed(
        pack,
        'M72 250q168-22 336 0v136q-168 20-336 0z',
        { x: 72, y: 238, w: 336, h: 160 },
        false,
      ) +
      '<path d="M72 214q168-34 336 0v216q-168 14-336 0z" fill="#fff" opacity=".14"/><path d="M92 226v190M388 226v190" stroke="#fff" stroke-opacity=".45" stroke-width="5"/>' +
      svg`<path d="M186 84q54-46 108 0" fill="none" stroke="${pack.side}" stroke-width="12" stroke-linecap="round"/>`
    );
  }
  const wall = 'M44 214q0-10 10-10h372q10 0 10 10l-8 208q-1 14-14 14H66q-13 0-14-14z';
  return (
    groundShadow(240, 438, 196) +
    back.join('') +
    front.join('') +
    `<path d="${wall}" fill="${pack.ground}"/><path d="${wall}" fill="url(#v)" opacity=".6"/>` +
    svg`<rect x="176" y="222" width="128" height="30" rx="15" fill="${darker(pack.side, 0.35)}"/><path d="M44 204h392v12H44z" fill="${lighter(pack.ground, 0.2)}"/>` +
    printed(
      pack,
      'M86 268h308q8 0 8 8v134q0 8-8 8H86q-8 0-8-8V276q0-8 8-8z',
      { x: 78, y: 268, w: 324, h: 150 },
      false,
    )
  );
}

const bigBottle = (x: number, glass: string, cap: string) =>
  svg`<path d="M${x - 14} 78h28v36q34 18 34 56v250q0 12-12 12h-72q-12 0-12-12V170q0-38 34-56z" fill="${glass}"/><rect x="${x - 17}" y="64" width="34" height="24" rx="5" fill="${cap}"/><path d="M${x - 32} 176v230" stroke="#fff" stroke-opacity=".5" stroke-width="9"/>`;

function canTray(pack: Pack): string {
  const one = (x: number, y: number, shade: number) =>
    svg`<path d="M${x - 32} ${y}h64v150h-64z" fill="${darker(pack.ground, shade)}"/><path d="M${x - 32} ${y}h64v150h-64z" fill="url(#v)"/><ellipse cx="${x}" cy="${y}" rx="32" ry="9" fill="#dfe5e9"/><ellipse cx="${x}" cy="${y}" rx="25" ry="6" fill="#9eaab3"/>`;
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2, 3, 4]
      .map((i) => one(100 + i * 70 - (row - 1) * 6, 116 + row * 44, 0.24 - row * 0.12))
      .join(''),
  );
  const wall = 'M46 262h388l-10 160q-1 12-14 12H70q-13 0-14-12z';
  return (
    groundShadow(240, 436, 190) +
    rows.join('') +
    `<path d="${wall}" fill="${paper}"/>` +
    printed(pack, wall, { x: 46, y: 262, w: 388, h: 174 }, false) +
    svg`<path d="M46 262h388v8H46z" fill="${inkOn(paper)}" opacity=".12"/>`
  );
}

/** Milk, juice and plant drinks: a gable-top carton in three faces. */
export function carton(pack: Pack): string {
  const tallOne = { x: 136, y: 140, w: 164, h: 292 };
  const side = darker(pack.ground, 0.18);
  const face = headOf(pack);
  return (
    groundShadow(246, 436, 130) +
    svg`<path d="M300 140l54-22v292l-54 22z" fill="${face === paper ? darker(paper, 0.1) : side}"/>` +
    svg`<path d="M136 140l26-72h150l42 50-54 22z" fill="${lighter(face, 0.16)}"/><path d="M300 140l12-72 42 50z" fill="${darker(face, 0.1)}"/>` +
    svg`<rect x="158" y="46" width="158" height="26" rx="3" fill="${darker(face, 0.06)}"/><path d="M158 58h158" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>` +
    svg`<ellipse cx="228" cy="106" rx="25" ry="16" fill="${darker(pack.accent, 0.15)}"/><ellipse cx="228" cy="100" rx="25" ry="16" fill="${pack.accent}"/>` +
    printed(pack, 'M136 140h164v292H136z', tallOne, false) +
    '<path d="M136 140h24v292h-24z" fill="#fff" opacity=".16"/>'
  );
}
