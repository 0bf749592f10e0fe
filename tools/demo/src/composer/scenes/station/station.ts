import { svg } from '../../svg.js';
import { type Scene, sceneHeight } from '../scene.js';
import { canopy, clock } from './canopy.js';
import { at, depths, far, level, wall } from './depth.js';
import { track, train } from './train.js';

const floor = 520;
const edge = 250;

/** The sky after sunset, and the roofs of the town. */
function evening(w: number): string {
  const roofs = [
    [-20, 60, 54],
    [40, 34, 88],
    [74, 70, 62],
    [144, 26, 112],
    [170, 60, 74],
    [230, 44, 50],
    [274, 30, 92],
    [304, 54, 60],
    [358, 90, 44],
  ];
  const town = roofs.map(
    ([x = 0, wide = 0, high = 0]) => svg`M${x} ${far.y + 30}v${-high}h${wide}v${high}z`,
  );
  const lights = roofs.flatMap(([x = 0, wide = 0, high = 0], i) =>
    Array.from(
      { length: 5 },
      (_, k) =>
        svg`M${x + 6 + ((k * 17 + i * 5) % (wide - 8))} ${far.y + 20 - ((k * 23 + i * 11) % (high - 8))}h4v5h-4z`,
    ),
  );
  return (
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="#24397d"/><stop offset=".5" stop-color="#7a6fae"/><stop offset=".8" stop-color="#f0a08c"/><stop offset="1" stop-color="#ffd3a0"/></linearGradient>` +
    svg`<path d="M0 0h${w}v${far.y + 30}H0z" fill="url(#a)"/>` +
    svg`<path d="M-10 150q90-22 200-8t180-14q-60 26-170 26T-10 150zM40 196q70-14 150-4t130-10q-50 20-120 20t-160-6z" fill="#ffd9c8" opacity=".4"/>` +
    svg`<path d="M0 ${far.y + 20}H${far.x}V${sceneHeight}H0z" fill="#3b3455"/><path d="M0 ${far.y + 26}q60-12 130-4t${far.x - 130}-6v40H0z" fill="#55496f"/><path d="${town.join('')}" fill="#4c4a80"/><path d="${lights.join('')}" fill="#ffd99a" opacity=".85"/>`
  );
}

/** The wall of the station along the platform: bricks, and windows with light in them. */
function building(): string {
  const x = 1500;
  const steps = depths(9, 0.34, 0.9);
  const windows = steps.slice(0, -1).map((depth, i) => {
    const next = steps[i + 1] ?? depth;
    const span = depth - next;
    return wall(x, [60, 380], [depth - span * 0.2, next + span * 0.2]);
  });
  const courses = Array.from({ length: 20 }, (_, i) => {
    const [x0, y0] = at(x, -100 + i * 32, 1);
    return svg`M${x0} ${y0}L${far.x} ${far.y}`;
  });
  return (
    svg`<path d="${wall(x, [-150, floor], [1, 0])}" fill="#a5665a"/><path d="${courses.join('')}" stroke="#7d4844" stroke-width="1.500" opacity=".5"/>` +
    svg`<path d="${windows.join('')}" fill="#ffd894" stroke="#efe6df" stroke-width="4"/>`
  );
}

/** Flags of the platform, its yellow line and its white edge. */
function platform(w: number): string {
  const rows = depths(12, 0.2, 1.2).map((depth) => {
    const [x, y] = at(edge, floor, depth);
    return svg`M${x} ${y}H${w}`;
  });
  const joints = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = at(edge + 80 + i * 130, floor, 1.1);
    return svg`M${far.x} ${far.y}L${x} ${y}`;
  });
  return (
    `<linearGradient id="t" x2=".25" y2="1"><stop stop-color="#c9a7a0"/><stop offset=".45" stop-color="#a79db4"/><stop offset="1" stop-color="#7e80a6"/></linearGradient>` +
    svg`<path d="${level(floor, [edge, 4200], [1.2, 0])}" fill="url(#t)"/><path d="${rows.join('')}${joints.join('')}" stroke="#5c5c84" stroke-width="1.800" opacity=".4"/>` +
    svg`<path d="${level(floor, [edge, edge + 30], [1.2, 0])}" fill="#f6f3f0"/><path d="${level(floor, [edge + 74, edge + 92], [1.2, 0])}" fill="#f2b632"/>` +
    svg`<path d="M${far.x} ${far.y}L${at(edge + 40, floor, 1.2).join(' ')}L${at(edge + 330, floor, 1.2).join(' ')}z" fill="#ffd79a" opacity=".22"/>` +
    svg`<path d="M0 ${sceneHeight - 2}h${w}v4H0z" fill="#2b2440" opacity=".2"/>`
  );
}

/** People on their way home, far down the platform. */
const passenger = (x: number, depth: number, coat: string, bag: string) => {
  const [px, foot] = at(x, floor, depth);
  const u = (foot - far.y) / 100;
  return (
    svg`<ellipse cx="${px + u * 6}" cy="${foot}" rx="${u * 24}" ry="${u * 4}" fill="#2b2440" opacity=".35"/><path d="M${px - u * 10} ${foot - u * 50}l${u * 2} ${u * 50}h${u * 6}l${u * 3} ${-u * 36} ${u * 5} ${u * 36}h${u * 6}l${u * 1} ${-u * 50}z" fill="#2a2a4a"/>` +
    svg`<path d="M${px - u * 13} ${foot - u * 42}q${-u * 3} ${-u * 34} ${u * 5} ${-u * 38}q${u * 9} ${-u * 5} ${u * 18} 0q${u * 8} ${u * 6} ${u * 5} ${u * 38}z" fill="${coat}"/><circle cx="${px + u}" cy="${foot - u * 89}" r="${u * 8}" fill="#4a3040"/>` +
    svg`<path d="M${px + u * 14} ${foot - u * 36}h${u * 13}v${u * 17}h${-u * 13}z" fill="${bag}"/><path d="M${px + u * 17} ${foot - u * 36}q${u * 3} ${-u * 10} ${u * 7} 0" fill="none" stroke="#2a2a4a" stroke-width="${u * 2}"/>`
  );
};

/** A platform in the evening: the train has left, and the lamps are on. */
export const station = ({ width }: Scene): string =>
  evening(width) +
  track() +
  train() +
  building() +
  platform(width) +
  passenger(560, 0.2, '#3d4d8f', '#d9b382') +
  passenger(600, 0.27, '#8c4456', '#163a8c') +
  canopy() +
  clock(446, 116, 0);
