import { type Pack, footOf, headOf, printed } from '../label.js';
import { darker, groundShadow, lighter, svg } from '../svg.js';

/** A pouch that stands on its folded foot, with a seal, a zip and a hole to hang it up. */
export function pouch(pack: Pack): string {
  const body =
    'M120 66h240q8 0 8 8-6 60-4 150 2 90 10 172 2 22-16 28-118 26-236 0-18-6-16-28 8-82 10-172 2-90-4-150 0-8 8-8z';
  const head = headOf(pack);
  return (
    groundShadow(240, 438, 146) +
    `<path d="${body}" fill="${footOf(pack)}"/>` +
    svg`<path d="M120 66h240q8 0 8 8l-4 50H116l-4-50q0-8 8-8z" fill="${head}"/>` +
    printed(pack, body, { x: 114, y: 110, w: 252, h: 290 }) +
    svg`<path d="M113 66h254l-3 44H116z" fill="${darker(head, 0.07)}"/><path d="M114 100h252" stroke="${darker(head, 0.24)}" stroke-width="3"/><path d="M114 106h252" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/>` +
    svg`<ellipse cx="240" cy="84" rx="17" ry="6" fill="${darker(head, 0.5)}"/><ellipse cx="240" cy="85.500" rx="15" ry="4" fill="${lighter(head, 0.7)}"/>` +
    '<path d="M111 398q129 28 258 0l4 12q-4 12-16 16-116 26-234 0-12-4-16-16z" fill="#000" opacity=".13"/><path d="M111 398q129 28 258 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.500"/>' +
    '<path d="M134 124q8 110-4 246" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="8" stroke-linecap="round"/>'
  );
}
