import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { fewLayers, dots, move, solid } from '../../volume.js';
import { onBall, soft } from './light.js';

const pineappleBody =
  'M64 44C86 44 99 58 99 80 99 106 86 119 64 119 42 119 29 106 29 80 29 58 42 44 64 44z';

/** The eyes of the rind, in rows that are offset against each other. */
const eyes = Array.from({ length: 7 }, (_, row) => {
  const y = 55 + row * 8.5;
  const half = 34 * (1 - ((y - 80) / 39) ** 2) ** 0.5;
  return Array.from({ length: 6 - (row % 2) }, (_, i) => {
    const turn = ((i + (row % 2 ? 0.5 : 0)) / 5 - 0.5) * 2.2;
    const w = Math.round(Math.max(2, 8 * Math.cos(turn) * (half / 34)));
    return `M${Math.round(64 + Math.sin(turn) * half * 0.93)} ${Math.round(y - 7)}l${w} 7-${w} 7-${w}-7z`;
  }).join('');
}).join('');

const blade = (turn: number, length: number, colour: string) =>
  svg`<path transform="rotate(${turn})" d="M-7 0C-9-${length * 0.5}-3-${length * 0.8} 2-${length} 6-${length * 0.7} 9-${length * 0.4} 7 0z" fill="${lit(colour)}"/>`;

const crown: readonly [number, number, string][] = [
  [-58, 32, '#3f6f35'],
  [56, 34, '#3a6831'],
  [-36, 42, '#4d813c'],
  [38, 42, '#467a38'],
  [-14, 46, '#467a38'],
  [16, 47, '#4d813c'],
  [0, 44, '#5b9146'],
  [-26, 28, '#6a9f4f'],
  [28, 29, '#5f964a'],
  [2, 25, '#78ab58'],
];

const pineapple =
  move(64, 50, 0, 1, crown.map(([turn, length, colour]) => blade(turn, length, colour)).join('')) +
  solid(pineappleBody, '#d9962e', [54, 72], '#7d4a12') +
  svg`<path d="${eyes}" fill="#f3c04e" fill-opacity=".35" stroke="#7a4a14" stroke-width="1.200" stroke-opacity=".6"/>` +
  soft([50, 68], [13, 22], '#fff', 0.3, 10) +
  soft([70, 110], [18, 6], '#3a1c04', 0.4) +
  soft([64, 47], [20, 4], '#2c3a12', 0.6);

const long = 'M-59 4C-58-12-38-25-6-33 28-40 60-28 60 2 60 30 28 39-6 34-38 29-58 19-59 4z';

const papaya =
  move(
    62,
    42,
    -16,
    1,
    solid(long, '#d9a838', [-12, -12], '#7a6a1e', fewLayers) +
      soft([26, 6], [26, 20], '#e2762c', 0.5) +
      soft([-36, 4], [20, 18], '#7f9a34', 0.6) +
      dots(onBall([0, 0], [50, 30], 20), '#8a6a1c', 1.2, 0.4) +
      soft([-10, -16], [28, 9], '#fff', 0.33) +
      soft([-55, 4], [4, 5], '#5a3a16', 0.8),
  ) +
  soft([62, 58], [40, 20], '#2a1004', 0.5, -12) +
  move(
    66,
    84,
    -10,
    0.98,
    svg`<path d="${long}" fill="${lit('#c9952e')}"/>` +
      move(1, 0, 0, 0.95, svg`<path d="${long}" fill="#f7b65a"/>`) +
      move(1, 0, 0, 0.92, svg`<path d="${long}" fill="${lit('#f27b3a')}"/>`) +
      svg`<path d="M-34 3C-26-12 0-17 22-14 38-11 44-4 45 2 38 14 16 18-4 16-20 15-32 12-34 3z" fill="${lit('#c9521f')}"/>` +
      onBall([4, 1], [36, 13], 19)
        .map(([x, y]) => svg`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="4"/>`)
        .join('')
        .replace(/^/, svg`<g fill="${lit('#2b2a2c')}">`)
        .concat('</g>') +
      dots(onBall([3, 0], [36, 13], 19), '#fff', 1.3, 0.5),
  );

/** One banana of a bunch, hanging from 0,0; its lower side is in the shade. */
function banana(turn: number, scale: number, colour: string): string {
  const outline = 'M6 0C16 44-8 92-68 97-77 98-80 88-72 85-42 74-16 46-8 2z';
  return move(
    102,
    12,
    turn,
    scale,
    svg`<path d="${outline}" fill="${lit(colour)}"/>` +
      '<path d="M6 0C16 44-8 92-68 97L-74 91C-28 84 4 50 1 4z" fill="#a86a08" opacity=".38"/><path d="M6 0C16 44-8 92-68 97L-70 95C-16 90 12 48 4 2z" fill="#6a3c04" opacity=".3"/>' +
      '<path d="M-4 14C-9 46-33 74-66 86" fill="none" stroke="#fff6c4" stroke-width="4" stroke-linecap="round" opacity=".4"/>' +
      '<path d="M-25 62l5-7M-2 50l2-6M-44 84l6-3" stroke="#7a5212" stroke-width="1.200" stroke-linecap="round" opacity=".5"/>' +
      '<path d="M-69 97C-77 98-80 88-72 85L-68 90z" fill="#4a3416"/>' +
      '<path d="M-8 2L6 0 9 17-9 19z" fill="#a3ad3c" opacity=".55"/>',
  );
}

const bananas =
  banana(30, 0.82, '#e9b41f') +
  banana(16, 0.92, '#f3c22a') +
  banana(2, 0.98, '#f9ce38') +
  banana(-13, 1.04, '#fdd949') +
  '<path d="M93 17C94 9 96 6 97 2L109 1C110 7 112 11 114 17 108 23 98 24 93 17z" fill="#939037"/><path d="M97 2L109 1 109 5 97 6z" fill="#4a3a1c"/>';

/** Drawings for Noto names, then those under names of our own. */
export const tropicalFruit: Readonly<Record<string, string>> = { banana: bananas, pineapple };
export const ownTropicalFruit: Readonly<Record<string, string>> = { bananas, papaya };
