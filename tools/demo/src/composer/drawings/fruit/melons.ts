import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { type Point, dots, move, pair, solid } from '../../volume.js';
import { soft, streaks } from './light.js';

const ball = 'M-52 0C-52-30-30-50 0-50 31-50 53-29 53 0 53 30 31 50 0 50-30 50-52 30-52 0z';

/** Seeds of a watermelon. */
const pips = (at: readonly Point[]) =>
  svg`<g fill="#2a1512">${at.map(([x, y]) => svg`<ellipse cx="${x}" cy="${y}" rx="1.700" ry="2.600"/>`).join('')}</g>`;

const watermelon =
  move(
    58,
    60,
    -14,
    1.04,
    solid(ball, '#3f8a3a', [-20, -18], '#1c4a20') +
      '<path d="M-41-25Q-52 2-37 31M-25-41Q-47-4-24 41M-9-47Q-36-6-10 46" fill="none" stroke="#123a17" stroke-width="5" stroke-linecap="round" stroke-dasharray="9 1.500 5 1" opacity=".75"/><path d="M-34-33Q-50 0-31 36M-17-44Q-42-4-17 44" fill="none" stroke="#8fbf68" stroke-width="2" stroke-dasharray="5 3 9 2" opacity=".5"/>' +
      svg`<ellipse cx="14" cy="1" rx="38" ry="47" fill="${lit('#4b8f3c')}"/><ellipse cx="15" cy="1" rx="36" ry="45" fill="#dcebb4"/><ellipse cx="15.500" cy="1" rx="33.500" ry="42" fill="#f4c9b4"/><ellipse cx="16" cy="1" rx="32" ry="40" fill="${lit('#dd3f3d')}"/>` +
      pips([
        [2, -20],
        [18, -26],
        [32, -16],
        [-6, 0],
        [0, 18],
      ]),
  ) +
  soft([80, 76], [24, 32], '#3a0808', 0.4) +
  svg`<path d="M47 106Q84 128 122 100L116 92Q84 114 52 98z" fill="${lit('#2f7a35')}"/><path d="M49 101Q84 121 119 95L88 44z" fill="#e3efbf"/><path d="M52 97Q84 115 116 91L88 45z" fill="${lit('#f0564c')}"/>` +
  '<path d="M88 45L52 97Q58 101 66 103z" fill="#fff" opacity=".18"/>' +
  pips([
    [85, 64],
    [93, 72],
    [78, 78],
    [87, 86],
    [101, 85],
    [70, 93],
  ]);

/** A bend of the corky net, so that no mesh is like another. */
const bend = (i: number) => Math.sin(i * 12.9) * 0.15;

const onSkin = (across: number, down: number): Point => [
  50 * Math.sin(across) * Math.cos(down),
  48 * Math.sin(down),
];

/** The corky net on a ripe melon: lines across and down whose crossings are uneven. */
const net = (lines: number, isDown: boolean) =>
  Array.from({ length: lines }, (_, line) => {
    const fixed = ((line + 0.5) / lines - 0.5) * 2.8;
    const at = Array.from({ length: 10 }, (_, i): Point => {
      const along = (i / 9 - 0.5) * 2.7;
      const aside = fixed + bend(line * 10 + i + (isDown ? 3 : 0));
      return isDown ? onSkin(aside, along) : onSkin(along, aside);
    });
    return at
      .map(([x, y], i) => {
        const [px, py] = at[i - 1] ?? [0, 0];
        return (
          (i === 0 ? 'M' : 'l') +
          pair(Math.round(x) - Math.round(px), Math.round(y) - Math.round(py))
        );
      })
      .join('');
  }).join('');

const ribs = (colour: string) =>
  streaks(
    { x: 0, top: -46, bottom: 47, reach: 46 },
    [-0.8, -0.42, 0, 0.42, 0.8].map((across) => [across, 0.02, 0.98]),
    colour,
    2.4,
    0.4,
  );

const seeds: readonly Point[] = [
  [-9, -6],
  [-3, -10],
  [4, -8],
  [9, -3],
  [8, 4],
  [2, 9],
  [-5, 8],
  [-10, 2],
  [-3, -2],
  [3, 2],
];

type Melon = { skin: string; edge: string; net: string; rim: string; flesh: string; deep: string };

/** A whole melon and a half with the hollow where the seeds are. */
const melon = ({ skin, edge, net: mesh, rim, flesh, deep }: Melon) =>
  move(
    56,
    55,
    -10,
    0.98,
    solid(ball, skin, [-22, -20], edge) +
      mesh +
      soft([-20, -18], [20, 14], '#fff', 0.33, -34) +
      soft([0, -45], [9, 4], '#5f5424', 0.6),
  ) +
  soft([72, 68], [32, 30], '#2a1a08', 0.42) +
  move(
    83,
    81,
    0,
    1,
    svg`<circle cx="1" cy="4" r="37" fill="${lit(edge)}"/><circle r="37" fill="${lit(skin)}"/><circle r="35" fill="${rim}"/><circle r="33" fill="${lit(flesh)}"/>` +
      soft([0, 0], [19, 18], deep, 0.75) +
      dots(seeds, '#b9772c', 5, 0.5) +
      dots(seeds, '#f8eac0', 4, 0.95),
  );

export const melons: Readonly<Record<string, string>> = {
  melon: melon({
    skin: '#c2ad68',
    edge: '#86783a',
    net:
      ribs('#6f7a35') +
      `<path d="${net(9, true)}${net(8, false)}" fill="none" stroke="#f0e6c0" stroke-width="1.300" stroke-linejoin="round" opacity=".6"/>`,
    rim: '#cfd890',
    flesh: '#f7a04a',
    deep: '#c85f1c',
  }),
  watermelon,
};
export const ownMelons: Readonly<Record<string, string>> = {
  'honeydew-melon': melon({
    skin: '#f0d24a',
    edge: '#c8971e',
    net: ribs('#c89a28'),
    rim: '#dfe59a',
    flesh: '#edf0c0',
    deep: '#c3c878',
  }),
};
