import { darker, lighter, mix, svg } from '../../svg.js';
import type { Scene } from '../scene.js';
import { meadow } from './orchard.js';
import { mist, sky, tree, type Weather, woods } from './sky.js';

const morning: Weather = {
  top: '#5f9fc6',
  middle: '#a9d0d8',
  low: '#eef3d8',
  glow: '#fff3c0',
  hills: '#7fa58c',
  woods: '#3f6a48',
  mist: '#f2f7e6',
};

const grass = '#6fa544';

/** A farmhouse with the deep roof of the Black Forest. */
const farmhouse = (x: number, base: number, size: number) =>
  svg`<g transform="translate(${x} ${base}) scale(${String(size)})">` +
  '<path d="M12-34H148V0H12z" fill="#f3ead8"/><path d="M12-34V-62H148V-34z" fill="#7a5233"/><path d="M112-62H148V0H112z" fill="#2a1608" opacity=".18"/>' +
  '<path d="M-10-50L36-112H126L172-50 160-46H4z" fill="#54413a"/><path d="M-10-50L36-112H126" fill="none" stroke="#a98d78" stroke-width="3"/><path d="M4-64H160M16-80H148M28-96H136" stroke="#3d2e29" stroke-width="2" opacity=".7"/>' +
  '<path d="M24-28h16v18H24zM52-28h16v18H52zM80-28h16v18H80z" fill="#5b7886" stroke="#fff" stroke-width="2"/><path d="M20-8h24M48-8h24M76-8h24" stroke="#c8423a" stroke-width="5" stroke-dasharray="3 1.5"/><path d="M116-28h18V0H116z" fill="#5b3c22"/><path d="M20-46H140" stroke="#c99f6a" stroke-width="2" stroke-dasharray="2 5"/></g>';

/** A hill of the pasture between two heights, with the light on its crest. */
function hill(w: number, left: number, right: number, colour: string): string {
  const crest = svg`M0 ${left}C${w * 0.3} ${left - 36} ${w * 0.62} ${right + 16} ${w} ${right - 6}`;
  return (
    svg`<path d="${crest}V340H0z" fill="${colour}"/>` +
    svg`<path d="${crest}" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="4" opacity=".7"/>`
  );
}

/** A fence of split rails along the meadow. */
function fence(w: number, base: number): string {
  const posts = Array.from({ length: 9 }, (_, i) => svg`M${i * 150 + 30} ${base + 8}v-66`).join('');
  const rails = svg`M-10 ${base - 40}Q${w / 2} ${base - 48} ${w + 10} ${base - 38}M-10 ${base - 18}Q${w / 2} ${base - 24} ${w + 10} ${base - 16}`;
  return [
    ['#4f3a26', 10, 0],
    ['#a98658', 6, -2],
  ]
    .map(
      ([tone = '', width = 0, shift = 0]) =>
        svg`<path d="${posts}${rails}" transform="translate(${shift} ${shift})" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}

/** A pasture in the morning below wooded hills, with the farm behind it. */
export const pasture = ({ width }: Scene): string =>
  sky({ width, y: 220, sun: 250 }, morning) +
  woods({ from: -20, to: width, y: 216 }, 54, mix(morning.woods, morning.mist, 0.3)) +
  mist(width, 206, 30, morning.mist) +
  svg`<path d="M0 218h${width}v80H0z" fill="${mix(grass, '#dfe7a8', 0.36)}"/>` +
  hill(width, 214, 240, mix(grass, '#dfe7a8', 0.36)) +
  woods({ from: 880, to: 1120, y: 238 }, 44, morning.woods) +
  farmhouse(430, 236, 0.92) +
  tree(408, 240, 110, darker(grass, 0.26)) +
  tree(612, 240, 84, darker(grass, 0.2)) +
  hill(width, 262, 248, mix(grass, '#dfe7a8', 0.14)) +
  fence(width, 288) +
  meadow(width, 290, grass);
