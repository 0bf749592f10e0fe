import { line, turned } from '../../dishes/shapes.js';
import { body, sheen } from '../garden/light.js';

/** A feathered leaf of a carrot, upwards from its foot. */
const frond = (turn: number, long: number, tone: string) =>
  turned(
    64,
    50,
    turn,
    line(`M0 0Q3-${long * 0.5} 0-${long}`, '#5f8f35', 2.2) +
      [0.36, 0.52, 0.68, 0.84, 0.98]
        .map((share, i) => {
          const [y, reach] = [-long * share, 11 - i * 1.5];
          return line(
            `M0 ${y}Q${-reach * 0.6} ${y - 3} ${-reach} ${y - 9}M0 ${y}Q${reach * 0.6} ${y - 3} ${reach} ${y - 9}`,
            tone,
            5.2,
          );
        })
        .join(''),
  );

const root = (turn: number, tone: string) =>
  turned(
    64,
    48,
    turn,
    body('M-9 2C-10-4 10-4 9 2 9 30 4 56 0 76-4 56-9 30-9 2z', tone) +
      line('M-7 12h6M2 22h5M-5 34h5M1 46h3', '#b9540e', 1.5, 0.7) +
      sheen('M-4 4Q-5 30-2 56', 4, 2.4, '#ffe0b0'),
  );

/** Carrots with their greens, bound together. */
const carrots =
  [-38, 36, -20, 18, 0]
    .map((turn, i) => frond(turn, 40 + (i % 3) * 5, ['#3f7a2f', '#57963b', '#6aa845'][i % 3] ?? ''))
    .join('') +
  [-26, 25, -13, 12, 0].map((turn, i) => root(turn, i % 2 ? '#ef7d1a' : '#f58f2c')).join('') +
  line('M50 52Q64 60 78 52', '#e9dcb4', 4);

export const bunches: Readonly<Record<string, string>> = { 'own-carrot-bunch': carrots };
