import { darker, lighter, svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { dots, move, onBall, soft, solid } from './light.js';

const pineappleBody =
  'M64 44C84 44 96 58 96 80 96 104 84 118 64 118 44 118 32 104 32 80 32 58 44 44 64 44z';

/** The eyes of the rind, in rows that are offset against each other. */
const eyes = Array.from({ length: 9 }, (_, row) => {
  const y = 49 + row * 8;
  const half = 31 * Math.sqrt(Math.max(0, 1 - ((y - 81) / 39) ** 2));
  return Array.from({ length: 6 }, (_, i) => {
    const turn = ((i + (row % 2 ? 0.5 : 0)) / 5.5 - 0.5) * 2.5;
    const w = Math.max(2, 7 * Math.cos(turn));
    return svg`M${64 + Math.sin(turn) * half} ${y - 6}l${w} 6-${w} 6-${w}-6z`;
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

const long = 'M-58 4C-56-18-34-32-6-34 28-36 54-24 60 0 54 26 26 37-6 35-36 34-58 24-58 4z';

const papaya =
  move(
    62,
    42,
    -16,
    1,
    solid(long, '#d9a838', [-12, -12], '#7a6a1e') +
      soft([26, 6], [26, 20], '#e2762c', 0.5) +
      soft([-36, 4], [20, 18], '#7f9a34', 0.6) +
      dots(onBall([0, 0], [50, 30], 50), '#8a6a1c', 1.2, 0.4) +
      soft([-10, -16], [28, 9], '#fff', 0.33) +
      soft([-55, 4], [4, 5], '#5a3a16', 0.8),
  ) +
  soft([66, 78], [52, 28], '#2a1004', 0.45, -10) +
  move(
    66,
    84,
    -10,
    0.98,
    svg`<path d="${long}" fill="${lit('#c9952e')}"/>` +
      move(1, 0, 0, 0.95, svg`<path d="${long}" fill="#f7b65a"/>`) +
      move(1, 0, 0, 0.92, svg`<path d="${long}" fill="${lit('#f27b3a')}"/>`) +
      svg`<path d="M-34 3C-26-12 0-17 22-14 38-11 44-4 45 2 38 14 16 18-4 16-20 15-32 12-34 3z" fill="${lit('#c9521f')}"/>` +
      [...onBall([4, 1], [36, 13], 26)]
        .map(([x, y]) => svg`<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="4"/>`)
        .join('')
        .replace(/^/, svg`<g fill="${lit('#2b2a2c')}">`)
        .concat('</g>') +
      dots(onBall([3, 0], [36, 13], 26), '#fff', 1.3, 0.5),
  );

/** One finger of a hand of bananas, hanging from 0,0. */
function banana(turn: number, scale: number, colour: string): string {
  const outline = 'M6 0C16 44-8 92-68 97-77 98-80 88-72 85-42 74-16 46-8 2z';
  return move(
    100,
    16,
    turn,
    scale,
    solid(outline, colour, [-24, 62], darker(colour, 0.36)) +
      svg`<path d="M6 0C16 44-8 92-68 97L-74 91C-28 84 4 50 1 4z" fill="${darker(colour, 0.45)}" opacity=".28"/>` +
      svg`<path d="M-3 12C-8 46-32 74-66 87" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="3.500" stroke-linecap="round" opacity=".5"/>` +
      '<path d="M-69 97C-77 98-80 88-72 85L-68 89z" fill="#4a3416"/>' +
      '<path d="M-8 2L6 0 8 14-8 16z" fill="#a8a83a" opacity=".6"/>',
  );
}

const bananas =
  banana(26, 0.96, '#e0b222') +
  banana(12, 1, '#eec02a') +
  banana(-3, 1.02, '#f4cb34') +
  banana(-18, 1, '#f8d540') +
  '<path d="M91 20C92 12 94 8 95 4L107 3C108 10 110 14 112 20 106 26 96 27 91 20z" fill="#8a8434"/><path d="M95 4L107 3 107 7 95 8z" fill="#4a3a1c"/>';

/** Drawings for Noto names, then those under names of our own. */
export const tropicalFruit: Readonly<Record<string, string>> = { pineapple };
export const ownTropicalFruit: Readonly<Record<string, string>> = { bananas, papaya };
