import { darker, lighter, svg } from '../../svg.js';

const red = '#8e3b2b';
const lamp = '#ffd67a';

/** Boards of a wall between two heights, `top` and `foot` at its left and right ends. */
const boards = (from: number, to: number, [topA, topB]: readonly [number, number], foot: number) =>
  Array.from({ length: Math.round((to - from) / 10) }, (_, i) => {
    const share = (i + 1) / Math.round((to - from) / 10);
    return svg`M${from + (to - from) * share} ${topA + (topB - topA) * share}V${foot}`;
  }).join('');

/** A window with a lamp behind it and its glow around. */
const litWindow = (x: number, y: number, w: number, h: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${w * 1.7}" fill="url(#w)"/><rect x="${x - w / 2 - 2}" y="${y - h / 2 - 2}" width="${w + 4}" height="${h + 4}" fill="#f3e7d0"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${lamp}"/><path d="M${x} ${y - h / 2}v${h}M${x - w / 2} ${y}h${w}" stroke="#f3e7d0" stroke-width="2.4"/>`;

const door = svg`<path d="M166 0V-58H214V0z" fill="${darker(red, 0.3)}"/><path d="M166 0V-58H214V0M190 0V-58M166-58L190 0M190-58L166 0M214-58L190 0M190-58L214 0" fill="none" stroke="#ecdcc0" stroke-width="3"/>`;

const roof =
  svg`<path d="M-12-62L44-128 192-146 136-72z" fill="#5b4038"/><path d="M-4-70L52-130M22-67L78-133M48-72L104-136M74-68L130-140M100-70L156-143" stroke="#fff" stroke-opacity=".1" stroke-width="3"/>` +
  svg`<path d="M44-128L192-146" stroke="#e9b983" stroke-width="3.500"/><path d="M-12-62L136-72" stroke="#35231d" stroke-width="4"/><path d="M136-72L192-146 248-66" fill="none" stroke="#3f2a23" stroke-width="8" stroke-linejoin="round"/><path d="M194-149L251-68" stroke="#f2c389" stroke-width="2.500"/>`;

/** A barn of red boards, its gable in the low sun and lamps behind its windows; the left foot of its
 * long wall is at the point given, and it is 250 wide at full size. */
export const barn = (x: number, base: number, size: number) =>
  `<radialGradient id="w"><stop stop-color="${lamp}" stop-opacity=".75"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>` +
  svg`<g transform="translate(${x} ${base}) scale(${String(size)})">` +
  svg`<path d="M0 0V-68L140-76V0z" fill="${darker(red, 0.28)}"/><path d="${boards(0, 140, [-68, -76], 0)}" stroke="${darker(red, 0.46)}" stroke-width="1.600"/>` +
  svg`<path d="M140 0V-76L192-142 242-70V0z" fill="${lighter(red, 0.08)}"/><path d="${boards(140, 192, [-76, -142], 0)}${boards(192, 242, [-142, -70], 0)}" stroke="${darker(red, 0.24)}" stroke-width="1.600"/>` +
  '<path d="M0-5H242V0H0z" fill="#6d6459"/>' +
  roof +
  door +
  litWindow(190, -92, 20, 22) +
  litWindow(36, -36, 20, 22) +
  litWindow(96, -38, 20, 22) +
  '</g>';
