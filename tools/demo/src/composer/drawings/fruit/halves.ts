import { svg } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { fewLayers, type Point, dots, move, solid } from '../../volume.js';
import { onBall, soft } from './light.js';

/** Points in a ring around 0,0. */
const ring = (count: number, rx: number, ry: number, from = 0): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const angle = from + (i / count) * Math.PI * 2;
    const reach = 0.94 + 0.08 * Math.sin(i * 5);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });

const rays = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + 0.07;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return svg`M${c * from} ${s * from}L${c * to} ${s * to}`;
  }).join('');

const egg = 'M-46 0C-46-24-26-37 0-37 27-37 46-22 47 0 46 22 27 37 0 37-26 37-46 24-46 0z';

const kiwi =
  move(
    52,
    50,
    -18,
    1,
    solid(egg, '#9a6f3a', [-12, -12], '#553616', fewLayers) +
      dots(onBall([0, 0], [42, 33], 40), '#4f3212', 1.4, 0.45) +
      dots(onBall([-1, -1], [40, 31], 34), '#d9b57c', 1, 0.5) +
      soft([-12, -15], [22, 10], '#fff', 0.25) +
      soft([-42, 0], [4, 5], '#3a220c', 0.6),
  ) +
  soft([70, 64], [28, 28], '#20140a', 0.45) +
  move(
    84,
    82,
    0,
    1,
    svg`<circle cx="1" cy="5" r="36.500" fill="${lit('#6a4720')}"/>` +
      svg`<circle r="37" fill="${lit('#8a6433')}"/><circle r="34.500" fill="${lit('#7fae2e')}"/>` +
      '<g fill="#a9cf4e" fill-opacity=".4"><circle r="30"/><circle r="26"/></g>' +
      svg`<path d="${rays(21, 12, 32)}" stroke="#dcec9c" stroke-width="1.200" opacity=".65"/>` +
      '<g fill="#f3f4cf" fill-opacity=".5"><ellipse rx="13" ry="11"/><ellipse rx="11" ry="9"/><ellipse rx="8.500" ry="6.500"/></g>' +
      dots(ring(21, 17, 15), '#221a14', 2.7, 0.95) +
      dots(ring(17, 21, 19, 0.15), '#221a14', 2.4, 0.9),
  );

const avocadoShape =
  'M-6-52C6-58 16-50 20-34 24-18 36-6 38 14 40 38 22 54 0 54-22 54-40 38-38 14-36-6-26-16-22-32-19-43-14-49-6-52z';

const avocado =
  move(
    46,
    62,
    -16,
    1,
    solid(avocadoShape, '#47652c', [-10, 8], '#17260f', fewLayers) +
      dots(onBall([0, 12], [34, 38], 36), '#8fab5a', 1.6, 0.4) +
      dots(onBall([1, 14], [34, 36], 26), '#12200b', 1.8, 0.4) +
      soft([-14, 2], [9, 20], '#fff', 0.28, 10) +
      svg`<ellipse cy="-52" rx="5" ry="3" fill="#8a6a3a"/>`,
  ) +
  soft([62, 76], [28, 38], '#0d1a08', 0.5, 14) +
  move(
    82,
    66,
    14,
    0.96,
    svg`<path d="${avocadoShape}" fill="${lit('#2f4a1f')}"/>` +
      move(
        0,
        2,
        0,
        0.93,
        svg`<path d="${avocadoShape}" fill="#8fb23e"/>` +
          move(0, 1, 0, 0.94, svg`<path d="${avocadoShape}" fill="${lit('#c9d768')}"/>`) +
          move(0, 3, 0, 0.82, svg`<path d="${avocadoShape}" fill="#f1eba0" opacity=".75"/>`),
      ) +
      '<circle cx="1" cy="20" r="22.500" fill="#a88a3e" opacity=".6"/>' +
      solid(
        'M-20 20a21 21 0 0 1 42 0a21 21 0 0 1-42 0z',
        '#9a5c2c',
        [-5, 12],
        '#52290f',
        fewLayers,
      ) +
      soft([-6, 11], [8, 6], '#fff', 0.34, -34),
  );

const shell = 'M-44 0C-44-26-24-42 0-42 26-42 45-24 45 1 44 27 25 42 0 42-26 42-44 26-44 0z';

const fibres = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = onBall([0, 0], [38, 37], count)[i] ?? [0, 0];
    return `M${Math.round(x)} ${Math.round(y)}q${-2 - (i % 3)}-5 ${(i % 5) - 2}-${7 + (i % 4)}`;
  }).join('');

const coconut =
  move(
    50,
    50,
    -8,
    1,
    solid(shell, '#7d5330', [-12, -12], '#341d0d') +
      svg`<g fill="none" stroke-width="1.300" stroke-linecap="round"><path d="${fibres(46)}" stroke="#c49a66" opacity=".5"/><path transform="rotate(70)" d="${fibres(34)}" stroke="#2c180a" opacity=".45"/></g>` +
      dots(
        [
          [-16, -24],
          [-2, -29],
          [-4, -17],
        ],
        '#22120a',
        6,
        0.8,
      ) +
      soft([-16, -8], [15, 12], '#fff', 0.16),
  ) +
  soft([62, 68], [32, 24], '#140a04', 0.5) +
  move(
    79,
    85,
    -8,
    1,
    svg`<path d="M-45-4C-44 22-24 33 2 33 28 33 44 20 45-6z" fill="${lit('#5f3b20')}"/><ellipse cy="-4" rx="45" ry="31" fill="${lit('#6d4726')}"/>` +
      svg`<ellipse cy="-4" rx="42" ry="28.500" fill="${lit('#fbfaf3')}"/><ellipse cx="1" cy="-2" rx="30" ry="18.500" fill="${lit('#cfcabd')}"/>` +
      '<g fill="#fff" fill-opacity=".3"><ellipse cx="3" cy="2" rx="26" ry="14"/><ellipse cx="5" cy="5" rx="20" ry="9.500"/><ellipse cx="6" cy="7" rx="13" ry="6"/></g>' +
      '<path d="M-29-5C-24-18-10-21 2-20 16-20 28-14 31-4 22-12 12-14 1-14-12-14-22-11-29-5z" fill="#7d7462" opacity=".35"/>',
  );

export const halves: Readonly<Record<string, string>> = { avocado, coconut, 'kiwi-fruit': kiwi };
