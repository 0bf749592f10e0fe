import { line, times, turned } from '../../dishes/shapes.js';
import { body, dots, oval, shade, sheen, strewn, volume } from './light.js';

/** A feathery frond of leaves along its stalk. */
const frond = (turn: number, length: number, tone: string) =>
  turned(
    28,
    0,
    turn,
    line(`M0 0Q${length / 2}-3 ${length} 0`, '#7d9f45', 2) +
      line(
        times(6, (i) => {
          const x = Math.round(length * (0.34 + i * 0.11));
          const reach = 9 - i;
          return `M${x}-1l${reach}-${reach}l1 5M${x}-1l${reach} ${reach}l2-4`;
        }),
        tone,
        2.6,
      ),
  );

const root =
  body(
    'M-80 3C-60-4-40-10-10-15 8-18 24-19 30-13 35-7 35 8 30 14 24 20 6 18-10 16-38 13-62 8-80 3z',
    '#ea7d22',
  ) +
  shade('M-58 7Q-20 14 24 14', 7, '#8a3406', 0.9) +
  sheen('M-46-4Q-10-10 22-11', 7, 1.4) +
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
    '#cfa363',
    [42, 52],
    0.16,
  ) +
  sheen('M26 66Q38 46 66 42', 18, 1) +
  dots(strewn(40, [64, 72], [48, 36]), '#8a6030', 1.3, 0.42) +
  dots(strewn(17, [60, 70], [44, 32]), '#f0d6a2', 2, 0.4) +
  line('M40 70q6 5 13 1M80 52q5 5 11 2M70 94q7 5 14 0M98 80q4 4 9 1M30 92q4 4 9 2', '#6d4520', 2.2, 0.6) +
  line('M41 73q6 4 12 1M81 55q5 4 10 2M71 97q7 4 13 0', '#f3dcae', 1.4, 0.5) +
  line('M56 60q8 2 14-1M88 66q8 3 12 0M46 84q8 3 12 1', '#9c7038', 1.2, 0.4);

/** One finger of the rhizome, with the rings of its skin. */
const finger = (d: string, rings: string) =>
  body(d, '#cfa56c') +
  line(rings, '#8f6531', 1.7, 0.65) +
  line(rings, '#f4dcb0', 1, 0.5).replace('<path', '<path transform="translate(-.8 1.4)"');

const ginger =
  finger(
    'M72 52C70 38 74 22 84 14 92 8 104 10 107 18 110 28 102 36 100 46 98 56 92 64 84 66 78 64 74 60 72 52z',
    'M74 44Q86 50 99 46M77 32Q90 38 103 34M84 20Q94 24 106 24',
  ) +
  finger(
    'M40 62C32 56 18 46 14 34 11 24 18 16 27 18 38 20 42 34 50 42 58 50 58 58 56 66 50 68 44 66 40 62z',
    'M18 42Q30 38 38 28M28 54Q42 48 47 40M38 60Q48 56 54 48',
  ) +
  finger(
    'M86 66C96 62 108 64 115 72 121 80 119 92 110 96 100 99 92 92 84 90 78 84 78 72 86 66z',
    'M96 66Q90 78 95 93M106 67Q101 80 106 96',
  ) +
  finger(
    'M20 82C26 66 42 58 58 56 74 52 90 56 96 68 100 80 92 92 80 96 66 100 58 110 44 116 30 120 16 112 14 100 14 94 16 88 20 82z',
    'M42 62Q38 76 52 92 56 100 54 108M60 57Q56 72 68 96M78 56Q74 72 84 93M28 72Q26 84 40 90',
  ) +
  sheen('M34 74Q54 62 80 64', 9, 0.9) +
  sheen('M82 26Q78 38 79 50M24 28Q32 42 44 52', 5, 0.9) +
  oval(28, 101, 13, 16, -28, '#b58a4e') +
  oval(27.4, 101, 11, 13.6, -28, '#f3d774') +
  oval(27.2, 101, 7.6, 9.6, -28, '#f7e296') +
  line('M24 94l5 12M29 94l-3 15M21 99l9 7', '#d3ab45', 0.9, 0.6) +
  dots(strewn(26, [66, 76], [28, 16]), '#8f6531', 1, 0.4);

export const tubers: Readonly<Record<string, string>> = {
  carrot,
  potato,
  'ginger-root': ginger,
};
