import { darker, lighter, svg } from '../../colours.js';
import type { Food } from '../../dishes/shapes.js';
import { line, lit, piece, turned } from '../../dishes/shapes.js';
import { letteringOf } from '../../lettering/faces.js';
import { lettering } from '../../lettering/lettering.js';
import { dots, type Point } from '../../volume.js';
import { strewn } from '../garden/light.js';
import { ellipse } from '../shapes-in-space.js';

/** What an open sack holds: round grains of a width, or long ones. */
interface Filling {
  readonly colour: string;
  readonly width: number;
  readonly count: number;
  readonly isLong?: boolean;
  /** Printed on the flag. */
  readonly name: string;
}

const jute = '#c79a5f';

/** Long grains that lie in all directions, all in one path. */
export function grains(at: readonly Point[], colour: string, width: number, length: number) {
  const d = at.map(([x, y], i) => {
    const turn = (i * 2.4) % Math.PI;
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length * 0.6];
    return svg`M${x - dx / 2} ${y - dy / 2}l${dx} ${dy}`;
  });
  return line(d.join(''), colour, width);
}

/** Points of a heap in three tones. */
export function inTones(
  at: readonly Point[],
  colour: string,
  draw: (at: readonly Point[], tone: string) => string,
): string {
  // Not every third: on the spiral that they lie on, one would see arms of one tone.
  return [darker(colour, 0.2), lighter(colour, 0.34), colour]
    .map((tone, index) =>
      draw(
        at.filter((_, i) => ((i * 13) % 17) % 3 === index),
        tone,
      ),
    )
    .join('');
}

const heap = ({ colour, width, count, isLong }: Filling) =>
  svg`<path d="M-86-12C-70-56-34-80 0-80S70-56 86-12C68 12 34 20 0 20S-68 12-86-12z" fill="${lit(darker(colour, 0.1))}"/>` +
  inTones(strewn(count, [0, -26], [80 - width / 2, 47 - width / 3]), colour, (at, tone) =>
    isLong === true ? grains(at, tone, width, 13) : dots(at, tone, width),
  );

const flag = (name: string) =>
  turned(
    26,
    -52,
    5,
    line('M0 0V-64', '#8a5a2e', 5) +
      piece('M-40-104H40V-58H-40z', '#fff8e6', 3) +
      svg`<path d="M-40-104H40V-97H-40z" fill="#a3195b"/>` +
      lettering(name, {
        x: -36,
        y: -96,
        width: 72,
        height: 36,
        fill: '#3a1626',
        lines: 1,
        face: letteringOf('bubbly').brand,
      }),
  );

const weave =
  line('M-92 24Q0 58 92 24M-95 46Q0 78 95 46M-94 68Q0 96 94 68', darker(jute, 0.28), 2, 0.5) +
  line(
    'M-66 14Q-74 60-64 102M-36 22Q-40 66-34 106M0 24V108M36 22Q40 66 34 106M66 14Q74 60 64 102',
    darker(jute, 0.28),
    2,
    0.4,
  ) +
  line('M-78 22Q-88 58-76 92', '#fff2d6', 7, 0.4);

const ticks = Array.from({ length: 13 }, (_, i) => {
  const share = (i / 12) * 2 - 1;
  return svg`M${share * 92 - 4} ${2 + 22 * (1 - share * share)}l7-14`;
}).join('');

/** A sack of jute with its edge rolled down, as it stands open before the counter of a grocer. */
const sack =
  (filling: Filling): Food =>
  () =>
    piece('M-88-8C-104 36-102 84-80 102Q0 116 80 102C102 84 104 36 88-8z', jute, 6) +
    weave +
    ellipse(0, -12, 98, 34, lit(lighter(jute, 0.2))) +
    ellipse(0, -12, 86, 27, darker(jute, 0.5)) +
    heap(filling) +
    line('M-94-8C-84 28 84 28 94-8', darker(jute, 0.3), 24) +
    line('M-94-11C-84 24 84 24 94-11', lighter(jute, 0.24), 20) +
    line(ticks, darker(jute, 0.24), 2, 0.6) +
    line('M-92-16C-78 12-24 18 20 17', '#fff6e0', 4, 0.7) +
    flag(filling.name);

export const sacks: Readonly<Record<string, Food>> = {
  'sack-chana': sack({ colour: '#dfb970', width: 17, count: 90, name: 'Chana' }),
  'sack-masoor': sack({ colour: '#e2673a', width: 9, count: 190, name: 'Masoor' }),
  'sack-rice': sack({ colour: '#f6f0e0', width: 4.5, count: 190, isLong: true, name: 'Rice' }),
  'sack-toor': sack({ colour: '#e8ae2c', width: 10, count: 170, name: 'Toor' }),
};
