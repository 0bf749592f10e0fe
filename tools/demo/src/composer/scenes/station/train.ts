import { darker, lighter, svg } from '../../svg.js';
import { at, depths, level, wall } from './depth.js';

/** The track, left of the platform, as it is at the front. */
const rails = [-196, -4] as const;
const bed = 600;
const body = { left: -290, right: 84, roof: 40, foot: 556 } as const;
/** From the last carriage's end to the head of the train. */
const reach = [0.44, 0.06] as const;

const livery = '#e9edf6';

/** Sleepers and rails, in the light of the sky. */
export function track(): string {
  const sleepers = depths(16, 0.22).map((depth, i, all) => {
    const next = all[i + 1] ?? depth * 0.9;
    return level(bed, [-300, 100], [depth, depth + (next - depth) * 0.42]);
  });
  return (
    svg`<path d="${level(bed, [-420, 300], [1.4, 0])}" fill="#3b3546"/><path d="${sleepers.join('')}" fill="#2a2634"/>` +
    rails
      .map(
        (x) =>
          svg`<path d="${level(bed - 14, [x, x + 16], [1.2, 0])}" fill="#f0b79a"/><path d="${level(bed - 14, [x + 10, x + 18], [1.2, 0])}" fill="#6a5566"/>`,
      )
      .join('')
  );
}

/** Lit windows along the side, and the doors between them. */
function side(): string {
  const steps = depths(22, 0.34, reach[0]);
  const panes = steps.slice(0, -1).map((depth, i) => {
    const next = steps[i + 1] ?? depth;
    const span = depth - next;
    return wall(body.right, [168, 322], [depth - span * 0.16, next + span * 0.12]);
  });
  return (
    svg`<path d="${wall(body.right, [body.roof, body.foot - 40], reach)}" fill="#c6cfe2"/>` +
    svg`<path d="${wall(body.right, [400, body.foot - 40], reach)}" fill="#1d3f92"/>` +
    svg`<path d="${wall(body.right, [150, 340], reach)}" fill="#20294a"/>` +
    svg`<path d="${panes.join('')}" fill="#ffdc94"/>` +
    svg`<path d="${wall(body.right, [body.roof, body.roof + 40], reach)}" fill="#fff" opacity=".5"/>`
  );
}

/** A line at the height of the rear, from its left to its right share. */
const rearPoint = (x: number, y: number) => at(x, y, reach[0]);

const rearLamp = (x: number, y: number) => {
  const [cx, cy] = rearPoint(x, y);
  return svg`<circle cx="${cx}" cy="${cy}" r="26" fill="url(#r)"/><circle cx="${cx}" cy="${cy}" r="4.500" fill="#ff5a48"/><circle cx="${cx - 1}" cy="${cy - 1}" r="1.800" fill="#ffe3da"/>`;
};

const roundedRear = (left: number, right: number, top: number, foot: number, round: number) => {
  const [x0, y0] = rearPoint(left, top);
  const [x1, y1] = rearPoint(right, foot);
  return svg`M${x0} ${y1}V${y0 + round}Q${x0} ${y0} ${x0 + round} ${y0}H${x1 - round}Q${x1} ${y0} ${x1} ${y0 + round}V${y1}z`;
};

/** The rear of the last carriage: its window with the rows of seats in the light, and its red lamps. */
function rear(): string {
  const { left, right, roof, foot } = body;
  const [wx, wy] = rearPoint(left + 60, 150);
  return (
    svg`<linearGradient id="n" x2="1" y2=".3"><stop stop-color="${lighter(livery, 0.4)}"/><stop offset="1" stop-color="${darker(livery, 0.16)}"/></linearGradient>` +
    `<radialGradient id="r"><stop stop-color="#ff4b38" stop-opacity=".75"/><stop offset="1" stop-color="#ff4b38" stop-opacity="0"/></radialGradient>` +
    svg`<path d="${roundedRear(left + 20, right - 20, foot - 20, foot + 36, 2)}" fill="#1a1722"/>` +
    svg`<path d="${roundedRear(left, right, roof, foot - 20, 26)}" fill="url(#n)"/>` +
    svg`<path d="${roundedRear(left, right, 390, foot - 20, 2)}" fill="#1d3f92"/><path d="${roundedRear(left, right, 380, 396, 1)}" fill="#e2503c"/>` +
    svg`<path d="${roundedRear(left + 44, right - 44, 130, 330, 12)}" fill="#1b2440"/><path d="${roundedRear(left + 56, right - 56, 142, 318, 9)}" fill="url(#wl)"/>` +
    svg`<path d="M${wx + 10} ${wy + 74}v-22q0-8 8-8h12q8 0 8 8v22zM${wx + 58} ${wy + 74}v-22q0-8 8-8h12q8 0 8 8v22z" fill="#8a5a3c" opacity=".8"/>` +
    svg`<path d="${roundedRear(left + 110, right - 110, 70, 112, 4)}" fill="#141a2c"/>` +
    rearLamp(left + 52, 440) +
    rearLamp(right - 52, 440)
  );
}

/** The train that has just left, and the lights of its windows on the platform. */
export const train = () =>
  `<linearGradient id="wl" x2="0" y2="1"><stop stop-color="#fff0c4"/><stop offset="1" stop-color="#ffc873"/></linearGradient>` +
  side() +
  rear();
