import { darker, lighter, svg } from '../colours.js';
import type { Food, Random } from '../dishes/shapes.js';
import { CAST, disc, line, lit, piece, spread, times, turned, within } from '../dishes/shapes.js';
import { dots, move } from '../volume.js';
import { ellipse } from './shapes-in-space.js';

/** Flour on a crust. */
export const flour = (random: Random, rx: number, ry: number, y = 0) =>
  times(60, () => {
    const [dx, dy] = within(random, rx, ry);
    return svg`<circle cx="${dx}" cy="${y + dy}" r="${1.4 + random() * 2.2}" fill="#fff8ea" opacity=".7"/>`;
  });

/** Seeds strewn over a field, each with the light on its back. */
export const seeds = (random: Random, tones: readonly string[], count: number, field: number[]) =>
  spread(random, count, field[2] ?? 80, field[3] ?? 40)
    .map(([dx, dy], i) => {
      const tone = tones[i % tones.length] ?? '#d8c9a4';
      return turned(
        dx + (field[0] ?? 0),
        dy + (field[1] ?? 0),
        random() * 180,
        svg`<path d="M-9 1Q0 8 9 1 0-7-9 1z" fill="${CAST}" opacity=".35"/><path d="M-9-1Q0 6 9-1 0-8-9-1z" fill="${tone}"/><path d="M-5-2Q0-5 5-2" fill="none" stroke="${lighter(tone, 0.55)}" stroke-width="1.6"/>`,
      );
    })
    .join('');

/** Small holes in a crumb. */
export const pores = (random: Random, tone: string, [x = 0, y = 0, rx = 0, ry = 0]: number[]) =>
  times(30, () => {
    const [dx, dy] = within(random, rx, ry);
    return ellipse(
      x + dx,
      y + dy,
      1.6 + random() * 3.6,
      1.4 + random() * 2,
      tone,
      ' opacity=".75"',
    );
  });

/** A long roll with grains of salt or cheese on top. */
export const stick =
  (crust: string, topping: string): Food =>
  (random) =>
    turned(
      0,
      0,
      -28,
      piece('M-112 0q0-36 40-38H72q40 2 40 38t-40 38H-72Q-112 36-112 0z', crust, 9) +
        [-56, 0, 56]
          .map((x) => line(svg`M${x - 14} 22q14-22 28-44`, lighter(crust, 0.6), 9))
          .join('') +
        times(34, () => {
          const [x, y] = within(random, 96, 26);
          return svg`<rect x="${x}" y="${y}" width="6" height="5" rx="1" fill="${topping}"/>`;
        }),
    );

/** Cinnamon, dried sausages, fish fingers: several sticks side by side. */
export const sticks =
  (colour: string, count: number): Food =>
  () =>
    turned(
      0,
      0,
      -20,
      times(count, (i) => {
        const y = (i - (count - 1) / 2) * 46;
        return (
          piece(svg`M-96 ${y - 19}q96-7 192 0 12 19 0 38-96 7-192 0-12-19 0-38z`, colour, 7) +
          line(svg`M-84 ${y - 9}q80-7 160 0`, lighter(colour, 0.5), 4, 0.6)
        );
      }),
    );

/** A square pastry with curd in its middle. */
export const danish: Food = (random) =>
  piece('M0-104L104 0 0 104-104 0z', '#d2913f', 9) +
  ['M0-104L34-34-34-34z', 'M104 0L34 34 34-34z', 'M0 104L-34 34 34 34z', 'M-104 0L-34-34-34 34z']
    .map((d) => svg`<path d="${d}" fill="${lit('#e3aa58')}"/>`)
    .join('') +
  disc(0, 0, 42, '#fbedc4', 3) +
  times(14, () => {
    const [x, y] = within(random, 34);
    return svg`<circle cx="${x}" cy="${y}" r="3" fill="#e9cf8e"/>`;
  }) +
  line('M-60-20L-14-70M20 66L68 16', '#ffffff', 6, 0.7);

/** A slice of cake with a dark layer. */
export const layered =
  (dough: string, filling: string): Food =>
  () =>
    piece('M-104-20L60-70l46 40v96l-162 40-48-36z', darker(dough, 0.12), 9) +
    `<path d="M-104-20L60-70l46 40-162 50z" fill="${lit(dough)}"/><path d="M-104-20l48 40v86l-48-36z" fill="${darker(dough, 0.24)}"/>` +
    svg`<path d="M-56 46L106-4v36L-56 82z" fill="${filling}"/><path d="M-104 12l48 36v34l-48-36z" fill="${darker(filling, 0.3)}"/>` +
    line('M-84-20L56-62', '#fff8ea', 6, 0.7);

/** A cone of puff pastry filled with cream. */
export const creamHorn: Food = () =>
  turned(
    0,
    0,
    -24,
    piece('M-108 14L62-52q30 44 8 102z', '#cf8a3a', 9) +
      times(5, (i) =>
        line(
          svg`M${-76 + i * 32} ${4 - i * 11}q10 ${10 + i * 7} 2 ${24 + i * 12}`,
          '#f0c27a',
          8,
          0.9,
        ),
      ) +
      piece(
        'M60-54c28-16 56 2 46 26 22 10 20 38 0 44 8 26-22 42-42 30 18-32 18-66-4-100z',
        '#fdf8ea',
        4,
      ),
  );

const oneSamosa =
  piece(
    'M-4-74C8-80 20-62 34-38 52-8 76 34 78 50 78 64 30 70-2 70S-80 66-80 52C-80 34-40-46-4-74z',
    '#d3923c',
    6,
  ) +
  line('M-4-72Q10-6 4 68', '#a8661d', 4, 0.6) +
  line('M-70 52Q-2 40 70 50', '#a8661d', 3, 0.45) +
  line('M-62 34Q-34-20-12-52', '#f8dba0', 7, 0.65) +
  line('M20-34Q44 4 58 34', '#f1c478', 4, 0.5);

/** Two fried pyramids of dough, one behind the other. */
export const samosas: Food = () =>
  svg`<g transform="translate(30 -22) scale(.86)">${oneSamosa}</g><g transform="translate(-18 24) rotate(-6)">${oneSamosa}</g>`;

/** Balls of roasted gram flour, each with half an almond on it. */
export const laddoos: Food = (random) =>
  [
    [0, -48],
    [-52, 28],
    [52, 30],
  ]
    .map(([x = 0, y = 0]) =>
      move(
        x,
        y,
        0,
        1,
        disc(0, 0, 50, '#e2a32f', 6) +
          dots(
            Array.from({ length: 26 }, () => within(random, 42, 42)),
            '#b87818',
            5,
            0.4,
          ) +
          svg`<path d="M-14-26C-2-38 20-34 22-26 12-18-4-16-14-26z" fill="${lit('#f0dcb8')}"/>`,
      ),
    )
    .join('');
