import { lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, times, turned } from '../../dishes/shapes.js';
import * as staple from '../../dishes/staples.js';

const beet = (x: number, y: number, size: number) =>
  turned(
    x,
    y,
    0,
    svg`<g transform="scale(${size})">` +
      line('M-6-40Q-22-74-40-96M0-42Q0-80 4-104M8-40Q24-70 44-88', '#a3224f', 8) +
      piece('M-40-96C-66-98-62-132-36-130-14-116-22-96-40-96z', '#4f9040', 3) +
      piece('M4-104C-18-112-12-144 8-146 28-138 24-110 4-104z', '#5fa34a', 3) +
      piece('M44-88C36-112 58-128 76-116 84-98 66-84 44-88z', '#4f9040', 3) +
      piece(
        'M-50 0C-50-30-24-44 0-44S50-30 50 0C50 30 20 42 4 50l-4 26-6-26C-22 42-50 30-50 0z',
        '#8c2148',
        6,
      ) +
      line('M-30-12q10-18 28-20', '#d9799a', 7, 0.7) +
      line('M-34 16q34 14 68 0M-24 30q24 8 48 0', '#6a1536', 3, 0.6) +
      '</g>',
  );

/** Pale, pointed heads of chicory. */
const chicory: Food = () =>
  [
    [-44, -6, -22],
    [46, -10, 16],
    [4, 30, -4],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        x,
        y,
        turn,
        piece('M-26 58C-46 10-30-52 0-86 30-52 46 10 26 58 14 68-14 68-26 58z', '#f3f1d6', 6) +
          svg`<path d="M0-86C16-66 26-40 28-14 14-30 4-40 0-60-4-40-14-30-28-14-26-40-16-66 0-86z" fill="${lit('#d8d96a')}"/>` +
          line('M-14 56Q-24 6-4-50M14 56Q24 6 4-50M0 60V-30', '#ffffff', 4, 0.9) +
          line('M-24 40Q-32 0-12-48M24 40Q32 0 12-48', '#c9cb8a', 3, 0.7) +
          piece('M-16 58q16-10 32 0-4 12-16 12t-16-12z', '#d9c9a0', 2),
      ),
    )
    .join('');

/** Slender chillies. */
const chillies =
  (skin: string): Food =>
  () =>
    [
      [-6, -44, -14],
      [8, -12, 10],
      [-12, 22, -8],
      [10, 52, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(
          x,
          y,
          turn,
          line('M78-6q18-12 32-8', '#5f7d2f', 7) +
            piece('M-104 18C-50 20 10 16 78-16q12 8 4 22C40 34-50 44-104 18z', skin, 6) +
            line('M-70 20Q10 22 70-2', lighter(skin, 0.6), 4, 0.6) +
            piece('M70-16q14-4 18 10-8 8-14 6z', '#6f8f3a', 1),
        ),
      )
      .join('');

/** Leaves on both sides of a stem, in pairs. */
const pairs: Food = () =>
  [
    [-44, -30],
    [0, 0],
    [44, 30],
  ]
    .map(([x = 0, turn = 0]) =>
      turned(
        x,
        14,
        turn,
        line('M0 84V-70', '#6f8a3a', 4) +
          times(6, (i) => {
            const y = -60 + i * 24;
            const leaf = (side: number) =>
              piece(
                svg`M0 ${y + 12}Q${side * 10} ${y - 14} ${side * 36} ${y - 12} ${side * 34} ${y + 10} 0 ${y + 12}z`,
                i % 2 ? '#3f7f34' : '#4f9440',
                3,
              ) + line(svg`M0 ${y + 12}L${side * 30} ${y - 8}`, '#9cc884', 2, 0.8);
            return leaf(-1) + leaf(1);
          }) +
          piece('M0-58C-14-70-10-92 0-98 10-92 14-70 0-58z', '#4f9440', 3),
      ),
    )
    .join('');

/** Leaves of spinach on their stalks. */
const spinach: Food = () =>
  [
    [-52, 6, -34, '#3a7a30'],
    [54, 0, 32, '#3a7a30'],
    [-20, -22, -10, '#468a39'],
    [28, -14, 14, '#4f9641'],
    [0, 22, 2, '#57a147'],
  ]
    .map(([x, y, turn, tone]) =>
      turned(
        Number(x),
        Number(y),
        Number(turn),
        line('M0 20Q4 60 0 92', '#a9cf8a', 9) +
          piece(
            'M0 36C-26 44-48 24-44-6-42-36-20-62 0-78 20-62 42-36 44-6 48 24 26 44 0 36z',
            String(tone),
            5,
          ) +
          line(
            'M0 36V-58M0 20L-26 0M0 20L26 0M0-8L-22-26M0-8L22-26',
            lighter(String(tone), 0.5),
            4,
            0.8,
          ),
      ),
    )
    .join('');

/** A bulb of red onion whole, another cut through. */
const redOnions: Food = () =>
  piece(
    'M-62 84C-112 70-116 0-62-26-54-44-50-62-56-78q12-6 18 0-2 20 8 52C18 0 14 70-34 84z',
    '#8f2f5c',
    8,
  ) +
  line('M-76 74Q-106 20-62-18M-54 80Q-62 20-50-22M-30 78Q0 20-42-20', '#c9779c', 4, 0.7) +
  piece('M52-40c34 0 58 26 58 62S86 82 52 82-6 58-6 22s24-62 58-62z', '#8f2f5c', 8) +
  [50, 38, 26, 13]
    .map(
      (r, i) =>
        svg`<circle cx="52" cy="22" r="${r}" fill="${i % 2 ? '#e9b3cc' : '#fbeaf2'}" stroke="#b5547f" stroke-width="3"/>`,
    )
    .join('');

export const greens: Readonly<Record<string, Food>> = {
  beets: () => beet(-52, 26, 0.86) + beet(54, 22, 0.84) + beet(2, 44, 0.92),
  chicory,
  'curry-leaves': pairs,
  'green-chillies': chillies('#6fa03a'),
  'lambs-lettuce': staple.leaves(['#4f8f3a', '#6aa850', '#5b9a44'], 22, 27, 66),
  'red-onions': redOnions,
  rocket: staple.leaves(['#4f8a30', '#6fa845', '#3f7428'], 15, 42, 62),
  spinach,
};
