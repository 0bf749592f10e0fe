import { n } from '../../colours.js';
import { lit } from '../../dishes/shapes.js';
import { share } from '../../volume.js';

/** Where a leaf grows: its foot, how far it turns to the right, and its size. */
export type Leaf = readonly [x: number, y: number, turn: number, size: number];

const arity: Readonly<Record<string, number>> = { C: 3, Q: 2, z: 0 };

/**
 * Draws lines of one leaf, upwards from its foot, where the leaf grows. Half units and steps from
 * point to point keep the paths of many leaves short; `onHalves` brings them back to size.
 */
function grown(letters: string, points: readonly number[], [x, y, turn, size]: Leaf): string {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  let [fromX, fromY, next] = [0, 0, 0];
  return [...letters]
    .map((letter) => {
      const count = arity[letter] ?? 1;
      const steps = Array.from({ length: count }, (_, i): [number, number] => {
        const [px = 0, py = 0] = points.slice((next + i) * 2);
        return [
          Math.round((x + px * cos - py * sin) * 2),
          Math.round((y + px * sin + py * cos) * 2),
        ];
      });
      next += count;
      const [ox, oy] = [fromX, fromY];
      [fromX, fromY] = steps.at(-1) ?? [fromX, fromY];
      if (letter === 'M') return `M${joined([fromX, fromY])}`;
      return letter.toLowerCase() + joined(steps.flatMap(([sx, sy]) => [sx - ox, sy - oy]));
    })
    .join('');
}

const joined = (values: readonly number[]) =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${n(value)}` : n(value))).join('');

type Lines = readonly [letters: string, points: readonly number[]];

/** One kind of leaf: its outline, the half in the shade, its veins and where it shines. */
export type Kind = Readonly<Record<'outline' | 'shade' | 'veins', Lines>> & {
  readonly gloss?: Lines;
  /** How far its teeth are rounded. */
  readonly soft?: number;
};

const all = ([letters, points]: Lines, leaves: readonly Leaf[]) =>
  leaves.map((leaf) => grown(letters, points, leaf)).join('');

const strokes = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${share(opacity)}"/>`;

/**
 * Leaves of one tone that hardly cover each other: what lies on them is one path for all. Those
 * without the colour of a vein stay plain in the background.
 */
export function layer(kind: Kind, tone: string, vein: string, leaves: readonly Leaf[]): string {
  const soft = kind.soft === undefined ? '' : ` stroke="${lit(tone)}" stroke-width="${kind.soft}"`;
  const bodies = leaves.map((leaf) => `<path d="${grown(...kind.outline, leaf)}"/>`).join('');
  const plain = `<g fill="${lit(tone)}"${soft}>${bodies}</g>`;
  if (vein === '') return plain;
  return (
    plain +
    `<path d="${all(kind.shade, leaves)}" fill="#0c3005" opacity=".25"/>` +
    strokes(all(kind.veins, leaves), vein, 2, 0.7) +
    (kind.gloss ? strokes(all(kind.gloss, leaves), '#fff', 6, 0.2) : '')
  );
}

export const onHalves = (drawing: string) =>
  `<g transform="scale(.5)" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
