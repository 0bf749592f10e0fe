import type { SceneStyle } from '../scenes/scene.js';
import { lit } from './shapes.js';

/** A shop's own crockery: the outside of its bowls and their rim, the same of its trays. */
interface Crockery {
  readonly bowl: readonly [outside: string, rim: string];
  readonly tray: readonly [outside: string, rim: string];
  /** The painted line of its plates. */
  readonly line?: string;
}

export const crockery: Readonly<Record<SceneStyle, Crockery>> = {
  stall: { bowl: ['#4f7480', '#38555f'], tray: ['#b5563a', '#7f3520'] },
  stage: { bowl: ['#3f5f9e', '#2c4474'], tray: ['#5a7fb0', '#3a5680'], line: '#3f5f9e' },
  barn: { bowl: ['#8a6a48', '#5f4629'], tray: ['#6f8a5a', '#4b6239'], line: '#8a6a48' },
  counter: { bowl: ['#a8483f', '#76302a'], tray: ['#a8483f', '#76302a'], line: '#a8483f' },
};

export const vesselShadow = (r: number) => `<circle cx="10" cy="16" r="${r}" fill="url(#s)"/>`;

const arc = (r: number) =>
  `<path d="M${-r} 0A${r} ${r} 0 0 1 0 ${-r}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/>`;

/** A drawing around the middle, and how far foods are enlarged to fill it. */
export type Vessel = { drawing: (from: Crockery) => string; fill: number };

/** What dishes are served in, from above. */
export const vessels: Readonly<Record<string, Vessel>> = {
  plate: {
    fill: 1.4,
    drawing: ({ line }) =>
      vesselShadow(236) +
      `<circle r="218" fill="${lit('#f2ede2')}"/><circle r="212" fill="${lit('#fbf8f1')}"/><circle r="168" fill="#ded6c6"/><circle cx="2" cy="3" r="165" fill="${lit('#f8f4ea')}"/>` +
      (line === undefined
        ? ''
        : `<circle r="206" fill="none" stroke="${line}" stroke-width="6" opacity=".8"/>`) +
      arc(204),
  },
  bowl: {
    fill: 1.28,
    drawing: ({ bowl: [outside, rim] }) =>
      vesselShadow(232) +
      `<circle r="212" fill="${lit(outside)}"/><circle r="196" fill="${rim}"/><circle cx="2" cy="4" r="190" fill="${lit('#efe9dc')}"/><circle cx="4" cy="8" r="168" fill="${lit('#e2d9c7')}"/>` +
      arc(204),
  },
  pan: {
    fill: 1.42,
    drawing: () =>
      '<path d="M150-130L268-232q22-12 36 6t-4 34L186-92z" fill="#26282b"/><path d="M196-158L276-222" stroke="#5a5e63" stroke-width="7" stroke-linecap="round"/>' +
      vesselShadow(234) +
      `<circle r="214" fill="${lit('#3b3e42')}"/><circle cx="1" cy="2" r="200" fill="#1c1e20"/><circle cx="3" cy="6" r="190" fill="${lit('#2c2e31')}"/>` +
      arc(207),
  },
  board: {
    fill: 1.42,
    drawing: () =>
      '<rect x="-242" y="-186" width="500" height="396" rx="34" fill="#2a1608" opacity=".2"/>' +
      `<rect x="-250" y="-200" width="500" height="396" rx="34" fill="${lit('#b98350')}"/>` +
      '<path d="M-240-130q240 22 480-6M-244-60q240-26 488 8M-244 20q240 30 488-4M-242 100q240-18 484 10M-230 160q240 16 460-4" fill="none" stroke="#8a5a2e" stroke-width="4" opacity=".45"/>' +
      '<circle cx="216" cy="-164" r="13" fill="#7a4d24"/>',
  },
  tray: {
    fill: 1.42,
    drawing: ({ tray: [outside, rim] }) =>
      '<rect x="-246" y="-186" width="508" height="404" rx="40" fill="#2a1608" opacity=".22"/>' +
      `<rect x="-252" y="-202" width="504" height="404" rx="44" fill="${lit(outside)}"/><rect x="-232" y="-182" width="464" height="364" rx="34" fill="${rim}"/><rect x="-226" y="-172" width="456" height="356" rx="30" fill="${lit('#f0e4d0')}"/>`,
  },
};
