import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { dots, meridians, move, onBall, soft, solid } from './light.js';
import type { Point } from './light.js';

const ball = 'M-52 0C-52-30-30-50 0-50 31-50 53-29 53 0 53 30 31 50 0 50-30 50-52 30-52 0z';

/** Seeds of a watermelon, each pointing away from the middle. */
const pips = (at: readonly Point[]) =>
  svg`<g fill="#2a1512">${at.map(([x, y]) => svg`<ellipse cx="${x}" cy="${y}" rx="1.700" ry="2.600"/>`).join('')}</g>`;

const watermelon =
  move(
    58,
    60,
    -14,
    1,
    solid(ball, '#3f8a3a', [-16, -14], '#163f1a') +
      svg`<path d="M-40-28Q-54 2-34 38M-24-43Q-48-4-22 46M-8-49Q-36-6-10 49" fill="none" stroke="#123a17" stroke-width="5.500" stroke-linecap="round" stroke-dasharray="9 1.500 5 1" opacity=".75"/>` +
      svg`<ellipse cx="14" cy="1" rx="38" ry="47" fill="${lit('#4b8f3c')}"/><ellipse cx="15" cy="1" rx="36" ry="45" fill="#dcebb4"/><ellipse cx="15.500" cy="1" rx="33.500" ry="42" fill="#f4c9b4"/><ellipse cx="16" cy="1" rx="32" ry="40" fill="${lit('#e2433f')}"/>` +
      pips([
        [2, -20],
        [18, -26],
        [32, -16],
        [-6, 0],
        [38, 4],
        [0, 18],
        [16, 27],
      ]),
  ) +
  soft([86, 84], [34, 32], '#1a0a08', 0.4) +
  svg`<path d="M47 106Q84 128 122 100L116 92Q84 114 52 98z" fill="${lit('#2f7a35')}"/><path d="M49 101Q84 121 119 95L88 44z" fill="#e3efbf"/><path d="M52 97Q84 115 116 91L88 45z" fill="${lit('#e94b44')}"/>` +
  '<path d="M88 45L52 97Q60 102 70 104z" fill="#fff" opacity=".13"/>' +
  pips([
    [85, 64],
    [93, 72],
    [78, 78],
    [87, 86],
    [101, 85],
    [70, 93],
  ]);

const net = (count: number) =>
  onBall([0, 0], [48, 46], count)
    .map(
      ([x, y], i) =>
        `M${Math.round(x)} ${Math.round(y)}q${(i % 5) - 2} ${3 - (i % 3) * 3} ${(i % 7) - 3} ${((i * 3) % 7) - 3 || 5}l${((i * 2) % 9) - 4} ${((i * 5) % 9) - 4}`,
    )
    .join('');

const wholeMelon = (skin: string, edge: string) =>
  solid(ball, skin, [-16, -14], edge) +
  svg`<path d="${meridians([0, -46], 47, 46, [-0.8, -0.4, 0, 0.4, 0.8])}" fill="none" stroke="${edge}" stroke-width="2.200" opacity=".4"/>`;

/** A wedge with the hollow where the seeds were. */
const wedge = (skin: string, rim: string, flesh: string, deep: string) =>
  svg`<path d="M-50-16C-44 26 30 40 52-12 40 22-34 18-50-16z" fill="${lit(skin)}"/>` +
  svg`<path d="M-50-16C-36 26 36 30 52-12 24-24-24-26-50-16z" fill="${rim}"/>` +
  svg`<path d="M-47-15C-34 22 34 26 49-12 24-22-24-23-47-15z" fill="${lit(flesh)}"/>` +
  svg`<path d="M-38-16C-22 4 22 6 40-13 20-20-20-21-38-16z" fill="${lit(deep)}"/>` +
  dots(
    [
      [-22, -13],
      [-14, -10],
      [-8, -14],
      [-2, -9],
      [6, -13],
      [12, -9],
      [19, -12],
      [26, -12],
    ],
    '#f6e6b4',
    4,
    0.9,
  );

const melon =
  move(
    58,
    56,
    -8,
    1,
    wholeMelon('#c3ad6a', '#7c7a3a') +
      svg`<g fill="none" stroke-linecap="round"><path d="${net(80)}" stroke="#efe4b8" stroke-width="1.500" opacity=".7"/></g>` +
      soft([-18, -18], [20, 15], '#fff', 0.25, -30) +
      soft([0, -44], [9, 4], '#5f5424', 0.6),
  ) +
  soft([74, 98], [46, 18], '#2a1a08', 0.45, -8) +
  move(74, 100, -8, 0.94, wedge('#8c8a44', '#dbe0a0', '#f59a45', '#d9772c'));

export const melons: Readonly<Record<string, string>> = { melon, watermelon };
