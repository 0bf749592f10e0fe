import { darker, lighter } from '../../colours.js';
import { line } from '../../dishes/shapes.js';
import { body, dots, oval, placed, shade, shape, sheen, strewn, wavy, type Spot } from './light.js';

/** Clusters of buds from the back to the front; the ones below stay in the shade. */
const buds: readonly (readonly [x: number, y: number, r: number, tone: string])[] = [
  [22, 58, 16, '#2f5f24'],
  [106, 58, 16, '#2a5620'],
  [40, 72, 15, '#2a5620'],
  [88, 73, 15, '#264f1d'],
  [64, 76, 14, '#264f1d'],
  [34, 38, 17, '#3f7a2e'],
  [94, 38, 17, '#3a712b'],
  [64, 28, 20, '#4a8a36'],
  [48, 50, 17, '#4a8a36'],
  [80, 51, 17, '#43802f'],
  [26, 54, 12, '#457f32'],
  [102, 54, 12, '#386b28'],
  [64, 62, 14, '#3f7a2e'],
];

const broccoli =
  body('M46 78C50 90 52 102 50 116 56 121 74 121 79 116 77 102 80 90 84 78 70 70 58 70 46 78z', '#a9c470') +
  line('M54 86Q57 100 56 114M64 88V116M74 86Q71 100 72 114', '#7fa046', 1.6, 0.6) +
  sheen('M55 92Q57 102 56 110', 5, 1.4) +
  body('M50 92C40 90 28 82 22 68L34 62C40 72 48 76 56 78z', '#9aba62') +
  body('M78 92C88 90 100 82 106 68L94 62C88 72 80 76 72 78z', '#86a853') +
  shade('M44 82Q64 92 86 82', 10, '#1b3a10', 0.9) +
  buds
    .map(([x, y, r, tone], i) => {
      const grains = strewn(r > 14 ? 20 : 13, [x, y], [r * 0.9, r * 0.9]);
      const edge: Spot[] = Array.from({ length: 9 }, (_, k) => {
        const angle = (k / 9) * Math.PI * 2 + i;
        return [x + Math.cos(angle) * (r - 2.5), y + Math.sin(angle) * (r - 2.5)];
      });
      return (
        dots(edge, tone, 9) + oval(x, y, r, r, 0, tone) + dots(grains, lighter(tone, 0.34), 2, 0.5)
      );
    })
    .join('');

const leafyGreen =
  placed(37, 62, -22, '.8', wavy('#3f7a2c', '#c9dfa0')) +
  placed(92, 62, 22, '.8', wavy('#3a7228', '#bcd692')) +
  placed(64, 58, 0, '.9', wavy('#55943a', '#d5e8b0')) +
  placed(46, 78, -16, '.7', wavy('#6fae4c', '#e6f2cb')) +
  placed(84, 78, 17, '.7', wavy('#66a545', '#e0eec2')) +
  placed(65, 84, 0, '.6', wavy('#98c964', '#f3f8dd')) +
  sheen('M22 40Q28 26 40 22M46 30Q54 14 66 14', 8, 0.7) +
  shape('M48 104C54 98 76 98 82 104 82 112 76 119 65 119 54 119 48 112 48 104z', '#e3ecc6') +
  line('M54 104Q56 112 60 117M65 103V118M76 104Q74 112 70 117', '#a9bf7c', 1.2, 0.7);

/** Leaf of an herb with a toothed edge, from its foot at 0,0 upwards. */
const toothed = (tone: string) =>
  body(
    'M0 0C-8-2-13-7-14-12-18-14-18-18-16-20-19-24-18-28-15-30-16-34-14-38-11-39-9-44-4-49 0-52 4-49 9-44 11-39 14-38 16-34 15-30 18-28 19-24 16-20 18-18 18-14 14-12 13-7 8-2 0 0z',
    tone,
  ) +
  '<path d="M0-2C8-4 14-12 14-22 13-34 8-44 0-50z" fill="#12300c" opacity=".16"/>' +
  line('M0 0V-46M0-8L-10-16M0-8L10-16M0-18L-12-27M0-18L12-27M0-28L-9-37M0-28L9-37', lighter(tone, 0.42), 1.2, 0.75);

const pairOf = (y: number, spread: number, size: string, tone: string) =>
  placed(61, y, -spread, size, toothed(tone)) +
  placed(65, y, spread, size, toothed(darker(tone, 0.1)));

const herb =
  line('M60 119C64 100 62 70 63 34', '#6b8c3c', 4) +
    line('M59.5 116C63 100 61 74 62 44', '#b4cc80', 1.2, 0.7) +
    pairOf(92, 66, '1.04', '#3f7f30') +
    pairOf(68, 58, '1.06', '#4a8f38') +
    pairOf(46, 48, '.84', '#5ba043') +
    placed(63, 42, -14, '.62', toothed('#79b857')) +
    placed(64, 42, 14, '.62', toothed('#6cae4d'));

export const leaves: Readonly<Record<string, string>> = {
  broccoli,
  'leafy-green': leafyGreen,
  herb,
};
