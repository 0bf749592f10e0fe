import { line, times, turned } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { body, oval, shade, sheen, strewn, volume } from './light.js';

/** A feathery frond of leaves along its stalk. */
const frond = (turn: number, length: number, tone: string) =>
  turned(
    28,
    0,
    turn,
    line(`M0 0H${length}`, '#86a64c', 1.8) +
      line(
        times(7, (i) => {
          const x = Math.round(length * (0.3 + i * 0.1));
          const reach = 9 - i;
          return `M${x} 0l${reach - 2}-${reach}m-3 2h5M${x} 0l${reach - 2} ${reach}m-3-2h5`;
        }),
        tone,
        2.2,
      ),
  );

const root =
  body(
    'M-80 4C-60-5-40-12-10-18 8-22 24-22 31-15 36-8 36 9 31 16 24 23 6 22-10 19-38 15-62 9-80 4z',
    '#ea7d22',
  ) +
  shade('M-56 8Q-20 17 24 17', 7, '#8a3406', 0.9) +
  sheen('M-46-5Q-10-12 22-14', 7, 1.4) +
  line(
    'M-44-7q3 3 2 6M-18-13q4 4 3 9M8-16q3 3 3 7M-32 10q3-3 2-6M-6 15q4-4 3-8M18 17q3-3 2-6M-60 4q2-2 1-4M-2-2q3 3 1 6M-26-2q2 2 1 4',
    '#a8480c',
    1.2,
    0.6,
  ) +
  line('M-43-6q3 3 2 6M-17-12q4 4 3 9M-5 15q4-4 3-8', '#ffc48a', 0.8, 0.5) +
  shade('M29-9Q33 0 29 10', 7, '#5d5a12', 0.8);

const carrot = turned(
  60,
  70,
  -41,
  frond(-26, 44, '#3f7a2c') +
    frond(24, 42, '#3f7a2c') +
    frond(-10, 50, '#57953a') +
    frond(9, 49, '#6aa848') +
    root,
);

/** A lumpy tuber with its eyes. */
const potato =
  volume(
    'M8 76C6 52 24 36 50 30 78 22 108 28 117 52 124 74 112 98 88 110 64 121 34 120 20 106 12 98 9 88 8 76z',
    '#d6ac66',
    [42, 52],
    0.16,
  ) +
  sheen('M26 66Q38 46 66 42', 18, 1) +
  dots(strewn(40, [64, 72], [48, 36]), '#8a6030', 1.3, 0.42) +
  dots(strewn(17, [60, 70], [44, 32]), '#f0d6a2', 2, 0.4) +
  line(
    'M42 66q2 6 9 5M84 54q6 2 8-4M72 96q0-5 7-6M100 82q5 0 6-6M30 88q1 5 7 7',
    '#6d4520',
    2.2,
    0.55,
  ) +
  line('M41 69q3 6 9 5M86 57q5 1 8-4M102 85q5 0 7-6M29 91q2 5 7 7', '#f3dcae', 1.4, 0.5) +
  line('M56 60q8 2 14-1M88 66q8 3 12 0M46 84q8 3 12 1', '#9c7038', 1.2, 0.4);

/** One finger of the rhizome, with the rings of its skin. */
const finger = (d: string, rings: string) => body(d, '#d8b07a') + line(rings, '#8f6531', 1.5, 0.6);

const ginger =
  finger(
    'M66 62C62 48 66 34 72 26 68 18 76 9 86 10 97 11 102 20 99 28 102 38 98 48 98 62 90 70 74 70 66 62z',
    'M70 30Q84 38 99 30M65 44Q82 54 100 44M71 20Q84 25 99 20',
  ) +
  finger(
    'M42 70C36 60 24 54 18 44 8 40 6 26 15 21 24 16 34 22 36 30 48 36 60 46 62 60 60 70 50 76 42 70z',
    'M11 38Q28 38 34 25M22 49Q40 48 46 37M36 62Q50 58 56 48',
  ) +
  finger(
    'M80 66C88 58 98 60 104 62 114 58 123 66 122 77 121 88 110 94 102 90 92 96 82 92 78 86z',
    'M96 60Q88 76 96 92M108 61Q102 76 108 91',
  ) +
  finger(
    'M16 86C20 72 34 68 44 62 58 52 76 54 90 56 102 62 102 80 92 90 82 100 72 100 64 108 52 120 34 122 22 114 12 108 12 96 16 86z',
    'M42 63Q38 78 54 94 58 102 57 112M58 57Q54 74 70 100M76 55Q72 74 88 93M28 72Q28 84 42 90',
  ) +
  sheen('M34 78Q54 64 84 64M76 30Q72 40 74 52M18 28Q32 40 46 52', 8, 1) +
  oval(29, 101, 13, 16, -28, '#b58a4e') +
  oval(28.4, 101, 11, 13.6, -28, '#f3d774') +
  oval(28.2, 101, 7.6, 9.6, -28, '#f7e296') +
  line('M24 94l5 12M29 94l-3 15M21 99l9 7', '#d3ab45', 0.9, 0.6) +
  dots(strewn(26, [66, 76], [28, 16]), '#8f6531', 1, 0.4);

export const tubers: Readonly<Record<string, string>> = {
  carrot,
  potato,
  'ginger-root': ginger,
};
