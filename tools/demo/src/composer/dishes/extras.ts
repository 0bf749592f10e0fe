import { svg } from '../colours.js';
import type { Food } from './shapes.js';
import { blob, disc, line, lit, piece, spread, times, turned } from './shapes.js';

export const lemon =
  (rind = '#f2c52c', flesh = '#f9e27a', count = 2): Food =>
  () =>
    times(count, (i) => {
      const x = i * 40 - (count - 1) * 20;
      return (
        disc(x, i * 12, 33, rind, 5) +
        svg`<circle cx="${x}" cy="${i * 12}" r="28" fill="#fff8dc"/>` +
        times(8, (k) =>
          turned(x, i * 12, k * 45 + 10, `<path d="M0-3L-9-22Q0-29 9-22z" fill="${lit(flesh)}"/>`),
        )
      );
    });

export const eggHalves =
  (count = 3): Food =>
  (random) =>
    spread(random, count, 72, 60)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 360,
          piece(
            'M-32 0C-32-20-12-28 8-24 30-20 36-8 34 2 30 20 8 26-8 24-24 22-32 14-32 0z',
            '#fbf6ea',
            5,
          ) + disc(2, 0, 14, '#f3ae2d', 0),
        ),
      )
      .join('');

export const friedEggs =
  (count = 2): Food =>
  (random) =>
    spread(random, count, count === 1 ? 0 : 62, 54)
      .map(
        ([x, y]) =>
          piece(blob(random, [x, y], [43, 38], 0.24), '#fdf9ef', 4) +
          disc(x, y, 17, '#f5a623', 2) +
          svg`<ellipse cx="${x - 6}" cy="${y - 7}" rx="5" ry="3" fill="#fff" opacity=".8"/>`,
      )
      .join('');

export const drizzle =
  (colour: string): Food =>
  () =>
    line('M-86-26Q-40-64-10-20T60-40M-70 30Q-20-4 20 34T88 14', colour, 6, 0.85) +
    line('M-84-28Q-40-66-12-22', '#ffffff', 2, 0.5);

/** Icing sugar, cocoa or cinnamon. */
export const dusting =
  (colour: string, r = 92): Food =>
  (random) =>
    times(110, () => {
      const angle = random() * 7;
      const reach = Math.sqrt(random()) * r;
      return svg`<circle cx="${Math.cos(angle) * reach}" cy="${Math.sin(angle) * reach}" r="${0.8 + random() * 1.6}" fill="${colour}" opacity=".8"/>`;
    });

/** Halves of fruit or vegetables with a stone or a heart. */
export const halves =
  (skin: string, flesh: string, heart: string, count = 3, r = 62): Food =>
  (random) =>
    spread(random, count, count === 1 ? 0 : r, r * 0.8)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 90 - 45,
          piece('M0-44C20-40 34-6 34 12 34 34 18 44 0 44S-34 34-34 12C-34-6-20-40 0-44z', skin, 6) +
            `<path d="M0-38C16-34 28-5 28 11 28 30 16 38 0 38S-28 30-28 11C-28-5-16-34 0-38z" fill="${lit(flesh)}"/><ellipse cy="14" rx="10" ry="12" fill="${lit(heart)}"/>`,
        ),
      )
      .join('');

/** Long wedges or sticks. */
export const wedges =
  (colour: string, count = 8, r = 70): Food =>
  (random) =>
    spread(random, count, r, r * 0.8)
      .map(([x, y]) =>
        turned(
          x,
          y,
          random() * 180,
          piece('M-34 4Q-20-18 10-16T36-2Q10 18-34 4z', colour, 5) +
            line('M-24 0Q0-10 26-4', '#ffffff', 3, 0.35),
        ),
      )
      .join('');

/** Florets of broccoli. */
export const florets: Food = (random) =>
  spread(random, 7, 66, 56)
    .map(
      ([x, y]) =>
        piece(svg`M${x - 7} ${y + 4}h14l3 20h-20z`, '#9cc46a', 3) +
        piece(blob(random, [x, y], [22, 19], 0.3, 8), '#4d8f3a', 5) +
        times(
          9,
          (i) =>
            svg`<circle cx="${x - 10 + (i % 3) * 10}" cy="${y - 10 + Math.floor(i / 3) * 8}" r="4.4" fill="#69ad4e"/>`,
        ),
    )
    .join('');
