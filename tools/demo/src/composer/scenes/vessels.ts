import { lit } from '../dishes/shapes.js';
import { darker, lighter, mix, place, svg } from '../svg.js';
import { farmVessels } from './country/vessels.js';
import { heap } from './goods.js';
import { marketVessels } from './market/market.js';
import { lockers } from './station/lockers.js';
import type { Vessel } from './vessel.js';
import { viennaVessels } from './vienna/vienna.js';

const wood = '#c68b4e';

/** A wooden crate, heaped. */
const crate: Vessel = ({ x, base, size, contents }, { random, shadow }) => {
  const h = size * 0.36;
  const top = base - h;
  const left = x - size / 2;
  const slat = h / 3;
  const slats = [0, 1, 2].map((i) => {
    const y = top + i * slat;
    const tone = mix(wood, '#8a5724', i * 0.16);
    return (
      svg`<rect x="${left}" y="${y}" width="${size}" height="${slat - size * 0.016}" rx="${size * 0.012}" fill="${tone}"/>` +
      svg`<path d="M${left + size * 0.09} ${y + slat * 0.3}q${size * 0.2} ${-slat * 0.14} ${size * 0.42} 0t${size * 0.36} 0" fill="none" stroke="${darker(tone, 0.16)}" stroke-width="${size * 0.007}" opacity=".7"/>` +
      svg`<path d="M${left + size * 0.06} ${y + slat * 0.1}h${size * 0.86}" stroke="#fff" stroke-opacity=".28" stroke-width="${size * 0.009}"/>`
    );
  });
  const posts = [left, left + size * 0.94].map(
    (at) =>
      svg`<rect x="${at}" y="${top - size * 0.035}" width="${size * 0.06}" height="${h + size * 0.02}" rx="${size * 0.012}" fill="#a06a33"/><path d="M${at + size * 0.012} ${top}v${h * 0.9}" stroke="#fff" stroke-opacity=".22" stroke-width="${size * 0.01}"/>`,
  );
  return (
    shadow(x, base, size * 0.5, h) +
    svg`<rect x="${left + size * 0.02}" y="${top - size * 0.1}" width="${size * 0.96}" height="${size * 0.16}" rx="${size * 0.02}" fill="#6f451d"/>` +
    heap(contents, { x, top, width: size, rows: 3 }, random) +
    slats.join('') +
    posts.join('') +
    svg`<path d="M${left} ${base - 2}h${size}" stroke="#3a1f0a" stroke-opacity=".4" stroke-width="${size * 0.012}"/>`
  );
};

/** A wicker basket with its handle. */
const basket: Vessel = ({ x, base, size, contents }, { random, shadow }) => {
  const h = size * 0.42;
  const top = base - h;
  const half = size / 2;
  const body = svg`M${x - half} ${top}Q${x - half * 0.94} ${base} ${x - half * 0.72} ${base}H${x + half * 0.72}Q${x + half * 0.94} ${base} ${x + half} ${top}Z`;
  const weave = [0.2, 0.45, 0.7].flatMap((share, row) =>
    Array.from({ length: 9 }, (_, i) => {
      const reach = half * (0.98 - share * 0.16);
      const step = (reach * 2) / 9;
      const at = x - reach + i * step + (row % 2 === 0 ? 0 : step * 0.12);
      return svg`M${at + step * 0.1} ${top + h * share}q${step * 0.4} ${-h * 0.13} ${step * 0.8} 0`;
    }),
  );
  return (
    shadow(x, base, half * 0.86, h) +
    svg`<path d="M${x - half * 0.86} ${top}C${x - half * 0.8} ${top - size * 0.82} ${x + half * 0.8} ${top - size * 0.82} ${x + half * 0.86} ${top}" fill="none" stroke="#8f5c28" stroke-width="${size * 0.05}"/>` +
    svg`<path d="M${x - half * 0.85} ${top - 4}C${x - half * 0.79} ${top - size * 0.81} ${x + half * 0.75} ${top - size * 0.83} ${x + half * 0.84} ${top - 6}" fill="none" stroke="#d9a05c" stroke-width="${size * 0.016}" stroke-dasharray="${size * 0.04} ${size * 0.03}"/>` +
    svg`<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${size * 0.08}" fill="#5c3815"/>` +
    heap(contents, { x, top, width: size * 0.9, rows: 3 }, random) +
    `<path d="${body}" fill="${lit('#c08446')}"/>` +
    svg`<path d="${weave.join('')}" fill="none" stroke="#7d4f20" stroke-width="${size * 0.022}" stroke-linecap="round" opacity=".6"/>` +
    svg`<path d="${weave.join('')}" transform="translate(0 ${-size * 0.014})" fill="none" stroke="#e6b878" stroke-width="${size * 0.016}" stroke-linecap="round"/>` +
    svg`<rect x="${x - half * 1.03}" y="${top - size * 0.03}" width="${size * 1.03}" height="${size * 0.075}" rx="${size * 0.036}" fill="#a56e34"/><path d="M${x - half} ${top - size * 0.008}h${size * 0.96}" stroke="#e6b878" stroke-width="${size * 0.014}" stroke-dasharray="${size * 0.05} ${size * 0.02}"/>`
  );
};

/** A paper bag, filled. */
const bag: Vessel = ({ x, base, size, contents }, { random, shadow, accent }) => {
  const h = size * 1.06;
  const top = base - h;
  const half = size / 2;
  const teeth = Array.from(
    { length: 12 },
    (_, i) =>
      svg`l${size / 24} ${i % 2 === 0 ? size * 0.024 : -size * 0.024}l${size / 24} ${i % 2 === 0 ? -size * 0.024 : size * 0.024}`,
  );
  return (
    shadow(x, base, half, h) +
    svg`<path d="M${x - half} ${top}h${size}v${size * 0.16}h${-size}z" fill="#9c7344"/>` +
    heap(contents, { x, top: top + size * 0.02, width: size * 0.98, rows: 3 }, random) +
    svg`<path d="M${x - half} ${top}${teeth.join('')}L${x + half} ${base}H${x - half}Z" fill="#cfa873"/>` +
    svg`<path d="M${x + half * 0.62} ${top + size * 0.01}L${x + half} ${top}V${base}H${x + half * 0.62}Z" fill="#b58d58"/><path d="M${x + half * 0.8} ${top}V${base - size * 0.2}L${x + half * 0.62} ${base}" fill="none" stroke="#9c7344" stroke-width="${size * 0.01}"/>` +
    svg`<path d="M${x - half * 0.9} ${top + size * 0.06}V${base - size * 0.04}" stroke="#fff" stroke-opacity=".35" stroke-width="${size * 0.025}"/>` +
    svg`<circle cx="${x - half * 0.18}" cy="${base - h * 0.42}" r="${size * 0.2}" fill="${accent}"/>` +
    svg`<path d="M${x - half * 0.18 - size * 0.1} ${base - h * 0.42 + size * 0.08}q0-${size * 0.17} ${size * 0.2} ${-size * 0.17}q0 ${size * 0.17} ${-size * 0.2} ${size * 0.17}z" fill="#fffaf0"/>`
  );
};

/** A board that lies on the table, with goods side by side. */
const board: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const depth = size * 0.17;
  const half = size / 2;
  const step = (size * 0.8) / Math.max(1, contents.length);
  const each = Math.min(step * 1.25, size * 0.34);
  const goods = contents.map((name, i) => {
    const at = x - (step * (contents.length - 1)) / 2 + i * step;
    const foot = base - depth * (i % 2 === 0 ? 0.34 : 0.6);
    return (
      svg`<ellipse cx="${at + each * 0.06}" cy="${foot}" rx="${each * 0.42}" ry="${each * 0.08}" fill="#2a1608" opacity=".32"/>` +
      place(name, at, foot - each * 0.42, { size: each, turn: i % 2 === 0 ? -4 : 5 })
    );
  });
  return (
    shadow(x, base, half, depth * 0.4) +
    svg`<path d="M${x - half} ${base - depth * 0.12}h${size}v${size * 0.034}q0 ${size * 0.01} ${-size * 0.01} ${size * 0.01}H${x - half + size * 0.01}q${-size * 0.01} 0 ${-size * 0.01} ${-size * 0.01}z" fill="#7d4f24"/>` +
    svg`<path d="M${x - half * 0.92} ${base - depth}H${x + half * 0.92}L${x + half} ${base - depth * 0.1}H${x - half}Z" fill="${lit('#b98350')}"/>` +
    svg`<path d="M${x - half * 0.9} ${base - depth * 0.7}h${size * 0.9}M${x - half * 0.94} ${base - depth * 0.4}h${size * 0.94}" stroke="#8a5a2e" stroke-width="2" opacity=".5"/>` +
    goods.join('')
  );
};

/** A stand for cakes. */
const stand: Vessel = ({ x, base, size, contents }, { shadow }) => {
  const h = size * 0.34;
  const half = size / 2;
  const top = base - h;
  const each = contents.length > 1 ? size * 0.46 : size * 0.74;
  const step = contents.length > 1 ? (size * 0.62) / (contents.length - 1) : 0;
  const goods = contents.map((name, i) =>
    place(name, x - (step * (contents.length - 1)) / 2 + i * step, top - each * 0.36, {
      size: each,
    }),
  );
  return (
    shadow(x, base, half * 0.5, h) +
    svg`<path d="M${x - size * 0.05} ${top}h${size * 0.1}q0 ${h * 0.7} ${size * 0.18} ${h}h${-size * 0.46}q${size * 0.18} ${-h * 0.3} ${size * 0.18} ${-h}z" fill="${lit('#efe9dc')}"/>` +
    svg`<ellipse cx="${x}" cy="${top + size * 0.02}" rx="${half}" ry="${size * 0.09}" fill="#c9bfab"/><ellipse cx="${x}" cy="${top}" rx="${half}" ry="${size * 0.088}" fill="${lit('#fbf8f1')}"/>` +
    svg`<ellipse cx="${x}" cy="${top}" rx="${half * 0.7}" ry="${size * 0.05}" fill="#2a1608" opacity=".16"/>` +
    goods.join('')
  );
};

const plinth =
  (share: number): Vessel =>
  ({ x, base, size }, { shadow, accent }) => {
    const h = size * share;
    const half = size / 2;
    const top = base - h;
    return (
      shadow(x, base, half, h) +
      svg`<path d="M${x - half} ${top}V${base}A${half} ${size * 0.1} 0 0 0 ${x + half} ${base}V${top}Z" fill="${accent}"/>` +
      svg`<path d="M${x - half} ${top}V${base}A${half} ${size * 0.1} 0 0 0 ${x + half} ${base}V${top}Z" fill="url(#v)" opacity=".7"/>` +
      svg`<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${size * 0.1}" fill="${lighter(accent, 0.3)}"/>`
    );
  };

export const vessels: Readonly<Record<string, Vessel>> = {
  ...farmVessels,
  ...marketVessels,
  ...viennaVessels,
  lockers,
  crate,
  basket,
  bag,
  board,
  stand,
  plinth: plinth(0.4),
  step: plinth(0.18),
  column: plinth(0.8),
};
