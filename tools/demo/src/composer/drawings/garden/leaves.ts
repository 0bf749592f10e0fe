import { lighter, svg } from '../../colours.js';
import { line, lit } from '../../dishes/shapes.js';
import { dots, move } from '../../volume.js';
import { body, ruffled, shade, shape, sheen, strewn } from './light.js';

/** Clusters of buds from the back to the front; the ones below stay in the shade. */
const buds: readonly (readonly [x: number, y: number, r: number, tone: string])[] = [
  [22, 58, 14, '#2f6124'],
  [106, 58, 14, '#2a561f'],
  [40, 72, 14, '#2a561f'],
  [88, 73, 14, '#2a561f'],
  [64, 74, 13, '#2a561f'],
  [36, 37, 16, '#3f7a2e'],
  [93, 38, 16, '#3f7a2e'],
  [64, 28, 19, '#4a8a36'],
  [48, 52, 15, '#4a8a36'],
  [81, 52, 15, '#3f7a2e'],
  [27, 55, 11, '#4a8a36'],
  [102, 56, 11, '#3f7a2e'],
  [65, 63, 12, '#3f7a2e'],
];

/** Buds crowd along the edge of a cluster and, where light falls, stand in a ring on it. */
const cluster = ([x, y, r, tone]: (typeof buds)[number]) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${lit(tone)}" stroke="${lit(tone)}"/>` +
  (y > 57 && r > 12
    ? ''
    : svg`<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="${lighter(tone, 0.18)}" stroke-width="2.5" stroke-dasharray="0 5"/>`);

const broccoli =
  body(
    'M22 66C28 82 42 90 48 94 51 102 51 110 50 116 56 121 74 121 79 116 78 108 79 100 82 93 92 88 102 80 108 68z',
    '#a5c06a',
  ) +
  line('M54 90Q57 102 56 114M64 88V116M74 90Q71 102 72 114', '#7a9c42', 1.6, 0.6) +
  shade('M36 82Q64 96 94 82', 12, '#1b3a10', 1) +
  `<g stroke-width="7" stroke-linecap="round" stroke-dasharray="0 7">${buds.map(cluster).join('')}</g>` +
  dots(strewn(26, [60, 44], [38, 26]), '#a5cf7c', 1.8, 0.45) +
  sheen('M54 24Q60 16 70 16M30 36Q32 28 40 26', 9, 0.8);

const leafOutline = 'M0 50C-14 40-34 14-30-14-28-36-14-50 0-50S28-36 30-14C34 14 14 40 0 50z';

/** A ruffled leaf of lettuce, upwards from its broad rib. */
const lettuceLeaf = (x: number, y: number, turn: number, size: number, tone: string) =>
  move(
    x,
    y,
    turn,
    size,
    '<ellipse cx="2" cy="2" rx="36" ry="47" fill="#10200a" opacity=".22"/>' +
      ruffled(leafOutline, tone, 11, 11) +
      line(
        'M-30-4Q-14 4 0 26M-26-28Q-12-18 0 2M30-4Q14 4 0 26M26-28Q12-18 0 2',
        lighter(tone, 0.5),
        1.7,
        0.7,
      ) +
      `<path d="M-6 50L0-42 6 50z" fill="${lighter(tone, 0.66)}"/>`,
  );

const leafyGreen =
  lettuceLeaf(36, 58, -26, 0.78, '#3f7c2c') +
  lettuceLeaf(92, 58, 26, 0.78, '#3f7c2c') +
  lettuceLeaf(64, 57, 0, 0.9, '#549639') +
  lettuceLeaf(46, 76, -17, 0.72, '#68a846') +
  lettuceLeaf(84, 76, 17, 0.72, '#68a846') +
  lettuceLeaf(65, 82, 0, 0.64, '#93c65f') +
  shape('M46 104C54 97 76 97 84 104 84 112 76 119 65 119 54 119 46 112 46 104z', '#e3ecc6') +
  line('M54 103Q56 112 60 117M65 102V118M76 103Q74 112 70 117', '#a9bf7c', 1.2, 0.7);

export const leaves: Readonly<Record<string, string>> = {
  broccoli,
  'leafy-green': leafyGreen,
};
