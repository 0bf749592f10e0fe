import { lighter, svg } from '../../svg.js';
import { at, depths, far, level, wall } from './depth.js';

const iron = '#1c2f63';
const edge = 150;
const height = -150;
const lowest = -84;

/** The valance of boards, each with its point, as they hang from the roofs of British platforms. */
function valance(): string {
  const steps = depths(70, 0.034, 1.5);
  const points = steps.slice(0, -1).map((depth, i) => {
    const next = steps[i + 1] ?? depth;
    const [x0, y0] = at(edge, lowest - 18, depth);
    const [mx, my] = at(edge, lowest + 2, (depth + next) / 2);
    const [x1, y1] = at(edge, lowest - 18, next);
    return svg`L${x0} ${y0}L${mx} ${my}L${x1} ${y1}`;
  });
  const [nx, ny] = at(edge, height, 1.5);
  const [fx, fy] = at(edge, height, steps.at(-1) ?? 0);
  const joints = steps.slice(0, 44).map((depth) => {
    const [x0, y0] = at(edge, height, depth);
    const [x1, y1] = at(edge, lowest - 18, depth);
    return svg`M${x0} ${y0}L${x1} ${y1}`;
  });
  return (
    svg`<path d="M${nx} ${ny}${points.join('')}L${fx} ${fy}z" fill="#e9e6ee"/><path d="${joints.join('')}" stroke="#b9b5c8" stroke-width="1.200"/>` +
    svg`<path d="${wall(edge, [height, height + 14], [1.5, 0.1])}" fill="${iron}"/>`
  );
}

/** Glass between ribs of iron, with the evening in it. */
function roof(): string {
  const ribs = depths(9, 0.3, 1.1).map((depth) => {
    const [, y] = at(0, height, depth);
    const [x] = at(edge, height, depth);
    return svg`M${x} ${y}H1400`;
  });
  const purlins = [330, 560, 820, 1100, 1420, 1800].map((x) => {
    const [x1, y1] = at(x, height, 1.4);
    return svg`M${far.x} ${far.y}L${x1} ${y1}`;
  });
  return (
    svg`<path d="${level(height, [edge, 3600], [1.6, 0])}" fill="url(#gl)"/>` +
    svg`<path d="${ribs.join('')}${purlins.join('')}" stroke="${iron}" stroke-width="3" opacity=".75"/>`
  );
}

/** A lamp that hangs from the roof, with its glow. */
function lamp(x: number, depth: number): string {
  const [cx, top] = at(x, height, depth);
  const [, y] = at(x, -62, depth);
  const r = 26 * depth;
  return (
    svg`<path d="M${cx} ${top}V${y}" stroke="${iron}" stroke-width="${3.4 * depth}"/><circle cx="${cx}" cy="${y + r}" r="${r * 5.4}" fill="url(#lg)"/>` +
    svg`<path d="M${cx - r * 0.7} ${y + r * 0.1}a${r * 0.7} ${r * 0.5} 0 0 1 ${r * 1.4} 0z" fill="${iron}"/><circle cx="${cx}" cy="${y + r}" r="${r}" fill="#fff3cf"/>`
  );
}

/** A post of cast iron with its curved brackets below the roof. */
function post(depth: number): string {
  const [x, foot] = at(300, 520, depth);
  const [, top] = at(300, height, depth);
  const w = 22 * depth;
  const reach = 120 * depth;
  return (
    svg`<path d="M${x - w / 2} ${top}h${w}V${foot}h${-w}z" fill="${iron}"/><path d="M${x - w / 2} ${top}h${w * 0.3}V${foot}h${-w * 0.3}z" fill="${lighter(iron, 0.3)}"/>` +
    svg`<path d="M${x - w * 0.9} ${foot - w * 1.6}h${w * 1.8}l${w * 0.2} ${w * 1.6}h${-w * 2.2}zM${x - w * 0.8} ${top + reach}h${w * 1.6}v${w * 0.5}h${-w * 1.6}z" fill="${iron}"/>` +
    svg`<path d="M${x} ${top + reach}Q${x} ${top} ${x + reach} ${top}M${x} ${top + reach}Q${x} ${top} ${x - reach * 0.8} ${top}" fill="none" stroke="${iron}" stroke-width="${w * 0.5}"/>`
  );
}

/** The roof of the platform with its posts and lamps. */
export const canopy = () =>
  `<linearGradient id="gl" x2="0" y2="1"><stop stop-color="#8f9ecb"/><stop offset=".7" stop-color="#d8b4b8"/><stop offset="1" stop-color="#f6c6a0"/></linearGradient>` +
  `<radialGradient id="lg"><stop stop-color="#ffe3a0" stop-opacity=".8"/><stop offset=".3" stop-color="#ffd98c" stop-opacity=".3"/><stop offset="1" stop-color="#ffd98c" stop-opacity="0"/></radialGradient>` +
  roof() +
  valance() +
  [0.12, 0.17, 0.27, 0.5].map(post).join('') +
  [0.14, 0.2, 0.32].map((depth) => lamp(520, depth)).join('');

const ticks = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 12) * Math.PI * 2;
  return svg`M${Math.sin(angle) * 35} ${-Math.cos(angle) * 35}L${Math.sin(angle) * (i % 3 ? 40 : 30)} ${-Math.cos(angle) * (i % 3 ? 40 : 30)}`;
}).join('');

/** The station's clock, at ten past six. */
export const clock = (x: number, y: number, top: number) =>
  svg`<path d="M${x - 22} ${top}V${y - 40}M${x + 22} ${top}V${y - 40}" stroke="${iron}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="96" fill="url(#lg)" opacity=".8"/>` +
  svg`<circle cx="${x + 5}" cy="${y + 3}" r="52" fill="#0f1c40"/><circle cx="${x}" cy="${y}" r="52" fill="${iron}"/><circle cx="${x}" cy="${y}" r="45" fill="#fffaf0"/>` +
  svg`<g transform="translate(${x} ${y})"><path d="${ticks}" stroke="#1c2440" stroke-width="3.500"/><path d="M0 6L2.200-24" stroke="#1c2440" stroke-width="6" stroke-linecap="round" transform="rotate(185)"/><path d="M0 8V-36" stroke="#1c2440" stroke-width="4" stroke-linecap="round" transform="rotate(60)"/><circle r="4.500" fill="#d63f2d"/></g>`;
