import { seeded } from '../../../feed/identity.js';
import { darker, lighter, mix, place, svg } from '../../svg.js';
import { type Scene, sceneHeight } from '../scene.js';
import type { Vessel } from '../vessel.js';
import { mist, sky, tree, type Weather, woods } from './sky.js';

const afternoon: Weather = {
  top: '#6fa6bf',
  middle: '#b5cfc4',
  low: '#fbe9bd',
  glow: '#ffe39a',
  hills: '#93ab8c',
  woods: '#5d7f58',
  mist: '#fdf1cf',
};

const grass = '#7d9e45';
const leaf = '#4f7f36';

/** A meadow that turns dark towards the lower edge, its tufts larger there. */
export function meadow(width: number, top: number, colour: string): string {
  const random = seeded(`meadow ${top}`);
  const tufts = [0.25, 0.5, 1].map((depth, row) => {
    const d = Array.from({ length: 34 - row * 9 }, () => {
      const [x, y] = [
        random() * width,
        top + (sceneHeight - top) * depth * (0.7 + random() * 0.3),
      ].map(Math.round);
      const h = Math.round(7 + depth * 15);
      return svg`M${x ?? 0} ${y ?? 0}q${-h * 0.1} ${-h * 0.6} ${-h * 0.4} ${-h}m${h * 0.6} ${h}q0 ${-h * 0.7} ${h * 0.1} ${-h * 1.2}m${h * 0.1} ${h * 1.2}q${h * 0.2} ${-h * 0.6} ${h * 0.5} ${-h * 0.9}`;
    });
    return svg`<path d="${d.join('')}" fill="none" stroke="${row % 2 ? lighter(colour, 0.3) : darker(colour, 0.24)}" stroke-width="${1.5 + depth * 1.6}" stroke-linecap="round" opacity=".7"/>`;
  });
  return (
    svg`<linearGradient id="t" x2="0" y2="1"><stop stop-color="${mix(colour, '#f7e6a8', 0.42)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.4)}"/></linearGradient><path d="M0 ${top}h${width}v${sceneHeight - top}H0z" fill="url(#t)"/>` +
    tufts.join('')
  );
}

/** Trees of two rows that run to the horizon, the farthest first, with their shade on the grass. */
const rows =
  svg`<defs><g id="j"><ellipse cx="60" cy="0" rx="104" ry="14" fill="#26401c" opacity=".4"/>${tree(0, 0, 200, leaf)}</g></defs>` +
  [0.3, 0.38, 0.5, 0.68]
    .flatMap((near) => [
      [470 - 640 * near, near],
      [470 + 300 * near, near],
    ])
    .map(
      ([x = 0, near = 0]) =>
        svg`<use href="#j" transform="translate(${x} ${236 + 150 * near}) scale(${String(Math.round(near * 130) / 100)})"/>`,
    )
    .join('');

/** An orchard in the afternoon: rows of trees in the grass. */
export const orchard = ({ width }: Scene): string =>
  sky({ width, y: 240, sun: 420 }, afternoon) +
  woods({ from: -20, to: width, y: 244 }, 38, mix(afternoon.woods, afternoon.mist, 0.35)) +
  mist(width, 226, 28, afternoon.mist) +
  meadow(width, 242, grass) +
  rows;

/** A ladder that leans to the right. */
function ladder(x: number, base: number, size: number): string {
  const [reach, high] = [size * 0.3, size * 0.74];
  const rungs = Array.from({ length: 8 }, (_, i) => {
    const share = 0.1 + i * 0.115;
    return svg`M${x + reach * share} ${base - high * share}l${size * 0.14} ${size * 0.012}`;
  });
  const rails = svg`M${x} ${base}l${reach} ${-high}M${x + size * 0.15} ${base + size * 0.015}l${reach * 0.96} ${-high}`;
  return svg`<path d="${rungs.join('')}" stroke="#8a5a2e" stroke-width="${size * 0.022}"/><path d="${rails}" stroke="#6b4420" stroke-width="${size * 0.032}" stroke-linecap="round"/><path d="${rails}" transform="translate(-2 -1)" stroke="#d2a05f" stroke-width="${size * 0.018}" stroke-linecap="round"/>`;
}

/** Leaves in the light and in the shade of a crown. */
function foliage(x: number, y: number, reach: number): string {
  const random = seeded(`foliage ${x}`);
  return [darker(leaf, 0.3), lighter(leaf, 0.16), mix(leaf, '#f3dd8a', 0.42)]
    .map((tone) => {
      const leaves = Array.from({ length: 30 }, () => {
        const [angle, far] = [random() * 6.28, Math.sqrt(random()) * reach];
        const turn = random() * 3.14;
        const at = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.84].map(Math.round);
        return `M${at.join(' ')}l${Math.round(Math.cos(turn) * 9)} ${Math.round(Math.sin(turn) * 7)}`;
      });
      return svg`<path d="${leaves.join('')}" stroke="${tone}" stroke-width="6" stroke-linecap="round" opacity=".7"/>`;
    })
    .join('');
}

/** A tree full of fruit, with the ladder of those who pick. */
export const fruitTree: Vessel = ({ x, base, size, contents }, { random, shadow }) => {
  const [middle, reach] = [base - size * 0.72, size * 0.46];
  const fruit = Array.from({ length: 19 }, (_, i) => {
    const far = reach * 0.96 * Math.sqrt((i + 0.7) / 19);
    const [dx, dy] = [Math.cos(i * 2.4) * far, Math.sin(i * 2.4) * far * 0.84];
    return place(contents[i % contents.length] ?? 'red-apple', x + dx, middle + dy, {
      size: size * (0.09 + random() * 0.02),
      turn: Math.round(random() * 30 - 15),
    });
  });
  return (
    shadow(x, base, size * 0.42, 20) +
    tree(x, base, size, leaf) +
    foliage(x, middle, reach) +
    fruit.join('') +
    ladder(x - size * 0.42, base + 16, size)
  );
};
