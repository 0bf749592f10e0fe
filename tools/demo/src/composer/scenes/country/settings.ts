import { darker, svg } from '../../svg.js';
import { type Scene, sceneHeight } from '../scene.js';
import { bakehouse } from './bakehouse.js';
import { barn } from './barn.js';
import { field } from './field.js';
import { orchard } from './orchard.js';
import { pasture } from './pasture.js';
import { mist, sky, tree, type Weather, woods } from './sky.js';

const dawn: Weather = {
  top: '#2b5058',
  middle: '#8fa795',
  low: '#ffd596',
  glow: '#ffb454',
  hills: '#8c9c86',
  woods: '#3f5b47',
  mist: '#ffe6bd',
};

/** The strip of grass at the edge of the field, on which the box stands. */
function verge(width: number): string {
  const tufts = Array.from({ length: 46 }, (_, i) => {
    const x = 520 + i * 15;
    const y = 470 - 74 * Math.min(1, (i / 26) ** 0.7) + ((i * 37) % 7);
    return svg`M${x} ${y}q-3-12 ${-9 + (i % 5)}-20M${x + 4} ${y}q1-14 ${4 - (i % 3)}-24M${x + 8} ${y}q5-10 ${13 + (i % 4)}-17`;
  });
  const d = svg`M470 ${sceneHeight}C560 446 640 402 800 396S1080 392 ${width} 388V${sceneHeight}z`;
  return (
    svg`<linearGradient id="e" x2=".3" y2="1"><stop stop-color="#8a9a4a"/><stop offset=".4" stop-color="#5d7338"/><stop offset="1" stop-color="#2f4226"/></linearGradient>` +
    `<path d="${d}" fill="url(#e)"/><path d="${tufts.join('')}" fill="none" stroke="#6f8840" stroke-width="3.500" stroke-linecap="round"/><path d="${tufts.filter((_, i) => i % 2 === 0).join('')}" transform="translate(5 3)" fill="none" stroke="#c9c46c" stroke-width="2" stroke-linecap="round" opacity=".7"/>`
  );
}

/** A field at sunrise: its rows, the barn at their end, and mist over the hills. */
function sunrise({ width }: Scene): string {
  return (
    sky({ width, y: 236, sun: 610 }, dawn) +
    woods({ from: -20, to: width, y: 240 }, 42, '#6d7f66') +
    mist(width, 222, 34, dawn.mist) +
    woods({ from: -30, to: 250, y: 252 }, 76, dawn.woods) +
    woods({ from: 820, to: width + 20, y: 250 }, 62, dawn.woods) +
    field(width, '#5c4028', dawn.mist) +
    tree(212, 268, 150, darker(dawn.woods, 0.1)) +
    barn(226, 274, 1) +
    tree(506, 266, 112, '#5a7546') +
    mist(width, 258, 38, dawn.mist) +
    verge(width)
  );
}

export const farmSettings: Readonly<Record<string, (scene: Scene) => string>> = {
  bakehouse,
  orchard,
  pasture,
  sunrise,
};
