import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { CAST, line, lit, piece, times, turned } from '../../dishes/shapes.js';

const body =
  'M-106 0C-108-44-84-68-44-70-10-74 26-74 56-70 92-64 108-32 108 8 108 52 90 84 54 86 20 90-14 90-48 86-86 80-104 44-106 0z';

/** The layer of fat along the top, which runs down over the cut. */
const cap =
  'M-106 0C-108-44-84-68-44-70-10-74 26-74 56-70 40-66 26-50 20-26 6-14-8-26-24-18-42-8-56-22-72-12-84-4-96-8-106 0z';

const rim =
  'M20-26C28-54 44-70 58-70 92-66 108-32 108 8 108 24 106 36 102 48 98 44 97 30 96 16 94-20 80-48 60-50 44-50 34-36 28-14 22-10 18-16 20-26z';

const cut = 'M60-66C90-64 106-30 106 8S90 82 58 82C30 82 14 46 14 8S32-66 60-66z';

/** A length of kitchen string around the joint, which cuts a little into it. */
const loop = (x: number) => {
  const d = svg`M${x + 8} -72Q${x - 34} 6 ${x + 4} 87`;
  return (
    svg`<path d="${d}" transform="translate(3 1)" fill="none" stroke="${CAST}" stroke-width="8" opacity=".34"/>` +
    line(d, '#f3e7cb', 5) +
    line(d, '#c9b48a', 1.6, 0.8)
  );
};

const string =
  [-70, -36, -2].map(loop).join('') +
  line('M-101 4Q-46-4 17 8', '#e8d9b8', 4.5) +
  line('M-44-66q-16-22-28-14t20 14M-44-66q10-24 24-18t-16 18', '#f3e7cb', 4.5);

const rosemary = turned(
  -4,
  84,
  -8,
  line('M-84 8Q-10-12 78 0', '#5f6b34', 4) +
    times(14, (i) => {
      const x = -76 + i * 11;
      const y = 4 - 12 * Math.sin((i / 14) * Math.PI);
      return line(svg`M${x} ${y}l13-15M${x + 4} ${y}l14 11`, i % 2 ? '#55803f' : '#3f6a34', 4.4);
    }),
);

/** A joint that lies with its cut to the front: grain and marbling in it, fat along the top. */
export const joint =
  (meat: string, fat: string, isTied = false): Food =>
  () =>
    piece(body, darker(meat, 0.1), 9) +
    line('M-92 30Q-50 18-4 34M-86 52Q-40 44 4 60M-98 14Q-60 6-20 14', lighter(meat, 0.3), 4, 0.4) +
    svg`<path d="${cap}" fill="${lit(fat)}"/>` +
    line('M-90-34Q-60-60-10-60', '#ffffff', 7, 0.5) +
    svg`<path d="${cut}" fill="${lit(lighter(meat, 0.12))}"/>` +
    line(
      'M34-12Q48-24 62-16M40 18Q60 4 84 16M32 42Q52 30 66 46M70-30Q82-24 86-10M56 66Q70 52 84 58',
      lighter(fat, 0.3),
      3.6,
      0.75,
    ) +
    line('M28 10Q44 0 54 6M74 34Q86 30 92 36M46 54Q56 50 64 58', darker(meat, 0.25), 3, 0.4) +
    svg`<path d="${rim}" fill="${lit(lighter(fat, 0.2))}"/>` +
    (isTied ? string + rosemary : '');
