import { darker, lighter, svg } from '../colours.js';
import * as extra from '../dishes/extras.js';
import * as main from '../dishes/mains.js';
import type { Food } from '../dishes/shapes.js';
import { line, lit, piece, spread, times, turned, within } from '../dishes/shapes.js';
import { pastaSquares } from '../dishes/doughs.js';
import * as staple from '../dishes/staples.js';
import { ellipse } from './shapes-in-space.js';

/** A pile of powder or meal, with the light on its slope. */
const powder =
  (colour: string): Food =>
  (random) =>
    piece('M-112 74C-70 40-40-54 0-62 40-54 70 40 112 74 60 94-60 94-112 74z', colour, 7) +
    line('M-58 40Q-24-30 0-50', lighter(colour, 0.7), 9, 0.6) +
    line('M30 6Q50 40 76 62', darker(colour, 0.2), 7, 0.35) +
    times(46, () => {
      const y = -40 + random() * 120;
      const x = (random() - 0.5) * 2 * (10 + (y + 40) * 0.75);
      return svg`<circle cx="${x}" cy="${y}" r="${1 + random() * 1.8}" fill="${random() < 0.5 ? darker(colour, 0.24) : lighter(colour, 0.6)}" opacity=".8"/>`;
    });

/** Roasted beans with their seam. */
const coffeeBeans: Food = (random) =>
  spread(random, 15, 82, 66)
    .map(([x, y], i) =>
      turned(
        x,
        y,
        random() * 360,
        piece(
          'M-28 0C-28-20-12-25 0-25S28-20 28 0 12 25 0 25-28 20-28 0z',
          ['#5a331c', '#6b3d21', '#4a2814'][i % 3] ?? '',
          6,
        ) +
          line('M-24 2Q-8-8 0 0T24-2', '#2a140a', 5) +
          line('M-16-13q10-7 22-6', '#b98a63', 4, 0.6),
      ),
    )
    .join('');

/** Bows of pasta. */
const bows: Food = (random) =>
  spread(random, 7, 70, 62)
    .map(([x, y]) =>
      turned(
        x,
        y,
        random() * 180,
        piece(
          'M-40-26l8 8 8-8 8 8Q-6-10 0-10T16-18l8-8 8 8 8-8v52l-8-8-8 8-8-8Q6 10 0 10T-16 18l-8 8-8-8-8 8z',
          '#f0cf7e',
          5,
        ) + line('M-10-6Q0 2 10-6M-10 6Q0-2 10 6', '#c9a04c', 4, 0.8),
      ),
    )
    .join('');

/** Pasta that winds along its length. */
const spirals =
  (colour: string): Food =>
  (random) =>
    spread(random, 9, 74, 64)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 180,
          times(5, (i) =>
            piece(
              svg`M${-40 + i * 16} 12Q${-40 + i * 16} -18 ${-20 + i * 16}-16 ${-14 + i * 16} 14 ${-40 + i * 16} 12z`,
              i % 2 ? colour : lighter(colour, 0.3),
              4,
            ),
          ),
        ),
      )
      .join('');

/** Buds on short stems. */
const cloves: Food = (random) =>
  spread(random, 11, 78, 66)
    .map(([x, y]) =>
      turned(
        x,
        y,
        random() * 360,
        piece('M-40-4H10V6H-40q-6-5 0-10z', '#5a2f1a', 4) +
          piece('M8-14l14 4 12-8-2 16 8 10-16 2-8 8-8-12z', '#6d3a20', 4) +
          ellipse(20, 1, 8, 8, lit('#8f552f')),
      ),
    )
    .join('');

/** A sausage with green nuts, cut open. */
const pistachioSausage: Food = () =>
  turned(
    -6,
    -18,
    -14,
    piece('M-104 0c0-30 16-40 40-40H60v80H-64c-24 0-40-10-40-40z', '#a85a4a', 9) +
      line('M-80-20q50-14 120-10', '#e3a795', 8, 0.6) +
      line('M-104-6l-16-10M-104 6l-16 10', '#8a4638', 6) +
      ellipse(60, 0, 22, 40, lit('#e2a596')) +
      times(6, (i) => ellipse(60 + ((i * 7) % 18) - 8, -26 + i * 10, 4, 3.4, '#7fa043')),
  ) +
  [
    [20, 58],
    [74, 42],
  ]
    .map(
      ([x = 0, y = 0]) =>
        piece(svg`M${x - 40} ${y}a40 26 0 0 1 80 0v8a40 26 0 0 1-80 0z`, '#a85a4a', 5) +
        ellipse(x, y, 36, 22, lit('#e2a596')) +
        times(7, (i) =>
          ellipse(
            x + Math.cos(i * 2.4) * 5 * Math.sqrt(i) * 2,
            y + Math.sin(i * 2.4) * 6 * Math.sqrt(i),
            5,
            3.6,
            i % 2 ? '#7fa043' : '#f6ddd2',
          ),
        ),
    )
    .join('');

/** Balls in syrup. */
const rasgulla: Food = (random) =>
  piece('M-108-14C-104 52-66 86 0 86S104 52 108-14z', '#d9b25c', 8) +
  ellipse(0, -14, 108, 44, lit('#efd08a')) +
  ellipse(0, -12, 96, 36, '#f3e3b0') +
  svg`<g transform="translate(0 -34) scale(.92)">${main.rounds('#fffdf4', 5, 32, '#efe6cc', 46)(random)}</g>`;

const bombayMix: Food = (random) =>
  extra.wedges('#e0a030', 12, 72)(random) +
  staple.balls(['#e2b865', '#8fae4a', '#c9702f'], 9, 13, 66)(random) +
  staple.flecks(['#eec05c', '#d2932a'], 26, 84, 6)(random);

/** A paper bag with its edge rolled down, full of red lentils. */
const lentilBag: Food = (random) =>
  piece('M-74-34L-82 96Q0 110 82 96L74-34z', '#d8bd8c', 8) +
  svg`<path d="M30-30L40 104Q64 102 82 96L74-34z" fill="#8a6a38" opacity=".28"/>` +
  line('M-60 0L-66 84M-30 10L-32 92', '#f3e2bd', 5, 0.6) +
  ellipse(0, -38, 82, 34, '#b8986a') +
  ellipse(0, -38, 70, 27, '#b4521f') +
  piece('M-70-38C-56-78-26-92 2-92S58-76 70-38C40-6-40-6-70-38z', '#e2773a', 1) +
  times(90, () => {
    const [x, y] = within(random, 62, 34);
    const tone = ['#f29a5c', '#e2773a', '#c95f26'][Math.floor(random() * 3)] ?? '#e2773a';
    return ellipse(x, -48 + y * (1 - Math.abs(x) / 130), 7, 5.4, lit(tone));
  }) +
  line('M-82-38C-70 4 70 4 82-38', '#e6cfa2', 13) +
  line('M-80-36C-64 2-10 6 10 2', '#fbf0d6', 4, 0.7) +
  piece('M-40 34h80v40h-80z', '#fbf6e8', 1) +
  ellipse(-14, 54, 9, 7, '#e2773a') +
  ellipse(4, 50, 9, 7, '#c95f26') +
  ellipse(14, 60, 9, 7, '#f29a5c');

export const pantry: Readonly<Record<string, Food>> = {
  bhujia: staple.strands(['#e0a83a', '#eec05c', '#d2932a']),
  'bombay-mix': bombayMix,
  cardamom: extra.wedges('#9db86a', 10, 66),
  cloves,
  'coffee-beans': coffeeBeans,
  'coffee-ground': powder('#5a3822'),
  cumin: staple.grains('#8f7040', [8, 2.4], 92),
  farfalle: bows,
  flour: powder('#f6efde'),
  fusilli: spirals('#eccb78'),
  'fusilli-brown': spirals('#b98a4c'),
  hing: staple.dice(['#c98a35', '#a8661f', '#e0a850'], 8, 30, 70),
  idli: main.rounds('#fbf8ee', 3, 50, '#e6dfcc', 56),
  jaggery: staple.dice(['#b5763a', '#c98d4b', '#9c612c'], 7, 36, 70),
  'lentil-bag': (random) => svg`<g transform="scale(1.14)">${lentilBag(random)}</g>`,
  'lentils-green': staple.grains('#6d7340', [6, 5]),
  'mustard-black': staple.balls(['#43291f', '#58382a', '#331f18'], 34, 9, 80),
  'mustard-grains': staple.balls(['#d9ac44', '#b98a2e', '#7d5a24'], 32, 10, 80),
  'pasta-squares': pastaSquares('#efce80'),
  'pistachio-sausage': pistachioSausage,
  poha: staple.grains('#efe6cc', [9, 5]),
  raisins: staple.balls(['#5a3222', '#6f4430', '#7d5238'], 19, 17, 76),
  rasgulla,
  'rock-salt': staple.dice(['#f3c9c0', '#f8ddd6', '#e9b0a6'], 9, 30, 72),
  semolina: powder('#f0d78c'),
  sesame: staple.grains('#e6d5a4', [4.6, 2.6], 96),
  'sugar-white': powder('#fffefa'),
};
