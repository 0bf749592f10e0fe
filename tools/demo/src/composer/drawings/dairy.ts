import { darker, lighter, svg } from '../colours.js';
import type { Food } from '../dishes/shapes.js';
import { CAST, line, lit, piece, times, within } from '../dishes/shapes.js';
import { bowl, dollop, spoon } from './bowls.js';
import { drum, ellipse } from './shapes-in-space.js';

/** Butter in a half-open paper. */
const butterInPaper =
  (paste: string, wrap: string, stripes: string, more = ''): Food =>
  () =>
    piece('M-104 2L-52-38H104L64 2v66L-104 70z', darker(paste, 0.16), 9) +
    svg`<path d="M-104 2H64v68H-104z" fill="${lit(paste)}"/><path d="M-104 2L-52-38H104L64 2z" fill="${lit(lighter(paste, 0.3))}"/>` +
    line('M-84 14v44M-66 14v44M-48 14v44', darker(paste, 0.12), 3, 0.6) +
    more +
    svg`<path d="M-22 2L26-38H108L68 2l4 70-98 2q-14-16-4-36t-6-36z" fill="${lit(wrap)}"/><path d="M68 2L108-38l6 62-42 50z" fill="${darker(wrap, 0.2)}"/><path d="M-22 2L26-38H34L-8 2q10 20 0 36t0 36h-20q-14-16-4-36t-6-36z" fill="${lighter(wrap, 0.5)}"/>` +
    line('M10 4v68M34 4v68M56 4v68M28-16l22-20M66-16l22-20', stripes, 5, 0.85);

/** A round of butter from the mould, with a flower on top. */
const moulded: Food = () =>
  piece('M-116 62L-94 40H94l22 22-22 26H-94z', '#c99a62', 6) +
  line('M-90 54H84M-84 72H76', '#a87a45', 3, 0.6) +
  drum({ y: -24, rx: 84, ry: 38, h: 68 }, '#f4d566', '#fae58e') +
  times(11, (i) => {
    const x = -75 + i * 15;
    return line(svg`M${x} ${-20 + 34 * Math.sqrt(1 - (x / 84) ** 2)}v56`, '#dcb53c', 4, 0.6);
  }) +
  ellipse(0, -24, 66, 28, 'none', ' stroke="#dcb53c" stroke-width="4"') +
  times(6, (i) => {
    const turn = (i * Math.PI) / 3;
    return ellipse(Math.cos(turn) * 30, -24 + Math.sin(turn) * 13, 14, 7, lit('#f4d566'));
  }) +
  ellipse(0, -24, 11, 5, '#dcb53c');

/** Thick cream in a pot of stoneware. */
const creamPot: Food = () =>
  piece('M-84-20C-98 40-88 84-58 88H58C88 84 98 40 84-20z', '#e7dcc6', 8) +
  line('M-88 14Q0 40 88 14', '#4f76a8', 7) +
  line('M-90 30Q0 56 90 30', '#4f76a8', 3) +
  ellipse(0, -22, 86, 34, lit('#f3ebda')) +
  ellipse(0, -20, 74, 26, '#f7efdc') +
  dollop('#fffaf0') +
  line('M-72 36q4 30 18 40', '#ffffff', 7, 0.5);

const glassPot = (x: number, y: number) =>
  svg`<path d="M${x - 36} ${y - 44}h72l5 16-5 66q-2 12-14 12H${x - 22}q-12 0-14-12l-5-66z" transform="translate(4 7)" fill="${CAST}" opacity=".2"/><path d="M${x - 36} ${y - 44}h72l5 16-5 66q-2 12-14 12H${x - 22}q-12 0-14-12l-5-66z" fill="#d5e3e6"/><path d="M${x - 34} ${y - 22}h68l-4 58q-2 10-10 10H${x - 20}q-8 0-10-10z" fill="${lit('#fbf7ec')}"/>` +
  drum({ x, y: y - 48, rx: 40, ry: 14, h: 12 }, '#4f76a8', '#dfe8f2') +
  line(svg`M${x - 26} ${y - 14}v40`, '#ffffff', 7, 0.8);

/** Set yoghurt in four glass pots. */
const yoghurts: Food = () =>
  [
    [-44, -18],
    [46, -24],
    [-56, 40],
    [38, 44],
  ]
    .map(([x = 0, y = 0]) => glassPot(x, y))
    .join('');

/** Fresh cheese in the strainer it drained in. */
const faisselle: Food = () =>
  piece('M-92-20L-66 84H66L92-20z', '#f5f7f8', 8) +
  times(6, (i) =>
    line(svg`M${-70 + i * 28} ${4 - Math.abs(i - 2.5)}L${-52 + i * 21} 78`, '#c3ced6', 7, 0.9),
  ) +
  line('M-86 22Q0 44 86 22M-78 50Q0 68 78 50', '#dfe6ea', 5) +
  ellipse(0, -22, 94, 36, lit('#ffffff')) +
  ellipse(0, -20, 84, 29, '#e9e2d0') +
  piece('M-78-22C-70-64 70-66 78-22 40 6-40 6-78-22z', '#fffdf5', 2) +
  line('M-50-34Q-20-52 14-46M-30-20Q10-32 50-22', '#e6dfcb', 4, 0.9);

/** Whipped cream on a whisk's peak. */
const whipped: Food = () =>
  bowl(
    '#7fa3b8',
    '#f4ecdc',
    piece(
      'M-88-16C-92-52-40-50-44-72-36-104 10-112 12-86 44-98 52-62 44-56 80-58 96-34 86-12 40 14-44 14-88-16z',
      '#fffaf0',
      3,
    ) + line('M-56-26Q-16-48 26-36T66-22M-28-66Q0-84 22-66', '#e6dcc6', 5, 0.8),
  );

const grainy = (random: () => number) =>
  times(52, () => {
    const [x, y] = within(random, 84, 30);
    return ellipse(x, -16 + y, 9, 7, lit('#fffdf6'));
  });

/** Cubes of a fresh cheese: paneer, feta, tofu. */
const cubes =
  (colour: string): Food =>
  () =>
    [
      [-52, 8],
      [44, 2],
      [-8, -38],
      [0, 44],
    ]
      .map(
        ([x = 0, y = 0]) =>
          piece(
            svg`M${x - 44} ${y - 18}L${x} ${y - 38}L${x + 44} ${y - 18}V${y + 26}L${x} ${y + 48}L${x - 44} ${y + 26}z`,
            darker(colour, 0.06),
            7,
          ) +
          svg`<path d="M${x} ${y + 4}V${y + 48}L${x + 44} ${y + 26}V${y - 18}z" fill="${darker(colour, 0.16)}"/><path d="M${x - 44} ${y - 18}L${x} ${y - 38}L${x + 44} ${y - 18}L${x} ${y + 4}z" fill="${lit(lighter(colour, 0.4))}"/>`,
      )
      .join('');

const crystals = times(18, (i) => {
  const [x, y] = [-98 + ((i * 47) % 76), 8 + ((i * 29) % 56)];
  return svg`<rect x="${x}" y="${y}" width="5" height="5" transform="rotate(${(i * 31) % 60} ${x} ${y})" fill="#fff"/>`;
});

export const dairy: Readonly<Record<string, Food>> = {
  'butter-in-paper': butterInPaper('#f7dc78', '#f1ead8', '#c9a24a'),
  'butter-mould': moulded,
  'butter-salted': butterInPaper('#f5d568', '#e9eef5', '#2f5f8a', crystals),
  'cottage-cheese': (random) => bowl('#5f86a8', '#efe6d2', grainy(random)),
  'cream-cheese': () => bowl('#8fae62', '#f6efdf', dollop('#fffaf0')),
  'cream-pot': creamPot,
  curd: () =>
    bowl(
      '#b9623a',
      '#fffaf0',
      ellipse(0, -12, 90, 32, lit('#fffaf0')) + line('M-50-16Q-10-34 30-20T66-8', '#e9e0ca', 5),
    ),
  faisselle,
  feta: cubes('#f6f2e6'),
  paneer: cubes('#fbf5e2'),
  quark: () => bowl('#4f76a8', '#f6efdf', dollop('#fffdf6') + spoon),
  'sour-cream': () => bowl('#d9a13a', '#f6efdf', dollop('#fffaf0') + spoon),
  tofu: cubes('#f1e7cb'),
  'smoked-tofu': cubes('#c98d4f'),
  'whipped-cream': whipped,
  yoghurts,
};
