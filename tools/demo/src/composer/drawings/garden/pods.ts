import { svg } from '../../colours.js';
import { CAST, line, times, turned } from '../../dishes/shapes.js';
import { dots } from '../../volume.js';
import { body, disc, flat, oval, row, shade, shape, sheen, strewn } from './light.js';

const long =
  'M-62 0C-63-10-56-17-44-18-16-21 22-21 46-18 58-16 63-10 63 0 63 10 57 16 46 18 20 21-18 21-44 18-56 17-63 10-62 0z';

/** A slice that lies against its neighbour, with its seeds around the middle. */
const slice = (x: number, y: number) =>
  svg`<g transform="translate(${x} ${y})">` +
  '<circle cx="2.5" cy="3.5" r="22" fill="#142008" opacity=".28"/>' +
  disc(1.5, 1.2, 22, '#356f2f') +
  disc(0, 0, 20.4, '#cfe5a0') +
  '<circle r="14.5" fill="#e2f0be"/><path d="M0-12C5-12 7-6 4-2 9-5 13 1 11 5 8 9 2 7 0 3-2 7-8 9-11 5-13 1-9-5-4-2-7-6-5-12 0-12z" fill="#b9d884" opacity=".8"/>' +
  line(
    'M-2-9l.6 3M2.6-9l-.6 3M7 1l-2.6 1M8 5l-2.6-.6M-7 1l2.6 1M-8 5l2.6-.6',
    '#fbfbe6',
    2.2,
    0.95,
  ) +
  '</g>';

const cucumber =
  turned(
    68,
    46,
    -27,
    body(long, '#34702d') +
      shade('M-50 13Q0 19 52 12', 9, '#0c2408', 1) +
      line('M-56-6Q0-12 58-7M-58 3Q0-1 60 3M-54 11Q0 10 56 10', '#8fb85c', 1.6, 0.35) +
      sheen('M-48-9Q0-15 48-11', 8, 1.5) +
      dots(strewn(24, [0, 0], [54, 14]), '#9cc46c', 1.6, 0.55) +
      oval(60, 0, 3, 8, 0, '#7d9a4a'),
  ) +
  slice(94, 94) +
  slice(61, 96) +
  slice(28, 95);

/** Both halves of the pod, opened along the upper seam, with the peas in the lower. */
const peaPod = turned(
  60,
  66,
  -34,
  body('M-70 4C-50-22-20-32 10-30 36-28 56-16 66-2 40-6-40-4-70 4z', '#7fb346') +
    shape('M-66 4C-46-15-18-23 10-22 34-20 52-12 62-2 40 6-40 10-66 4z', '#4a7f28') +
    flat('M-60 3C-40-13-16-19 10-18 34-16 48-10 58-2 30 2-30 6-60 3z', '#17330a', 0.35) +
    [
      [-46, 6],
      [-31, 9],
      [-14, 11],
      [5, 12],
      [24, 11],
      [41, 9],
    ]
      .map(
        ([x = 0, r = 0]) =>
          oval(x + 1.5, 1, r + 0.6, r + 0.6, 0, '#315c17') +
          oval(x, -1, r, r, 0, '#86bf45') +
          svg`<circle cx="${x - r * 0.36}" cy="${-1 - r * 0.4}" r="${r * 0.26}" fill="#fff" opacity=".34"/>`,
      )
      .join('') +
    body('M-72 3C-40 6 40 4 68-3 60 18 34 30 4 31-30 31-56 20-72 3z', '#74ab3d') +
    line('M-68 4C-40 8 40 6 65-2', '#c4e08c', 2.2, 0.9) +
    line('M-58 12Q-10 22 56 8M-44 20Q-6 29 42 18', '#4f8426', 1.2, 0.4) +
    sheen('M-46 14Q-10 21 34 14', 7, 1) +
    shade('M-34 25Q8 30 50 15', 5, '#1d3a0c', 0.8) +
    line('M-70 4l-5 2', '#6a9838', 2.4) +
    shape('M60-10C70-12 76-6 75 2 70 8 62 6 56 4 60 0 60-4 60-10z', '#5c8f35') +
    line('M74-3q6-1 9-5', '#6f9a40', 4.5),
);

/** Rows of kernels that bend with the cob. */
const rows = times(8, (i) => {
  const y = -21 + i * 6;
  const end = 61 - Math.abs(i - 3.5) * 2.4;
  return svg`M-54 ${y * 0.34}Q10 ${y * 1.5} ${end} ${y * 0.42}`;
});

const corn = turned(
  66,
  62,
  -40,
  body('M-70 10C-50-34-6-40 30-34 10-26-10-18-22-4-34 8-52 16-70 10z', '#5f9438') +
    body(
      'M-58 0C-54-18-20-27 14-24 42-21 56-12 59 0 56 12 42 21 14 25-20 27-54 18-58 0z',
      '#c4830f',
    ) +
    row(rows, '#efb426', 7.6, 6.4) +
    row(rows, '#ffe58a', 3, 6.4, 0.75).replace('<path', '<path transform="translate(-1.4-.8)"') +
    shade('M-20 19Q20 22 46 11', 10, '#7a4a04', 0.9) +
    sheen('M-30-13Q6-19 40-12', 12, 0.9) +
    body(
      'M-76-2C-54-10-40 0-18 12 4 24 28 26 48 36 16 46-24 42-46 28-62 20-72 10-76-2z',
      '#6fa544',
    ) +
    line(
      'M-68 2C-46 6-32 16-12 24 8 32 26 34 42 36M-66 8C-46 20-26 32 2 36M-66 0C-50 0-36 8-20 16',
      '#c3dc92',
      1.3,
      0.6,
    ) +
    body('M-78-4C-66-22-50-26-34-26-20-26-6-22 4-28-8-10-26-8-42-2-56 4-70 6-78-4z', '#7db24e') +
    line('M-72-4C-54-14-36-18-14-20M-66 0C-50-4-36-10-20-14', '#d3e6a6', 1.2, 0.6) +
    shade('M-50 20Q-24 32 10 35', 4, '#1d3a0c', 0.7) +
    oval(-76, 1, 5, 9, 12, '#a9bf72'),
);

const courgette =
  body(
    'M-58 1C-59-9-52-15-42-16-14-18 24-14 46-11 52-10 54-9 58-8L58 9C54 10 50 11 44 12 20 16-18 19-42 17-52 16-58 10-58 1z',
    '#356e30',
  ) +
  shade('M-46 12Q0 17 46 8', 8, '#0c2408', 1) +
  row('M-50-9Q0-13 48-8M-52-2Q0-5 50-2M-48 6Q0 6 48 4', '#b5d48a', 1.4, 5.7, 0.5) +
  sheen('M-44-8Q0-13 42-7', 8, 1.5) +
  shape(
    'M54-9C58-10 60-7 62-7L68-8C72-4 72 5 69 9L62 8C60 8 58 11 54 10 52 4 52-4 54-9z',
    '#86a050',
  ) +
  oval(69.5, 0.5, 2.6, 8, 0, '#c3cc92');

const cutZucchini = (x: number, y: number) =>
  svg`<circle cx="${x + 1.5}" cy="${y + 2.5}" r="17" fill="${CAST}" opacity=".25"/>` +
  disc(x, y, 17, '#356e30') +
  disc(x - 0.3, y - 0.5, 15.4, '#e9edbd') +
  svg`<circle cx="${x}" cy="${y}" r="9.5" fill="#d3dc94" opacity=".7"/>` +
  dots(strewn(8, [x, y], [7, 6]), '#fbfbe4', 2, 0.9);

/** Two whole ones, and slices of a third. */
const zucchini =
  turned(57, 36, -22, courgette) +
  turned(57, 72, -14, courgette) +
  cutZucchini(78, 97) +
  cutZucchini(48, 101);

export const pods: Readonly<Record<string, string>> = {
  cucumber,
  'pea-pod': peaPod,
  'ear-of-corn': corn,
  'own-zucchini': zucchini,
};
