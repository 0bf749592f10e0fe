import { letteringOf } from '../../lettering/faces.js';
import { lettering } from '../../lettering/lettering.js';
import { darker, lighter, svg } from '../../svg.js';
import type { Vessel } from '../vessel.js';
import { carrier, sign } from './carrier.js';
import { far } from './depth.js';

const { brand: face } = letteringOf('tight');
const blue = '#163a8c';
const door = '#f3f5fa';

/** A closed door: its light edge, the gap around it, its handle, and its green lamp. */
const closed = (x: number, y: number, w: number, h: number) =>
  svg`<path d="M${x + 3} ${y + 3}h${w - 6}v${h - 6}h${6 - w}z" fill="url(#ld)"/><path d="M${x + 3} ${y + 3}h${w - 6}v3h${6 - w}z" fill="#fff"/><path d="M${x + w - 6} ${y + 3}h3v${h - 6}h-3z" fill="#16234a" opacity=".16"/>` +
  svg`<path d="M${x + 14} ${y + h / 2 - 13}h6v26h-6z" fill="#c3cbdf"/><path d="M${x + w - 24} ${y + 16}h8v4h-8z" fill="#3fbf74"/>`;

/** The screen at which the shopper types the code. */
const terminal = (x: number, y: number, w: number, h: number) =>
  svg`<path d="M${x + 3} ${y + 3}h${w - 6}v${h - 6}h${6 - w}z" fill="#dfe5f3"/><rect x="${x + 12}" y="${y + 14}" width="${w - 24}" height="${h * 0.46}" rx="5" fill="#0f1c40"/>` +
  svg`<rect x="${x + 16}" y="${y + 18}" width="${w - 32}" height="${h * 0.46 - 8}" rx="3" fill="#2f63d8"/><path d="M${x + w / 2 - 11} ${y + 14 + h * 0.23}l8 9 15-18" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
  Array.from(
    { length: 6 },
    (_, i) =>
      svg`<rect x="${x + w / 2 - 24 + (i % 3) * 17}" y="${y + h * 0.6 + Math.floor(i / 3) * 15}" width="13" height="11" rx="2.500" fill="#fff"/>`,
  ).join('');

/** The open locker, the lamp in it, the bag, and the door that stands open towards the right. */
function openLocker(
  x: number,
  y: number,
  [w, h]: readonly [number, number],
  contents: readonly string[],
) {
  const deep = 0.86;
  const inner = (px: number, py: number) =>
    [far.x + (px - far.x) * deep, far.y + (py - far.y) * deep] as const;
  const [ix, iy] = inner(x, y);
  const [jx, jy] = inner(x + w, y + h);
  const out = (px: number, py: number, by: number) =>
    [far.x + (px - far.x) * by + 34, far.y + (py - far.y) * by] as const;
  const [ox, oy] = out(x + w, y, 1.15);
  const [, py] = out(x + w, y + h, 1.15);
  return (
    svg`<clipPath id="op"><path d="M${x} ${y}h${w}v${h}h${-w}z"/></clipPath><g clip-path="url(#op)"><path d="M${ix} ${iy}H${jx}V${jy}H${ix}z" fill="url(#in)"/><path d="M${x + w} ${y}L${jx} ${iy}V${jy}L${x + w} ${y + h}z" fill="#f3dcb0"/><path d="M${ix} ${jy}H${jx}L${x + w} ${y + h}H${x}z" fill="#c79f6a"/><path d="M${ix} ${iy}H${jx}L${x + w} ${y}H${x}z" fill="#fff6dc"/><path d="M${x} ${y}h${w}v7h${-w}z" fill="#fff"/>` +
    carrier(x + w * 0.47, y + h - 9, w * 0.64, contents) +
    '</g>' +
    svg`<path d="M${x + w} ${y}L${ox} ${oy}V${py}L${x + w} ${y + h}z" fill="url(#od)"/><path d="M${ox} ${oy}l7 1V${py - 1}l-7 1z" fill="${blue}"/>` +
    svg`<path d="M${x + w + 12} ${y + 8}L${ox - 10} ${oy + 14}V${py - 14}L${x + w + 12} ${y + h - 8}z" fill="none" stroke="#b7c1d8" stroke-width="2.500"/>`
  );
}

/** A row of grocery lockers below the shop's sign; one is open, and the contents are in its bag. */
export const lockers: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const [h, column] = [size * 0.72, size / 6];
  const [left, top] = [x - size / 2, base - h];
  const head = size * 0.115;
  const row = (h - head - size * 0.03) / 3;
  const y = top + head;
  const cells = [0, 1, 2].flatMap((line) => [0, 1, 2, 3, 4, 5].map((place) => ({ line, place })));
  const isOpen = ({ line, place }: { line: number; place: number }) =>
    line < 2 && (place === 2 || place === 3);
  const sideX = far.x + (left - far.x) * 0.86;
  const [sideTop, sideFoot] = [top, base].map((py) => far.y + (py - far.y) * 0.86);
  return (
    svg`<linearGradient id="ld" x2=".4" y2="1"><stop stop-color="${lighter(door, 0.5)}"/><stop offset="1" stop-color="${darker(door, 0.1)}"/></linearGradient><radialGradient id="in" cx=".5" cy="0" r="1"><stop stop-color="#fff2cc"/><stop offset="1" stop-color="#d9b07a"/></radialGradient><linearGradient id="od"><stop stop-color="#f7ead0"/><stop offset="1" stop-color="#cfd6e6"/></linearGradient><linearGradient id="kb"><stop stop-color="#dfba84"/><stop offset=".6" stop-color="#cba26a"/></linearGradient>` +
    shadow(x, base, size * 0.5, 60) +
    svg`<path d="M${left} ${top}L${sideX} ${sideTop ?? 0}V${sideFoot ?? 0}L${left} ${base}z" fill="${darker(blue, 0.4)}"/>` +
    svg`<path d="M${left} ${top}h${size}V${base}h${-size}z" fill="${blue}"/>` +
    cells
      .filter((cell) => !isOpen(cell))
      .map(({ line, place: at }) =>
        at === 1 && line === 1
          ? terminal(left + at * column, y + line * row, column, row)
          : closed(left + at * column, y + line * row, column, row),
      )
      .join('') +
    sign(left + size * 0.02, top + head * 0.08, head * 0.84) +
    lettering('Harvest', {
      x: left + size * 0.12,
      y: top + head * 0.1,
      width: size * 0.24,
      height: head * 0.8,
      fill: '#fff',
      lines: 1,
      face,
    }) +
    lettering('Collect here', {
      x: left + size * 0.68,
      y: top + head * 0.2,
      width: size * 0.3,
      height: head * 0.6,
      fill: '#cfdcff',
      lines: 1,
      face,
    }) +
    openLocker(left + column * 2, y, [column * 2, row * 2], contents)
  );
};
